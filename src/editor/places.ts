/**
 * Finds where a page shows the words of the content. A place has exactly the words of its field. Where several
 * fields have these words, the other words beside them decide.
 */
import { normaliseText } from '../sources/sourceLines'
import { LANGUAGES } from '../routing/languages'
import { groupBy } from '../text/groupBy'
import type { Leaf } from './leaves'

/** A text of a page that has the words of a field, or a part of one. */
export interface Spot {
  node: Text | Attr
  element: Element
  /** `href=` or `src=` of an address, as in its leaf; '' of words. */
  prefix: string
  text: string
  /** The fields with these words; with several it is not placed. */
  leaves: readonly Leaf[]
  /** All parts of the node as they are shown, and the place of this one among them. */
  parts: string[]
  at: number
}

/** Folders, language and format of a picture: what the build changes of its name. */
const AROUND_NAME = new RegExp(`^.*/|(?:\\.(?:${LANGUAGES.join('|')}))?\\.\\w+$`, 'g')

/** What is compared of a text. Of a picture it is the name. */
const comparable = (text: string) =>
  text.startsWith('src=') ? `src=${text.slice(4).replace(AROUND_NAME, '')}` : normaliseText(text)

export type LeafIndex = ReadonlyMap<string, readonly Leaf[]>

export function indexLeaves(leaves: readonly Leaf[]): LeafIndex {
  const index = groupBy(leaves, ({ words }) => comparable(words))
  index.delete('')
  return index
}

/** Texts and attributes with words or addresses of the content. Articles are drawn anew. */
const TEXTS = `//text()[not(ancestor::script or ancestor::style or ancestor::*[@data-part="article"])]
  | //@*[contains(" alt aria-label title placeholder href src ", concat(" ", name(), " "))]
  | //meta[@name="description"]/@content`

/** What templates write between the words of two fields, first what texts of a field have least. */
const BETWEEN = [/( · | — )/, /(: |(?<=[.?!]) )/, /(, )/]

/** The texts of a page that have words of the content. */
function textsOf(page: Document, index: LeafIndex): Spot[] {
  const found = page.evaluate(TEXTS, page, null, 7)
  return Array.from({ length: found.snapshotLength }, (_, number) => found.snapshotItem(number)).flatMap((each) => {
    const node = each as Text | Attr
    const element = 'ownerElement' in node ? node.ownerElement : node.parentElement
    const prefix = ['href', 'src'].includes(node.nodeName) ? `${node.nodeName}=` : ''
    const leavesOf = (part: string) => index.get(comparable(prefix + part)) ?? []
    const split = (part: string, [between, ...others]: readonly RegExp[]): string[] =>
      between && leavesOf(part).length === 0 ? part.split(between).flatMap((below) => split(below, others)) : [part]
    const parts = split(node.nodeValue ?? '', prefix ? [] : BETWEEN)
    return parts.flatMap((text, at) => {
      const leaves = leavesOf(text)
      return element && leaves.length > 0 ? [{ node, element, prefix, text, leaves, parts, at }] : []
    })
  })
}

/** The number of equal steps of two fields: of their files, then of their paths. */
function nearness(one: Leaf, other: Leaf): number {
  const steps = `${other.file}.${other.path}`.split('.')
  const differs = `${one.file}.${one.path}`.split('.').findIndex((step, index) => step !== steps[index])
  return differs < 0 ? steps.length : differs
}

/** The object that holds a field: its label is in `en` of a field beside the address. */
const parentOf = ({ file, path }: Leaf) => `${file} ${path.replace(/(?:^|\.)(?:label\.)?\w+$/, '')}`

/** The field that is placed in a text, if one is. */
export const placedIn = ({ leaves }: Spot): readonly Leaf[] => (leaves.length === 1 ? leaves : [])

/** Regions of a page with a subject of their own: words outside of them say nothing of those inside. */
const REGIONS = 'section, nav, header, footer, main, head'

/** The places of the words on a page. */
export function findSpots(page: Document, index: LeafIndex): Spot[] {
  const spots = textsOf(page, index)
  const words = spots.filter(({ prefix }) => prefix !== 'href=')
  for (const spot of words) spot.leaves = nearest(spot, words)
  // Templates make links too: the address of a link is that of a field if its label is that of the same link.
  for (const spot of spots) {
    if (spot.prefix !== 'href=') continue
    const labels = words
      .filter(({ element }) => spot.element.contains(element))
      .flatMap(placedIn)
      .map(parentOf)
    spot.leaves = spot.leaves.filter((leaf) => labels.includes(parentOf(leaf)))
  }
  return spots
}

/** The one of several fields that is nearest to the words around a text; all of them if that is not one. */
function nearest({ node, element, leaves }: Spot, words: readonly Spot[]): readonly Leaf[] {
  if (leaves.length === 1) return leaves
  for (let at: Element | null = element; at; at = at.matches(REGIONS) ? null : at.parentElement) {
    const around = words.filter((other) => other.node !== node && at?.contains(other.element))
    const scoreOf = (leaf: Leaf) =>
      around.reduce((sum, other) => sum + Math.max(...other.leaves.map((each) => nearness(leaf, each))), 0)
    const scores = new Map(leaves.map((leaf) => [leaf, scoreOf(leaf)]))
    const related = leaves.filter((leaf) => scores.get(leaf))
    const best = related.filter((leaf) => scores.get(leaf) === Math.max(...scores.values()))
    // The words of the interface have no form, so that nobody would see a mistake.
    if (related.some(({ file }) => file !== best[0].file && file.startsWith('locales/'))) return leaves
    if (best.length === 1) return best
  }
  return leaves
}
