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

const SENTENCES = new Set(
  DRAFTS.flatMap(({ excerpt, body }) => [
    excerpt,
    ...body.filter((line) => /^[^<]/.test(line)).map((line) => line.replace(/^#+ /, '')),
  ]),
)

/** Message for text that `isScaffold` finds. */
export const STILL_SCAFFOLD = 'These are still the words of the scaffold. Write your own.'

/** Message for the icon of new records. */
export const STILL_SCAFFOLD_ICON = 'This is still the icon of the scaffold. Choose one of lucide.dev.'

/** Whether a paragraph, heading or excerpt is placeholder text of a new post. */
export function isScaffold(text: string): boolean {
  return SENTENCES.has(text)
}
