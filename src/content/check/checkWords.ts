/** Words a visitor reads as they are: in one language each, and without markup that nobody would render. */
import { LANGUAGES, type Language } from '../../routing/languages'
import { hasTitleMark, isToWrite, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { languageName, languageWritten, typewriterMark } from '../report/letters'
import type { FieldPosition, Report, WarningId } from '../report/problem'
import { wordsOf, type FieldRule } from './checkFields'

/** The rule that words are plain, and each written in its own language. */
export const wordsRule: FieldRule = (field, report) => {
  if (field.meta.kind === 'plain-text') {
    if (typeof field.value === 'string') checkSentences(field.value, field.at, report)
    return
  }
  const words = wordsOf(field)
  const unwritten = words.filter(({ text }) => isToWrite(text) || hasTitleMark(text))
  for (const { at } of unwritten) report('words/scaffold', at(), STILL_SCAFFOLD)
  if (unwritten.length > 0) return
  const [original, ...translations] = words
  const own = words.filter((each) => each === original || each.text !== original.text)
  for (const { text, at } of own) checkSentences(text, at, report)
  if (words.length < LANGUAGES.length) return
  const here = original.language
  const copied = translations.find(({ text }) => text === original.text)
  const swapped = translations.find(
    ({ text, language }) =>
      languageWritten(text, language, 1) === here && languageWritten(original.text, here, 1) === language,
  )
  // A sentence that is the same in two languages was forgotten, a name was not: hence four words.
  if (copied && original.text.split(/\s+/).length >= 4)
    report(
      'words/untranslated',
      field.at(),
      `The ${languageName(copied.language)} words are the ${languageName(here)} ones. Translate them.`,
    )
  else if (swapped)
    report(
      'words/swapped',
      field.at(),
      `The words under "${here}" are ${languageName(swapped.language)}, those under "${swapped.language}" ${languageName(here)}. Swap them.`,
    )
  else for (const { text, language, at } of own) checkLanguage(text, language, at, report)
}

/** Reports words in another language than the one they stand under. */
export function checkLanguage(text: string, language: Language, at: () => FieldPosition, report: Report): void {
  const written = languageWritten(text, language)
  if (written)
    report(
      'words/other-language',
      at(),
      `These words are ${languageName(written)}, and stand where ${languageName(language)} ones belong.`,
    )
}

/** What is no text in a plain field, and the sign for it. */
const MARKUP: readonly [id: WarningId, found: RegExp, message: string][] = [
  ['words/html', /<\/?[a-z][^<>]{0,200}>/i, 'is HTML, which shows as it is here. Write plain text.'],
  ['words/entity', /&(?:[a-z]{2,10}|#\d{1,6}|#x[\da-f]{1,6});/i, 'shows as it is here. Write the letter itself.'],
  [
    'words/markdown',
    /\[[^[\]]{1,200}\]\([^()\s]{1,200}\)|\*\*[^\s*][^*]{0,200}\*\*|`[^`\s][^`]{0,200}`/,
    'is Markdown, which shows as it is here. Write plain text.',
  ],
]

/** Reports HTML, entities and Markdown in text that is shown as it is. */
export function checkPlainText(text: string, at: () => FieldPosition, report: Report): void {
  if (!/[<&[*`]/.test(text)) return
  for (const [id, pattern, message] of MARKUP) {
    const [found] = pattern.exec(text) ?? []
    if (found) report(id, at(), `"${found}" ${message}`)
  }
}

/** The same for sentences of content, which have no marks of a typewriter; of the interface "Sending..." is specified so. */
function checkSentences(text: string, at: () => FieldPosition, report: Report): void {
  checkPlainText(text, at, report)
  const message = typewriterMark(text)
  if (message) report('words/typewriter', at(), message)
}
