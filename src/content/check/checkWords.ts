/** Words a visitor reads as they are: in one language each, and without markup that nobody would render. */
import type { Language } from '../../routing/languages'
import { LANGUAGES } from '../../routing/languages'
import { hasTitleMark, isToWrite, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { languageName, languageWritten, typewriterMark } from '../report/letters'
import { problem, type FieldPosition, type Problem, type WarningId } from '../report/problem'
import { wordsOf, type FieldRule } from './checkFields'

/** The rule that words are plain, and each written in its own language. */
export const wordsRule: FieldRule = (field) => {
  if (field.meta.kind === 'plain-text')
    return typeof field.value === 'string' ? checkSentences(field.value, field.at) : []
  const words = wordsOf(field)
  const unwritten = words.filter(({ text }) => isToWrite(text) || hasTitleMark(text))
  if (unwritten.length > 0) return unwritten.map(({ at }) => problem('words/scaffold', at(), STILL_SCAFFOLD))
  const [original, ...translations] = words
  const own = words.filter((each) => each === original || each.text !== original.text)
  const problems = own.flatMap(({ text, at }) => checkSentences(text, at))
  if (words.length < LANGUAGES.length) return problems
  const copied = translations.find(({ text }) => text === original.text)
  // A sentence that is the same in two languages was forgotten, a name was not: hence four words.
  if (copied && original.text.split(/\s+/).length >= 4) {
    const message = `The ${languageName(copied.language)} words are the ${languageName(original.language)} ones. Translate them.`
    return [...problems, problem('words/untranslated', field.at(), message)]
  }
  const swapped = translations.find(
    ({ text, language }) =>
      languageWritten(text, language, 1) === original.language &&
      languageWritten(original.text, original.language, 1) === language,
  )
  if (swapped) {
    const [here, there] = [original.language, swapped.language]
    const message = `The ${languageName(here)} words stand under "${there}" and the ${languageName(there)} ones under "${here}". Swap them.`
    return [...problems, problem('words/swapped', field.at(), message)]
  }
  return [...problems, ...own.flatMap(({ text, language, at }) => checkLanguage(text, language, at))]
}

/** Reports words in another language than the one they stand under. */
export function checkLanguage(text: string, language: Language, at: () => FieldPosition): Problem[] {
  const written = languageWritten(text, language)
  if (!written) return []
  const message = `These words are ${languageName(written)}, and stand where ${languageName(language)} ones belong.`
  return [problem('words/other-language', at(), message)]
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
export function checkPlainText(text: string, at: () => FieldPosition): Problem[] {
  if (!/[<&[*`]/.test(text)) return []
  return MARKUP.flatMap(([id, pattern, message]) => {
    const [found] = pattern.exec(text) ?? []
    return found ? [problem(id, at(), `"${found}" ${message}`)] : []
  })
}

/** The same for sentences of content, which have no marks of a typewriter; of the interface "Sending..." is specified so. */
function checkSentences(text: string, at: () => FieldPosition): Problem[] {
  const message = typewriterMark(text)
  return [...checkPlainText(text, at), ...(message ? [problem('words/typewriter', at(), message)] : [])]
}
