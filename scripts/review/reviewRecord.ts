/** A review as a file: `/__review/` shows it, and another workflow posts it as a comment. */
import { z } from 'zod'
import { CHANGE_GROUPS } from '../../src/sources/previewData'

const text = z.string().max(100_000)
const short = z.string().max(2_000)
const words = z.array(z.object({ text, mark: z.enum(['', '+', '-']) }))
const kind = z.enum(['changed', 'new', 'gone'])
/** Addresses of pages, or plain names for what is not on a page: `The assistant, about the price (en)`. */
const pages = z.array(short)

/** A change of the built pages, and every page that shows it. */
const entry = z.object({
  kind,
  group: z.enum(CHANGE_GROUPS),
  role: short,
  /** Its name in a review if the role says less, and its record or field. */
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
  /** The link or the anchor of its card. */
  card: short.optional(),
  /** For words of a record or a dictionary: a name that is the same in all languages. */
  leaf: short.optional(),
  /** Changes that follow from it, on the same pages or others. */
  also: z.array(z.object({ kind, role: short, text, words, pages })).optional(),
})

const review = z.object({
  /** Number of pages of both builds together, and of those with an entry. */
  compared: z.int(),
  changed: z.int(),
  entries: z.array(entry),
  /** Changed files that no entry shows. */
  unseen: z.array(short),
})

export type Review = z.infer<typeof review>
export type ChangeEntry = z.infer<typeof entry>

/** An entry for a change that has no words of its own on a page. */
export function plainEntry(
  own: Pick<ChangeEntry, 'group' | 'role' | 'words' | 'pages'> & Partial<ChangeEntry>,
): ChangeEntry {
  return { kind: 'changed', text: '', before: '', place: '', ...own }
}

/** The old and the new value, as far as they exist. */
export function wordsOfChange(was: string, is: string): ChangeEntry['words'] {
  return [...(was ? [{ text: was, mark: '-' as const }] : []), ...(is ? [{ text: is, mark: '+' as const }] : [])]
}

/** The same in a line with the name of the thing. */
export function lineOfChange(what: string, was: string, is: string): ChangeEntry['words'] {
  return [{ text: `${what}: `, mark: '' }, ...wordsOfChange(was, is), { text: '\n', mark: '' }]
}

/** Groups items by a key; keeps their order. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The beginning of a text that is longer than the given number of letters. */
export const beginningOf = (all: string, most: number) => (all.length > most ? `${all.slice(0, most)}…` : all)

/** The words of the first items of a list, and the number of items. */
export function wordsOfFirst(items: readonly ChangeEntry['words'][], most: number, what: string): ChangeEntry['words'] {
  const more = items.length > most ? [{ text: `… ${items.length} ${what} in all`, mark: '' as const }] : []
  return [...items.slice(0, most).flat(), ...more]
}

/**
 * Parses a review, which may come from the build of a stranger.
 * @throws {Error} when it is not a review
 */
export function readReview(json: string): Review {
  const found = review.safeParse(JSON.parse(json))
  if (!found.success) throw new Error(`This is no review: ${z.prettifyError(found.error).slice(0, 500)}`)
  return found.data
}
