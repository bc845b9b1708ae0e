/** A review as a file: `comment.yml` reads the one that a stranger's build has written. */
import { z } from 'zod'

/** The groups of entries, in the order of a review. */
const GROUPS = ['Pages', 'Words', 'Texts that are no page', 'Pictures', 'Screenshots'] as const

const text = z.string().max(200_000)
const short = z.string().max(2_000)

const entry = z.object({
  group: z.enum(GROUPS),
  title: short,
  /** A sentence about it, such as what is missing. */
  note: short.default(''),
  words: z.array(z.object({ text, mark: z.enum(['', '+', '-']).default('') })).default([]),
  pages: z.array(short).default([]),
  /** `file:line` where the words stand exactly, or files; `file:line (before)` in the base. */
  places: z.array(short).default([]),
  /** Addresses in the preview; '' where there is none. */
  pictures: z.array(z.object({ before: short, after: short })).default([]),
})

const review = z.object({
  revision: z.object({ branch: short, commit: short, repository: short }),
  /** Number of pages of both builds together. */
  compared: z.int(),
  /** Number of held-back pages and translations that a preview shows. */
  held: z.int().default(0),
  entries: z.array(entry),
  /** Changed files that no entry names but a screenshot, which names all styles and components that changed. */
  unnamed: z.array(short),
})

export type Review = z.infer<typeof review>
export type Entry = z.infer<typeof entry>
export type Word = Entry['words'][number]

/** An entry with what is given; the rest is empty. */
export const entryOf = (own: z.input<typeof entry>): Entry => entry.parse(own)

/**
 * Parses a review, which may come from the build of a stranger.
 * @throws {Error} when it is not a review
 */
export function readReview(json: string): Review {
  const found = review.safeParse(JSON.parse(json))
  if (!found.success) throw new Error(`This is no review: ${z.prettifyError(found.error).slice(0, 500)}`)
  return found.data
}
