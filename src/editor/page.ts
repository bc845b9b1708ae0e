/** Built pages in the editor: which of them show a file, and what they show of its draft. */
import { typeset } from '../node/nodes/typeset'
import type { Language } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { pageKinds, pathOfFile } from '../routing/pageKinds'
import { typeOfFile } from './formats'
import { contentLeaves, keyOf, type Draft } from './leaves'
import { findSpots, indexLeaves, placedIn, type LeafIndex, type Spot } from './places'
import { loadSiteCopy } from './siteCopy'

/** A page without its scripts, as a document that is not shown. */
export function parsePage(html: string): Document {
  // React separates texts by comments.
  const page = new DOMParser().parseFromString(html.replaceAll('<!-- -->', ''), 'text/html')
  for (const element of page.querySelectorAll('script')) element.remove()
  return page
}

const NOT_FOUND = '/404.html'

/** Loads the HTML of a page for a frame, with the styles of articles; '' if there is no such page. */
async function loadPage(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok && !path.endsWith(NOT_FOUND)) return ''
  const page = parsePage(await response.text())
  const styles = page.createElement('style')
  styles.textContent = `@layer component { ${await (await fetch('/admin/editor.css')).text()} }`
  page.head.append(styles)
  // The page of a development server has no words.
  return page.querySelector('main') ? `<!doctype html>${page.documentElement.outerHTML}` : ''
}

/** The words of all content in a language, and its built pages. */
export interface Site {
  texts: Readonly<Record<string, string>>
  index: LeafIndex
  page(neutralPath: string): Promise<string>
  /** The pages that show a file, as neutral paths, those first that show most of it. */
  pagesOf(file: string): Promise<string[]>
  /** The page of another article of the same kind. */
  pageLike(file: string): string | null
}

const sites = new Map<Language, Promise<Site>>()

/** The site in a language, as it was built. It is read once. */
export function siteIn(language: Language): Promise<Site> {
  const site = sites.get(language) ?? readSite(language)
  sites.set(language, site)
  return site
}

async function readSite(language: Language): Promise<Site> {
  const { texts } = await loadSiteCopy()
  const index = indexLeaves(contentLeaves(texts, language))
  const pages = new Map<string, Promise<string>>()
  const page = (path: string) => {
    const loaded = pages.get(path) ?? loadPage(localizePath(path, language))
    pages.set(path, loaded)
    return loaded
  }
  let shown: Promise<Map<string, Map<string, number>>> | undefined
  return {
    texts,
    index,
    page,
    pageLike: (file) => {
      const [, kind] = file.split('/')
      return pathOfFile(
        Object.keys(texts).find((each) => each.startsWith(`content/${kind}/`) && each.endsWith(`/${language}.mdx`)) ??
          '',
      )
    },
    async pagesOf(file) {
      shown ??= countFiles(Object.keys(texts), page, index)
      const counts = [...(await shown)].map(([path, files]) => ({ path, count: files.get(file) ?? 0 }))
      const found = counts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
      return found.map(({ path }) => path)
    },
  }
}

/** The page of a file by its type: that of the record, of the texts of a page, or of a list of records. */
export function ownPage(file: string): string | null {
  const type = typeOfFile(file)
  if (!type) return pathOfFile(file)
  const pages = pageKinds().filter(([, { record }]) => !record)
  const isIn = (types: readonly unknown[]) => types.includes(type)
  const own =
    pages.find(([, { needs = [], ordered }]) => isIn([...needs, ordered?.file])) ??
    pages.find(([, { ordered }]) => isIn(Object.values(ordered?.sections ?? {})))
  return pathOfFile(file) ?? (type === 'NotFoundPage' ? NOT_FOUND : (own?.[1].path ?? null))
}

/** How many fields of each file each page shows. */
async function countFiles(
  files: readonly string[],
  page: Site['page'],
  index: LeafIndex,
): Promise<Map<string, Map<string, number>>> {
  const paths = new Set([...pageKinds().map(([, { path }]) => path), ...files.map(pathOfFile)])
  const shown = new Map<string, Map<string, number>>()
  for (const path of paths) {
    if (!path || path.includes('*')) continue
    const html = await page(path)
    if (!html) continue
    const counts = new Map<string, number>()
    for (const { file } of findSpots(parsePage(html), index).flatMap(placedIn))
      counts.set(file, (counts.get(file) ?? 0) + 1)
    shown.set(path, counts)
  }
  return shown
}

/**
 * Shows a draft in the texts of a page.
 * @param file of the draft
 * @param showPicture shows a picture that the draft names
 * @returns paths of the fields of the draft that the page shows
 */
export function writeDraft(
  spots: readonly Spot[],
  file: string,
  { words }: Draft,
  language: Language,
  showPicture: (name: string, image: Element) => void,
): Set<string> {
  for (const spot of spots) {
    const { node, element, prefix, pieces, written = node.nodeValue } = spot
    const texts = pieces.map(({ text, leaves: [leaf, other] }) => {
      if (!leaf || other) return text
      const now = words.get(keyOf(leaf)) ?? (leaf.file === file ? prefix : leaf.words)
      if (now === leaf.words) return text
      return text.replace(text.trim(), () => (prefix ? now.slice(prefix.length) : typeset(now, language)))
    })
    spot.written = texts.join('')
    if (spot.written === written) continue
    if (prefix === 'src=') showPicture(spot.written, element)
    else node.nodeValue = spot.written
  }
  const own = spots.flatMap(placedIn).filter((leaf) => leaf.file === file && words.has(keyOf(leaf)))
  return new Set(own.map(({ path }) => path))
}

/** The fields of a file whose words stand on a page, but in other fields too, so that no place is theirs. */
export function unplacedIn(spots: readonly Spot[], file: string): string[] {
  const placed = new Set(spots.flatMap(placedIn))
  const unclear = spots.flatMap(({ pieces }) => pieces).filter(({ leaves }) => leaves.length > 1)
  const own = unclear.flatMap(({ leaves }) => leaves.filter((leaf) => leaf.file === file && !placed.has(leaf)))
  return [...new Set(own.map(({ path }) => path))]
}
