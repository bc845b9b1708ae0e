import { diffArrays, diffWords } from 'diff'
import type { PageChange } from '../../src/sources/previewData'
import { DECORATION, plainWords, type PageBlock } from './pageDocument'
import { beginningOf, lineOfChange, wordsOfChange, type ChangeEntry } from './reviewRecord'

/** A change of a page whose source is not known yet. */
export type DocumentChange = Omit<PageChange, 'place' | 'group'> & Pick<ChangeEntry, 'card'>

/** Minimum share of common words for two blocks to count as one changed block. */
const ALIKE = 0.35

/**
 * Compares two versions of a page, block by block and word by word. Pairs
 * removed blocks with similar new ones at the same place, and each card with
 * the card of the same record, at any place.
 */
export function compareDocuments(before: readonly PageBlock[], after: readonly PageBlock[]): DocumentChange[] {
  const cards = pairedCards(before, after)
  const isSameBlock: IsSame = (a, b) =>
    a.card || b.card
      ? (cards.get(a) ?? a) === (cards.get(b) ?? b)
      : a.role === b.role && a.text === b.text && a.picture === b.picture
  const parts = diffArrays([...before], [...after], { comparator: isSameBlock })
  const moved = movedBlocks(parts, isSameBlock)
  const found: DocumentChange[] = orderOf(moved, before, after)
  for (const [old, now] of cards) {
    const changes = compareDocuments(old.card!.blocks, now.card!.blocks)
    found.push(...changes.map((each) => ({ ...each, card: now.card!.key })))
  }
  let [gone, come]: PageBlock[][] = [[], []]
  // A run of removed and new blocks ends at a block that stayed.
  for (const { added, removed, value } of [...parts, { added: false, removed: false, value: [] }]) {
    const rest = value.filter((block) => !moved.has(block))
    if (removed) gone = rest
    else if (added) come = rest
    else {
      found.push(...pairedBlocks(gone, come))
      ;[gone, come] = [[], []]
    }
  }
  return found
}

function pairedBlocks(gone: readonly PageBlock[], come: readonly PageBlock[]): DocumentChange[] {
  const rest = [...gone]
  const isOnly = (role: string) => [gone, come].every((side) => side.filter((each) => each.role === role).length === 1)
  const paired = come.map((block): DocumentChange => {
    const { role, text, picture } = block
    if (block.card) return cardChange('new', block)
    const match = rest.findIndex((old) => old.role === role && (isOnly(role) || likeness(old.text, text) >= ALIKE))
    const [old] = match === -1 ? [] : rest.splice(match, 1)
    const pictures = picture === undefined ? {} : { pictures: [{ before: old?.picture ?? '', after: picture }] }
    return { ...change(role, old?.text ?? '', text), ...pictures }
  })
  return [...paired, ...rest.map((old) => (old.card ? cardChange('gone', old) : change(old.role, old.text, '')))]
}

type IsSame = (a: PageBlock, b: PageBlock) => boolean

/** Pairs the cards of base and branch: by link, else by name, else by similar words. */
function pairedCards(before: readonly PageBlock[], after: readonly PageBlock[]): Map<PageBlock, PageBlock> {
  const pairs = new Map<PageBlock, PageBlock>()
  const rest = after.filter(({ card }) => card)
  const ways: IsSame[] = [
    (a, b) => a.card!.key !== '' && a.card!.key === b.card!.key,
    (a, b) => a.text === b.text,
    (a, b) => a.card!.key + b.card!.key === '' && likeness(wordsOfCard(a), wordsOfCard(b)) >= ALIKE,
  ]
  for (const isSame of ways)
    for (const old of before.filter((each) => each.card && !pairs.has(each))) {
      const at = rest.findIndex((each) => isSame(old, each))
      if (at !== -1) pairs.set(old, rest.splice(at, 1)[0])
    }
  return pairs
}

const wordsOfCard = ({ card, text }: PageBlock) =>
  [...new Set([text, ...card!.blocks.map((each) => plainWords(each.role, each.text))])]
    .filter((each) => each !== DECORATION)
    .join('\n')

function cardChange(kind: 'new' | 'gone', block: PageBlock): DocumentChange {
  const [was, is] = kind === 'new' ? ['', block.text] : [block.text, '']
  const words: DocumentChange['words'] = [{ text: wordsOfCard(block), mark: kind === 'new' ? '+' : '-' }]
  return { kind, role: 'card', before: was, text: is, words, card: block.card!.key }
}

/** The unchanged blocks that moved to another place of the page, from both sides. */
function movedBlocks(
  parts: readonly { added?: boolean; removed?: boolean; value: PageBlock[] }[],
  isSameBlock: IsSame,
): Set<PageBlock> {
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []))
  const come = parts.flatMap(({ added, value }) => (added ? value : []))
  return new Set(
    gone.flatMap((old) => {
      const now = come.findIndex((each) => isSameBlock(each, old))
      return now === -1 ? [] : [...come.splice(now, 1), old]
    }),
  )
}

/** Blocks that move together with a card of a list: readers see no change. A moved section is a change. */
const CARRIED = new Set(['label', 'link', 'phone number', 'email address', 'date', 'picture', 'text'])

/** Maximum letters of a name, and maximum names, in a sentence about a new order. */
const LONGEST_NAME = 40
const MOST_MOVED = 4

/** One change for sections and paragraphs in another order, one for cards. */
function orderOf(
  moved: ReadonlySet<PageBlock>,
  before: readonly PageBlock[],
  after: readonly PageBlock[],
): DocumentChange[] {
  const large = [...moved].filter(({ role }) => !CARRIED.has(role))
  const [heading] = [...large.filter(({ role }) => role === 'heading'), ...large.filter(({ card }) => !card)]
  return [heading, large.find(({ card }) => card)].flatMap((first): DocumentChange[] => {
    const [old, now] = [before, after].map((blocks) =>
      blocks.filter(({ role }) => role === first?.role).map(({ text }) => text),
    )
    const words = orderWords(old, now)
    if (!first || words.length === 0) return []
    return [{ kind: 'changed', role: 'order', text: first.text, before: first.text, words, card: first.card?.key }]
  })
}

/** The moved items of a list, each with its old and new place. */
export function orderWords(before: readonly string[], after: readonly string[]): PageChange['words'] {
  const short = (name: string) => `“${beginningOf(name, LONGEST_NAME)}”`
  const place = (names: readonly string[], name: string) => {
    const at = names.indexOf(name)
    return at > 0 ? `after ${short(names[at - 1])}` : 'first'
  }
  const moved = diffArrays([...before], [...after])
    .flatMap(({ removed, value }) => (removed ? value : []))
    .filter((name) => after.includes(name) && place(before, name) !== place(after, name))
  return moved
    .slice(0, MOST_MOVED)
    .flatMap((name) => lineOfChange(short(name), place(before, name), place(after, name)))
}

/** The change of a text with a role. If a link keeps its address, only the words changed. */
export function change(role: string, was: string, is: string): DocumentChange {
  const [old, now] = [was, is].map((text) => (role === 'link' ? (/^(?:(.*) → )?(\S*)$/s.exec(text) ?? []) : []))
  const isSame = old[2] === now[2]
  const [before, text] = isSame ? [old[1] ?? was, now[1] ?? is] : [was, is]
  const words = isSame
    ? markWords(before, text)
    : [
        ...markWords(old[1] ?? '', now[1] ?? ''),
        ...[{ text: ' → ', mark: '' as const }].filter(() => old[1] ?? now[1]),
        ...wordsOfChange(old[2] ?? '', now[2] ?? ''),
      ]
  return { kind: before === '' ? 'new' : text === '' ? 'gone' : 'changed', role, before, text, words }
}

/** Finds words in every language that separates them by spaces. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words kept, added and removed. */
export function markWords(before: string, after: string): PageChange['words'] {
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    text: value,
    mark: added ? '+' : removed ? '-' : '',
  }))
}

/** A word in the notation of reports: `{+added+}`, `[-removed-]`. */
export function writtenMark({ text, mark }: PageChange['words'][number]): string {
  return mark === '+' ? `{+${text}+}` : mark === '-' ? `[-${text}-]` : text
}

/** Similarity of two texts: 1 for the same words in the same order or with other figures, 0 for no common words. */
function likeness(a: string, b: string): number {
  if (a.replace(/\d/g, '0') === b.replace(/\d/g, '0')) return 1
  const kept = markWords(a.toLowerCase(), b.toLowerCase()).filter(({ mark }) => mark === '')
  return (2 * kept.reduce((sum, { text }) => sum + text.trim().length, 0)) / (a.length + b.length)
}
