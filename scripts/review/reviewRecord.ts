/** A review as a file: `/__review/` shows it, and another workflow writes it as a comment. */
import { z } from 'zod'
import { CHANGE_GROUPS } from '../../src/sources/previewData'

const text = z.string().max(100_000)
const short = z.string().max(2_000)
const words = z.array(z.object({ text, mark: z.enum(['', '+', '-']) }))
const kind = z.enum(['changed', 'new', 'gone'])
/** Addresses of pages, or plain names of what is no page: `The assistant, about the price (en)`. */
const pages = z.array(short)

/** A change of the built pages, and every page that shows it. */
const entry = z.object({
  kind,
  group: z.enum(CHANGE_GROUPS),
  role: short,
  /** What a reviewer calls it where the role says less, and the record or the field it belongs to. */
  name: short.optional(),
  about: text.optional(),
  text,
  before: text,
  words,
  place: short,
  owed: text.optional(),
  pictures: z.array(z.object({ before: short, after: short })).optional(),
  parts: z.array(z.int()).optional(),
  pages,
  /** The link or the anchor of the card that it is about. */
  card: short.optional(),
  /** Of words of a record or a dictionary: a name that they have in all languages. */
  leaf: short.optional(),
  /** What changes with it, on the same pages or elsewhere. */
  also: z.array(z.object({ kind, role: short, text, words, pages })).optional(),
})

const review = z.object({
  /** How many pages the two builds have together, and on how many of them an entry is seen. */
  compared: z.int(),
  changed: z.int(),
  entries: z.array(entry),
  /** Changed files of which nothing above shows anything. */
  unseen: z.array(short),
})

export type Review = z.infer<typeof review>
export type ChangeEntry = z.infer<typeof entry>

/** An entry of what has no words of its own on a page. */
export function plainEntry(
  own: Pick<ChangeEntry, 'group' | 'role' | 'words' | 'pages'> & Partial<ChangeEntry>,
): ChangeEntry {
  return { kind: 'changed', text: '', before: '', place: '', ...own }
}

/** What a thing was and what it is, as far as it was or is anything. */
export function wordsOfChange(was: string, is: string): ChangeEntry['words'] {
  return [...(was ? [{ text: was, mark: '-' as const }] : []), ...(is ? [{ text: is, mark: '+' as const }] : [])]
}

/** The same in a line that names the thing. */
export function lineOfChange(what: string, was: string, is: string): ChangeEntry['words'] {
  return [{ text: `${what}: `, mark: '' }, ...wordsOfChange(was, is), { text: '\n', mark: '' }]
}

/** Items in their order, by what they share. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The beginning of a text that is longer than some letters. */
export const beginningOf = (all: string, most: number) => (all.length > most ? `${all.slice(0, most)}…` : all)

/** The words of the first items of a list, and how many items it has. */
export function wordsOfFirst(items: readonly ChangeEntry['words'][], most: number, what: string): ChangeEntry['words'] {
  const more = items.length > most ? [{ text: `… ${items.length} ${what} in all`, mark: '' as const }] : []
  return [...items.slice(0, most).flat(), ...more]
}

/**
 * Reads a review, which may come from the build of a stranger.
 * @throws {Error} when it is not a review
 */
export function readReview(json: string): Review {
  const found = review.safeParse(JSON.parse(json))
  if (!found.success) throw new Error(`This is no review: ${z.prettifyError(found.error).slice(0, 500)}`)
  return found.data
}
