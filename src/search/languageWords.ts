/** Data of the site's languages for search and assistant: keyboard layouts and stop words. */
import { SITE } from '../routing/languageFiles'

interface LanguageWords {
  /** The characters of each keyboard layout, in the same order of keys. */
  keyboards: readonly string[]
  /** Words of all languages that say nothing about the topic of a sentence, separated by spaces. */
  stopWords: string
}

/** Set in bundles for browsers by `node/hooks/languageConstants.ts`. */
declare const SITE_LANGUAGE_WORDS: LanguageWords | undefined

const words: LanguageWords = typeof SITE_LANGUAGE_WORDS === 'undefined' ? languageWords() : SITE_LANGUAGE_WORDS

/** Reads this data from `language.json` of each language. */
export function languageWords(): LanguageWords {
  const files = Object.values(SITE.files)
  return {
    keyboards: files.flatMap(({ keyboard }) => keyboard ?? []),
    stopWords: files.map(({ stopWords = '' }) => stopWords).join(' '),
  }
}

export const KEYBOARDS = words.keyboards

/** Words that say nothing about the topic of a sentence. */
export const STOP_WORDS: ReadonlySet<string> = new Set(words.stopWords.split(' '))
