/** A review as a file: `/__review/` shows it, and another workflow writes it as a comment. */
import { z } from 'zod'

const text = z.string().max(100_000)
const short = z.string().max(2_000)
const named = z.object({ path: short, title: short })

/** A change of the built pages, and every page that shows it. */
const entry = z.object({
  kind: z.enum(['changed', 'new', 'gone']),
  role: short,
  text,
  before: text,
  words: z.array(z.object({ text, mark: z.enum(['', '+', '-']) })).max(20_000),
  place: short,
  owed: text.optional(),
  pages: z.array(short).max(20_000),
})

const review = z.object({
  /** How many pages both builds have, and how many of them changed. */
  compared: z.int(),
  changed: z.int(),
  newPages: z.array(named),
  /** Pages of the base that are gone: what their address answers now, `301 /other`, `410` or, where nobody said, `404`. */
  gonePages: z.array(named.extend({ answer: short })),
  weights: z.array(z.object({ path: short, before: z.number(), after: z.number() })),
  entries: z.array(entry).max(50_000),
})

export type Review = z.infer<typeof review>
export type ChangeEntry = z.infer<typeof entry>

/** Pages that are gone and lead nowhere. */
export function lostPages({ gonePages }: Pick<Review, 'gonePages'>): Review['gonePages'] {
  return gonePages.filter(({ answer }) => answer === '404')
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
