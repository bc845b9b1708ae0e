import type { PageChange, Revision } from './previewPage'

/** What `/__review/` of a preview shows; see `scripts/review/reviewRecord.ts`. */
export interface ReviewPage {
  compared: number
  changed: number
  newPages: { path: string; title: string }[]
  gonePages: { path: string; title: string; answer: string }[]
  /** Paths of pages that are gone and lead nowhere. */
  lost: string[]
  weights: { path: string; before: number; after: number }[]
  entries: (PageChange & { pages: string[] })[]
  revision: Revision
  /** Words of the overlay, by language. */
  words: Record<string, Record<string, string>>
}
