/** The data that a build writes for the overlay of a preview, and addresses of the development server. */
/** The revision that is built; an unknown field is empty. */
export interface Revision {
  branch: string
  commit: string
  /** Address of the repository on its host, `https://github.com/owner/name`. */
  repository: string
}

/** The overlay's data for one page of a preview, in a file beside the page. */
export interface PreviewPage {
  revision: Revision
  /** The new words of each change that `npm run review` found on the page, block by block in Markdown. */
  changes: string[][]
  /** Words of the overlay in the page's language, from `locales/<language>/preview.json`. */
  words: Record<string, string>
}

/** The texts of content and dictionaries by file. */
export const SOURCES = '/__preview/sources.json'

/** Address of the errors that stop the update of a page in development: server-sent events, one line per error. */
export const CONTENT_STATES = '/__preview/content-states'

/** Address of the script that shows these errors. */
export const MISTAKES_SCRIPT = '/__preview/mistakes.js'
