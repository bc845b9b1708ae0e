/** What a build writes for the overlay of a preview. */
/** The revision that is built; an unknown field is empty. */
export interface Revision {
  branch: string
  commit: string
  /** Address of the repository on its host, `https://github.com/owner/name`. */
  repository: string
}

/** Words of the overlay in one language, from `locales/<language>/preview.json`. */
export type OverlayWords = Readonly<Record<string, string>>

export interface Preview {
  revision: Revision
  /** By language; the first one is that of addresses without a prefix. */
  words: Readonly<Record<string, OverlayWords>>
  /** The new words of each change that `npm run review` found, block by block in Markdown, by the path of the page. */
  changes: Record<string, string[][]>
  /** Pages that the base does not have; undefined before a review. */
  newPages?: string[]
}

/** Folder of the built site for additional files of a preview. */
export const PREVIEW_FOLDER = '__preview'

/** The script of the overlay. */
export const OVERLAY = '/__preview/overlay.js'

export const PREVIEW = '/__preview/preview.json'

/** The texts of content and dictionaries by file. */
export const SOURCES = '/__preview/sources.json'
