/** Built pages in the editor, and the words of a draft in them. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { decode, joinPath } from '../content/report/paths'
import { typeset } from '../node/nodes/typeset'
import type { Language } from '../routing/languages'
import { pageKinds, pathOfFile, type PageKind } from '../routing/pageKinds'
import type { PictureSource } from '../ui/Picture'
import { typeOfFile } from './formats'
import { keyOf, leavesOf, type Draft, type Texts } from './leaves'
import { indexLeaves, placedIn, type Spot } from './places'
import { loadSiteCopy } from './siteCopy'

const NOT_FOUND = '/404.html'

/** Loads the HTML of a page for a frame, without scripts, with the styles of articles; '' if no build of it is there. */
export async function loadPage(path: string): Promise<string> {
  const response = await fetch(path)
  // React separates texts by comments.
  const html = (await response.text()).replace(/<!-- -->|<script[^]*?<\/script>/g, '')
  const ofArticles = await (await fetch('/admin/editor.css')).text()
  // A scrollbar would take width from the page.
  const styles = `@layer component { ${ofArticles} } html { scrollbar-width: none; }
    [data-shown] { outline: 4px solid #a64dff !important; outline-offset: -1px !important; }`
  // The page of a development server has no words.
  const isBuilt = (response.ok || path.endsWith(NOT_FOUND)) && html.includes('<main')
  return isBuilt ? html.replace('</head>', () => `<style>${styles}</style></head>`) : ''
}

/** Reads the site of the last build in a language: its texts, its pages as neutral paths, and its words. */
async function readSite(language: Language) {
  const { texts } = await loadSiteCopy()
  const paths = [...pageKinds().map(([, { path }]) => path), ...Object.keys(texts).map(pathOfFile), NOT_FOUND]
  const pages = [...new Set(paths)].filter((path): path is string => path !== null && !path.includes('*'))
  return { texts, pages, index: indexLeaves(leavesOf(texts, language)) }
}

const sites: Partial<Record<Language, ReturnType<typeof readSite>>> = {}

/** The site in a language. It is read once, because each key in a form asks for it. */
export const siteIn = (language: Language) => (sites[language] ??= readSite(language))

/** The page on which a form begins: that of the record, of the texts of a page, or of a list of records. */
export function ownPage(file: string): string {
  const type = typeOfFile(file)
  const isShown = ({ record, needs, ordered }: PageKind) =>
    !record && JSON.stringify([needs, ordered]).includes(`"${type}"`)
  const showing = pageKinds().filter(([, kind]) => isShown(kind))
  return pathOfFile(file) ?? showing.at(-1)?.[1].path ?? (type === 'NotFoundPage' ? NOT_FOUND : '/')
}

/** The file of the build in whose places a form is shown: its own or, if it has no page yet, another of its kind. */
export function builtFileOf(file: string, texts: Texts, language: Language): string {
  const isBuilt = (each: string) => each in texts && !/^draft: true$/m.test(texts[each])
  const [, folder] = file.split('/')
  const end = file.endsWith('.mdx') ? `/${language}.mdx` : '.json'
  const isLike = (each: string) => each.startsWith(`content/${folder}/`) && each.endsWith(end) && isBuilt(each)
  return isBuilt(file) ? file : (Object.keys(texts).find(isLike) ?? file)
}

/**
 * Shows a draft in the texts of a page.
 * @param isOwn whether these are texts of its own, and not of another entry
 * @param showPicture shows a picture that the draft names
 * @returns paths of the fields of the draft that the page shows
 */
export function writeDraft(
  spots: readonly Spot[],
  { file, words, changed }: Draft,
  language: Language,
  isOwn: boolean,
  showPicture: (name: string, image: Element) => void,
): Set<string> {
  const seen = new Set<string>()
  for (const spot of spots) {
    const texts = spot.pieces.map(({ text, leaves: [leaf, other] }) => {
      const now = leaf && !other ? words.get(keyOf(leaf)) : undefined
      if (now === undefined) return text
      if (leaf.file === file) seen.add(leaf.path)
      if (now === leaf.words && (isOwn || spot.prefix !== 'src=')) return text
      // Words of other files change by the figures in them.
      if (leaf.file !== file) for (const path of changed) if (path.endsWith('.amount')) seen.add(path)
      const shown = spot.prefix ? now.slice(spot.prefix.length) : typeset(now, language)
      return text.replace(text.trim(), () => shown)
    })
    const before = spot.shown ?? spot.node.nodeValue
    spot.shown = texts.join('')
    if (spot.shown === before) continue
    if (spot.prefix === 'src=') showPicture(spot.shown, spot.element)
    else spot.node.nodeValue = spot.shown
  }
  return seen
}

/** Shows the cover of a post as the build does, or as a photo: the dark theme inverts only line drawings. */
export function showCover(spots: readonly Spot[], file: string, isDrawing: boolean): void {
  const style = isDrawing ? { filter: '', mixBlendMode: '' } : { filter: 'none', mixBlendMode: 'normal' }
  for (const spot of spots)
    if (placedIn(spot).some((leaf) => leaf.file === file && leaf.path === 'image'))
      Object.assign((spot.element as HTMLElement).style, style)
}

/** The fields of a file whose words stand on a page, but in other fields too, so that no place is theirs. */
export function unplacedIn(spots: readonly Spot[], file: string): string[] {
  const placed = new Set(spots.flatMap(placedIn))
  const unclear = spots.flatMap(({ pieces }) => pieces.flatMap(({ leaves }) => (leaves.length > 1 ? leaves : [])))
  return [...new Set(unclear.filter((leaf) => leaf.file === file && !placed.has(leaf)).map(({ path }) => path))]
}

/**
 * Loads a picture that a file names: of the last build, or one that is not saved yet.
 * @param texts of the build, with the names of its pictures
 * @param onMissing called if it is nowhere
 */
export async function loadPicture(
  name: string,
  file: string,
  texts: Texts,
  getAsset: CustomPreviewTemplateProps['getAsset'],
  onMissing: () => unknown = () => undefined,
): Promise<PictureSource> {
  const built = joinPath(file.replace(/[^/]+$/, ''), decode(name))
  // The type of an asset lacks the method that reads it.
  const asset = built in texts ? undefined : (getAsset(name) as { toBase64(): Promise<string> } | undefined)
  const bytes = await asset?.toBase64()
  const image = new Image()
  image.src = built in texts ? `/admin/${built}` : bytes ? `data:image;base64,${bytes}` : name
  await image.decode().catch(onMissing)
  return { src: image.src, srcSet: '', width: image.naturalWidth || 1200, height: image.naturalHeight || 800 }
}
