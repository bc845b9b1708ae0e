/** The placeholder text of new posts and records: `npm run new` writes it, and the check reports what remains. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { languageFile, type DraftWords } from '../../routing/languageFiles'

const NO_WORDS: DraftWords = { toWrite: '(to write)', excerpt: '', body: [] }

/** The placeholder text of a language; that of the default language if it has none. */
export function draftWords(language: Language): DraftWords {
  return languageFile(language).draft ?? languageFile(DEFAULT_LANGUAGE).draft ?? NO_WORDS
}

const DRAFTS = LANGUAGES.map(draftWords)

/** Whether words are still to be written: they begin with `toWrite`. */
export function isToWrite(text: string): boolean {
  return DRAFTS.some(({ toWrite }) => text.startsWith(toWrite))
}

/** Message for words that `isToWrite` finds. */
export const STILL_SCAFFOLD = 'These are still the words of the scaffold. Write your own.'
