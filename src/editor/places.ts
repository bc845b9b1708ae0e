/**
 * Finds where a page shows the words of the content. A place has exactly the words of its field. Where several
 * fields have these words, facts of the page decide: the link around them, and the other words beside them.
 */
import { pathOfFile } from '../routing/pageKinds'
import { toNeutralPath } from '../routing/localizePath'
import { normaliseText, PLACEHOLDER } from '../sources/sourceLines'
import { LANGUAGES } from '../routing/languages'
import { escapePattern } from '../text/escapePattern'

/** A field with its words in one language, as pages show them. */
export interface Leaf {
  /** Path from the root of the repository. */
  file: string
  /** Dotted path of the field, as the editor names it: `items.0.question.en`. */
  path: string
  words: string
}

/** A part of a text. Without leaves it belongs to no field; with several it is not placed. */
interface Piece {
  text: string
  leaves: readonly Leaf[]
}

/** A text of a page in its pieces. */
export interface Spot {
  node: Text | Attr
  element: Element
  /** `href=` or `src=` of an address, as in its leaf; '' of words. */
  prefix: string
  pieces: Piece[]
  /** What the draft shows here, if it was written. */
  written?: string
}

export interface LeafIndex {
  exact: ReadonlyMap<string, readonly Leaf[]>
  /** Phrases of dictionaries, with the words around their placeholders. */
  phrases: readonly { pattern: RegExp; fixed: readonly string[] }[]
}

const LETTER = /[\p{L}\p{N}]/u

/** Folders, language and format of a picture: what the build changes of its name. */
const AROUND_NAME = new RegExp(`^.*/|(?:\\.(?:${LANGUAGES.join('|')}))?\\.\\w+$`, 'g')

/** What is compared of a text. Of a picture it is the name. */
export const comparable = (text: string) =>
  text.startsWith('src=') ? `src=${text.slice(4).replace(AROUND_NAME, '')}` : normaliseText(text)

export function indexLeaves(leaves: readonly Leaf[]): LeafIndex {
  const exact = new Map<string, Leaf[]>()
  const phrases: { pattern: RegExp; fixed: string[] }[] = []
  for (const leaf of leaves) {
    const words = comparable(leaf.words)
    const fixed = words.split(PLACEHOLDER)
    if (fixed.length === 1 && words) exact.set(words, [...(exact.get(words) ?? []), leaf])
    else if (LETTER.test(fixed.join('')))
      phrases.push({ pattern: new RegExp(`^${fixed.map(escapePattern).join('(.+?)')}$`, 'u'), fixed })
  }
  return { exact, phrases }
}

/** What templates write between the words of two fields. */
const BETWEEN = /(: |, | · | — |(?<=[.?!]) |^\. )/

function piecesOf(text: string, prefix: string, { exact, phrases }: LeafIndex): Piece[] {
  const whole = exact.get(comparable(prefix + text))
  if (whole) return [{ text, leaves: whole }]
  if (prefix || !LETTER.test(text)) return []
  const plain = text.replace(/\u00a0/g, ' ')
  const phrase = phrases.find(({ pattern }) => pattern.test(plain))
  const values = phrase?.pattern.exec(plain)?.slice(1)
  const parts = phrase ? phrase.fixed.flatMap((fixed, index) => [fixed, values?.[index] ?? '']) : plain.split(BETWEEN)
  const pieces: Piece[] = []
  for (let from = 0; from < parts.length;) {
    let to = parts.length
    const found = () => exact.get(normaliseText(parts.slice(from, to).join('')))
    while (to > from + 1 && !found()) to -= 1
    pieces.push({ text: parts.slice(from, to).join(''), leaves: found() ?? [] })
    from = to
  }
  return pieces
}

/** Attributes with words or addresses of the content. */
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href', 'src']

/** What has no texts of a page. Articles are drawn anew. */
const NO_TEXTS = ['script', 'style', 'noscript', 'svg']
const hasTexts = ({ localName, dataset }: HTMLElement) => !NO_TEXTS.includes(localName) && dataset.part !== 'article'

/** The texts and attributes of an element and all below. */
function textsIn(element: Element): Omit<Spot, 'pieces'>[] {
  const own = ATTRIBUTES.flatMap((name) => {
    const isOther = name === 'content' && element.getAttribute('name') !== 'description'
    const node = isOther ? null : element.getAttributeNode(name)
    return node ? [{ node, element, prefix: name === 'href' || name === 'src' ? `${name}=` : '' }] : []
  })
  const below = [...element.childNodes].flatMap((node) => {
    if (node.nodeName === '#text') return [{ node: node as Text, element, prefix: '' }]
    return node.nodeType === 1 && hasTexts(node as HTMLElement) ? textsIn(node as Element) : []
  })
  return [...own, ...below]
}

/** The steps of a field: its file, then its path. */
const stepsOf = ({ file, path }: Leaf) => [file, ...path.split('.')]

/** The number of equal steps of two fields. */
function nearness(one: Leaf, other: Leaf): number {
  const steps = stepsOf(other)
  const differs = stepsOf(one).findIndex((step, index) => step !== steps[index])
  return differs < 0 ? steps.length : differs
}

/** Whether two fields are of one record: of a file, of an entry of its list, or of a group of a dictionary. */
function areOfOneRecord(one: Leaf, other: Leaf): boolean {
  const entry = one.path.startsWith('items.') ? 3 : 1
  return nearness(one, other) >= (one.file.startsWith('locales/') ? 2 : entry)
}

/** The object that holds a field: its label is in `en` of a field beside the address. */
const parentOf = ({ file, path }: Leaf) => `${file} ${path.replace(/(?:^|\.)(?:label\.)?\w+$/, '')}`

/** The fields that are placed in a text. */
export const placedIn = ({ pieces }: Pick<Spot, 'pieces'>): Leaf[] =>
  pieces.flatMap(({ leaves }) => (leaves.length === 1 ? leaves : []))

/** The places of the words on a page. */
export function findSpots(page: Document, index: LeafIndex): Spot[] {
  const spots = textsIn(page.documentElement).flatMap((text) => {
    const pieces = piecesOf(text.node.nodeValue ?? '', text.prefix, index)
    return pieces.some(({ leaves }) => leaves.length > 0) ? [{ ...text, pieces }] : []
  })
  for (const { element, prefix, pieces } of spots) {
    const link = prefix ? '' : toNeutralPath(element.closest('a')?.getAttribute('href') ?? '')
    for (const piece of pieces) {
      const linked = link ? piece.leaves.filter(({ file }) => pathOfFile(file) === link) : []
      if (linked.length > 0) piece.leaves = linked
    }
  }
  const words = spots.filter(({ prefix }) => prefix !== 'href=')
  // First by words that are certain, then by those that several fields of one record have.
  for (const most of [1, Infinity]) {
    const around = new Map<Element, Piece[]>()
    for (const { element, pieces } of words) {
      const near = pieces.filter(({ leaves }) => leaves.length > 0 && leaves.length <= most)
      for (let at: Element | null = element; at; at = at.parentElement) {
        const others = around.get(at) ?? []
        others.push(...near)
        around.set(at, others)
      }
    }
    for (const { element, pieces } of words)
      for (const piece of pieces) if (piece.leaves.length > 1) piece.leaves = nearest(piece, pieces, element, around)
  }
  // Templates make links too: the address of a link is that of a field if its label is that of the same link.
  for (const { element, prefix, pieces } of spots) {
    if (prefix !== 'href=') continue
    const labels = words
      .filter(({ element: at }) => element.contains(at))
      .flatMap(placedIn)
      .map(parentOf)
    for (const piece of pieces) piece.leaves = piece.leaves.filter((leaf) => labels.includes(parentOf(leaf)))
  }
  return spots
}

/** Parts of a page with a subject of their own: words outside of them say nothing of those inside. */
const PARTS = 'section, nav, header, footer, main, head'

/** The one of several fields whose record has other words nearest to the element; all of them if that is not one. */
function nearest(
  { leaves }: Piece,
  sameText: readonly Piece[],
  element: Element,
  around: ReadonlyMap<Element, Piece[]>,
): readonly Leaf[] {
  for (let at: Element | null = element; at; at = at.matches(PARTS) ? null : at.parentElement) {
    const near = (around.get(at) ?? []).filter((other) => !sameText.includes(other)).map((other) => other.leaves)
    const related = leaves.filter((leaf) => near.flat().some((other) => areOfOneRecord(leaf, other)))
    if (related.length === 0) continue
    if (!related.every((leaf) => areOfOneRecord(leaf, related[0]))) return leaves
    const own = near.filter((others) => others.some((other) => areOfOneRecord(related[0], other)))
    const scores = related.map((leaf) =>
      Math.min(...own.map((others) => Math.max(...others.map((other) => nearness(leaf, other))))),
    )
    const found = related.filter((_, number) => scores[number] === Math.max(...scores))
    return found.length === 1 ? found : leaves
  }
  return leaves
}
