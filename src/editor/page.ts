/** Built pages in the editor, and the words of a draft in them. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { decode, joinPath } from '../content/report/paths'
import { typeset } from '../node/nodes/typeset'
import type { Language } from '../routing/languages'
import type { PictureSource } from '../ui/Picture'
import { keyOf, type Draft, type Leaf, type Texts } from './leaves'
import { placedIn, type Spot } from './places'
import { NOT_FOUND } from './site'

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
    const [leaf] = placedIn(spot)
    if (!leaf) continue
    const { node, element, prefix, text, parts, at } = spot
    // A draft lacks the words that were emptied.
    const now = words.get(keyOf(leaf)) ?? (leaf.file === file && !prefix ? '' : undefined)
    if (now !== undefined && leaf.file === file) seen.add(leaf.path)
    const isSame = now === undefined || (now === leaf.words && (isOwn || prefix !== 'src='))
    // Words of other files change by the figures in them.
    if (!isSame && leaf.file !== file) for (const path of changed) if (path.endsWith('.amount')) seen.add(path)
    const written = isSame ? text.trim() : prefix ? now.slice(prefix.length) : typeset(now, language)
    const shown = text.replace(text.trim(), () => written)
    if (shown === parts[at]) continue
    parts[at] = shown
    if (prefix === 'src=') showPicture(shown, element)
    else node.nodeValue = parts.join('')
  }
  return seen
}

/** The field that an element of a page shows: one of this file, if it shows several. */
export function fieldOf(target: Element, spots: readonly Spot[], file: string): Leaf | undefined {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const leaves = spots.filter(({ element }) => element === at).flatMap(placedIn)
    if (leaves.length > 0) return leaves.find((leaf) => leaf.file === file) ?? leaves[0]
  }
  return undefined
}

/** Frames an element of a page, and brings it in sight. */
export function frameElement(page: Document, place: HTMLElement | null | undefined): void {
  page.querySelector('[data-shown]')?.removeAttribute('data-shown')
  if (!place) return
  for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
  place.scrollIntoView({ block: place.dataset.part === 'article' ? 'start' : 'center' })
  place.dataset.shown = ''
}

/** The fields of a file whose words stand on a page, but in other fields too, so that no place is theirs. */
export function unplacedIn(spots: readonly Spot[], file: string): string[] {
  const placed = new Set(spots.flatMap(placedIn))
  const unclear = spots.flatMap(({ leaves }) => (leaves.length > 1 ? leaves : []))
  return [...new Set(unclear.filter((leaf) => leaf.file === file && !placed.has(leaf)).map(({ path }) => path))]
}

/** Addresses of pictures that are not saved yet, by file. Forms remove the fields that are out of sight. */
const chosen = new Map<string, string>()

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
  const path = decode(name)
  const built = joinPath(file.replace(/[^/]+$/, ''), path)
  // The type of an asset lacks the method that reads it.
  const asset = built in texts ? undefined : (getAsset(path) as { toBase64(): Promise<string> } | undefined)
  const bytes = await asset?.toBase64()
  // The form alone knows the name of a picture that is not saved yet.
  const inForm = `//*[@data-mode="edit"]//*[.="${path.replaceAll('"', '')}"]/ancestor::*[.//img][1]//img/@src`
  const unsaved = document.evaluate(inForm, document, null, XPathResult.STRING_TYPE).stringValue
  if (unsaved) chosen.set(built, unsaved)
  const image = new Image()
  image.src = built in texts ? `/admin/${built}` : bytes ? `data:image;base64,${bytes}` : (chosen.get(built) ?? name)
  await image.decode().catch(onMissing)
  return { src: image.src, srcSet: '', width: image.naturalWidth || 1200, height: image.naturalHeight || 800 }
}
