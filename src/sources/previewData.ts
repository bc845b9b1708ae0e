/** The data that a build writes for the overlay of a preview, and addresses of the development server. */
import type { Language } from '../routing/languages'
import type { TranslationStatus } from '../routing/routes'
import type { Statement } from './statement'

/** The revision that is built; an unknown field is empty. */
export interface Revision {
  branch: string
  commit: string
  /** Address of the repository on its host, `https://github.com/owner/name`. */
  repository: string
}

/** Groups of changes, in the order of a review. */
export const CHANGE_GROUPS = ['words', 'links', 'pictures', 'looks', 'machines'] as const

/** A part of a file that a branch changed. */
export interface ChangedPart {
  file: string
  /** Offset in the file as it is now. */
  start: number
  now: string
  was: string
  /** Set if it is not a part of a text: a new, removed or moved file, the bytes of a picture, an entry of a list. */
  whole?: 'new' | 'gone' | 'moved' | 'bytes' | 'entry'
  /** The old path of a moved file. */
  from?: string
}

/** A block of a page that `npm run review` found changed. */
export interface PageChange {
  kind: 'changed' | 'new' | 'gone'
  group: (typeof CHANGE_GROUPS)[number]
  /** Kind of block: `heading`, `paragraph`, `title` … */
  role: string
  /** A name for reviewers that says more than the role, and the record or field of the block. */
  name?: string
  about?: string
  /** The current words, by which the overlay finds the block. Empty when they were removed. */
  text: string
  before: string
  /** Words of both, in order: kept, added, removed. */
  words: { text: string; mark: '' | '+' | '-' }[]
  /** `file:line` where known. */
  place: string
  /** A message if one language changed and another was not updated. */
  owed?: string
  /** Its position in the review of the whole branch, from 0. */
  number?: number
  /** Addresses of old and new pictures: of the whole page in one of two widths, or of a picture on it. */
  pictures?: { before: string; after: string }[]
  /** Numbers of the changed parts of files that cause the change. */
  parts?: number[]
  /** Words of other blocks of the page that change with it. */
  marks?: string[]
  /** For a change that only follows from another one: role and place of that change. */
  follows?: { role: string; place: string }
}

/** A change that follows another one, because it comes from the same parts of files or from no other parts. */
export interface Follower extends Pick<PageChange, 'kind' | 'role' | 'text' | 'words'> {
  pages: string[]
}

/** A section of an original that must be translated again. */
export interface OwedSection {
  /** Text of its heading; '' for the part above the first heading. */
  title: string
  /** `file:line` of the original. */
  place: string
}

/** The overlay's data for one page of a preview, in a file beside the page. */
export interface PreviewPage {
  /** The sources of all texts that the page shows now or may show later. */
  statements: Statement[]
  language: Language
  translation: TranslationStatus
  /** Sections to translate again, including those that readers are not told about. */
  owed: OwedSection[]
  revision: Revision
  /** The changes of the branch on the page; empty before `npm run review`. */
  changes: PageChange[]
  /** Words of the overlay in the page's language, from `locales/<language>/preview.json`. */
  words: Record<string, string>
}

/** The data of `/__review/` in a preview; see `scripts/review/reviewRecord.ts`. */
export interface ReviewPage {
  compared: number
  changed: number
  entries: (PageChange & { pages: string[]; also?: Follower[] })[]
  unseen: string[]
  revision: Revision
  /** Words of the overlay, by language. */
  words: Record<string, Record<string, string>>
}

/** Address of the errors that stop the update of a page in development: server-sent events, one line per error. */
export const CONTENT_STATES = '/__preview/content-states'

/** Address of the script that shows these errors. */
export const MISTAKES_SCRIPT = '/__preview/mistakes.js'
