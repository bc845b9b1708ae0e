import type { Language } from '../routing/languages'
import type { TranslationStatus } from '../routing/routes'
import type { PageSources } from './statement'

/** What a build of a branch knows of itself. Empty where nobody told. */
export interface Revision {
  branch: string
  commit: string
  /** Address of the repository on its host, `https://github.com/owner/name`. */
  repository: string
}

/** What the built page itself gives cause to look at. */
export interface PageFinding {
  id: 'title-too-long' | 'description-missing' | 'description-too-long' | 'alt-missing' | 'heading-skipped'
  /** The words it is about. */
  text: string
}

/** What `npm run review` found on a page, block by block; see `scripts/review`. */
export interface PageChange {
  kind: 'changed' | 'new' | 'gone'
  /** What it is: `heading`, `paragraph`, `title` … */
  role: string
  /** The words as they are now; where the mark is set. Empty when they are gone. */
  text: string
  before: string
  /** Words of both, in order: kept, added, removed. */
  words: { text: string; mark: '' | '+' | '-' }[]
  /** `file:line` where known. */
  place: string
  /** Said where one language changed and the other, beside it, did not. */
  owed?: string
  /** Its place in the review of the whole branch, from 0. */
  number?: number
}

/** A section of an original that its translation has not followed. */
export interface OwedSection {
  /** Words of its heading, '' for what stands above the first. */
  title: string
  /** `file:line` of the original. */
  place: string
}

/** Everything the overlay of a preview shows of one page, written beside it. */
export interface PreviewPage extends PageSources {
  language: Language
  /** What readers get. */
  translation: TranslationStatus
  /** What the translation owes, whether readers are told or not. */
  owed: OwedSection[]
  revision: Revision
  findings: PageFinding[]
  /** What the branch changed here; empty until `npm run review` has compared. */
  changes: PageChange[]
  /** The base has no such page. */
  isNew?: boolean
  /** Words of the overlay in the page's language, from `locales/<language>/preview.json`. */
  words: Record<string, string>
}
