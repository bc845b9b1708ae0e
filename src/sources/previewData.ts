/** What a build tells the overlay of a preview, and the development server tells an open page. */
import type { Language } from '../routing/languages'
import type { TranslationStatus } from '../routing/routes'
import type { Statement } from './statement'

/** What is built; an unknown field is empty. */
export interface Revision {
  branch: string
  commit: string
  /** Address of the repository on its host, `https://github.com/owner/name`. */
  repository: string
}

/** What changes are about, in the order of a review. */
export const CHANGE_GROUPS = ['words', 'links', 'pictures', 'looks', 'machines'] as const

/** A part of a file that a branch changed: reviewers may take it back, and put words in other words. */
export interface ChangedPart {
  file: string
  /** Offset in the file as it is now. */
  start: number
  now: string
  was: string
  /** Of what is no part of a text: a file that is new, gone or at another place, the bytes of a picture, an entry of a list. */
  whole?: 'new' | 'gone' | 'moved' | 'bytes' | 'entry'
  /** Where the file of the part was, when it moved. */
  from?: string
  /** Of bytes: the patch that puts back what was, and what was, in base64; null: no such file. */
  bytes?: { patch: string; was: string | null }
}

/** A block of a page that `npm run review` found changed. */
export interface PageChange {
  kind: 'changed' | 'new' | 'gone'
  group: (typeof CHANGE_GROUPS)[number]
  /** What it is: `heading`, `paragraph`, `title` … */
  role: string
  /** What a reviewer calls it where the role says less, and the record or the field it belongs to. */
  name?: string
  about?: string
  /** The words as they are now, by which the overlay finds the block. Empty when they are gone. */
  text: string
  before: string
  /** Words of both, in order: kept, added, removed. */
  words: { text: string; mark: '' | '+' | '-' }[]
  /** `file:line` where known. */
  place: string
  /** A sentence where one language changed and another did not follow. */
  owed?: string
  /** Its place in the review of the whole branch, from 0. */
  number?: number
  /** Addresses of pictures as they were and are; of the whole page in one of two widths, or of a picture on it. */
  pictures?: { before: string; after: string }[]
  /** Numbers of the changed parts of files that it comes from. */
  parts?: number[]
  /** Words of other blocks of the page that change with it. */
  marks?: string[]
  /** Of what only follows from another change: that change, by its role and its place. */
  follows?: { role: string; place: string }
}

/** What changes with a change, because it comes from the same parts of files or from no other. */
export interface Follower extends Pick<PageChange, 'kind' | 'role' | 'text' | 'words'> {
  pages: string[]
}

/** A section of an original that its translation has not followed. */
export interface OwedSection {
  /** Words of its heading, '' for what stands above the first. */
  title: string
  /** `file:line` of the original. */
  place: string
}

/** What the overlay of a preview shows of a page; a file beside the page. */
export interface PreviewPage {
  /** The sources of all that the page says and may say later. */
  statements: Statement[]
  language: Language
  translation: TranslationStatus
  /** What the translation owes, also where readers do not see it. */
  owed: OwedSection[]
  revision: Revision
  /** What the branch changed on the page; empty until `npm run review` has compared. */
  changes: PageChange[]
  /** Words of the overlay in the page's language, from `locales/<language>/preview.json`. */
  words: Record<string, string>
}

/** What `/__review/` of a preview shows; see `scripts/review/reviewRecord.ts`. */
export interface ReviewPage {
  compared: number
  changed: number
  entries: (PageChange & { pages: string[]; also?: Follower[] })[]
  unseen: string[]
  revision: Revision
  /** Words of the overlay, by language. */
  words: Record<string, Record<string, string>>
}

/** What reviewers decide upon, in a file of its own: the changed parts, and the files they stand in as they are now. */
export interface DecisionData {
  parts: ChangedPart[]
  /** The numbers of the parts that one decision is about. */
  together: number[][]
  files: Record<string, string>
  revision: Revision
}

/** Address of the mistakes that keep a page older than what is written, a line each, as server-sent events. */
export const CONTENT_STATES = '/__preview/content-states'

/** Address of the script that shows them. */
export const MISTAKES_SCRIPT = '/__preview/mistakes.js'
