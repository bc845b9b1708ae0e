/** Data of the site's languages for search and assistant, from `language.json` of each. */
import { SITE } from '../routing/languageFiles'

/** The characters of each keyboard layout, in the same order of keys. */
export const KEYBOARDS: readonly string[] =
  globalThis.BUILD?.keyboards || Object.values(SITE.files).flatMap(({ keyboard }) => keyboard ?? [])

const stopWords =
  globalThis.BUILD?.stopWords ??
  Object.values(SITE.files)
    .map((file) => file.stopWords ?? '')
    .join(' ')

/** Words of all languages that say nothing about the topic of a sentence. */
export const STOP_WORDS: ReadonlySet<string> = new Set(stopWords.split(' '))
