/** What the development server tells an open page of the content on disk. */

/** A mistake that keeps the page from showing what is written. */
export interface Mistake {
  id: string
  file: string
  line: number
  column: number
  message: string
}

export interface ContentState {
  /** Empty when the page shows what is written. */
  mistakes: Mistake[]
}

/** Where the states come from, as server-sent events. */
export const CONTENT_STATES = '/__preview/content-states'

/** The script that shows them. */
export const MISTAKES_SCRIPT = '/__preview/mistakes.js'
