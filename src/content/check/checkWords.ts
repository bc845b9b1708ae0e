/** Checks of words: their language, and markup that is not rendered. */
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { isToWrite, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { languageName, languageWritten, typewriterMark } from '../report/letters'
import type { FieldPosition, Report, ProblemId } from '../report/problem'
import { wordsOf, type FieldRule } from './checkFields'

/** The rule that words are plain text in their own language. */
export const wordsRule: FieldRule = (field, report) => {
  if (field.meta.kind === 'plain-text') {
    if (typeof field.value === 'string') checkSentences(field.value, field.at, report)
    return
  }
  const words = wordsOf(field)
  const unwritten = words.filter(({ text }) => isToWrite(text))
  for (const { at } of unwritten) report('words/scaffold', at(), STILL_SCAFFOLD)
  if (unwritten.length > 0) return
  const original = words.find(({ language }) => language === DEFAULT_LANGUAGE)
  for (const each of words) {
    if (each === original || each.text !== original?.text) checkSentences(each.text, each.at, report)
    checkTranslated(each.text, each.language, original?.text, each.at, report)
  }
}

/**
 * Reports words in another language than that of their field, and a translation that is the same as its original. A
 * name is the same in every language: it has no two lower-case words in a row.
 * @param original the words in the default language, if they are known
 */
export function checkTranslated(
  text: string,
  language: Language,
  original: string | undefined,
  at: () => FieldPosition,
  report: Report,
): void {
  const written = languageWritten(text, language)
  if (language !== DEFAULT_LANGUAGE && text === original) {
    const message = `The text is the same as in ${languageName(DEFAULT_LANGUAGE)}. Translate it.`
    if (/\p{Ll}{3} \p{Ll}{3}/u.test(text)) report('words/untranslated', at(), message)
  } else if (written) {
    const message = `This text is ${languageName(written)}. The field is for ${languageName(language)} text.`
    report('words/other-language', at(), message)
  }
}

const MARKUP: readonly [id: ProblemId, found: RegExp, message: string][] = [
  ['words/html', /<\/?[a-z][^<>]{0,200}>/i, 'is HTML, which is not rendered here. Write plain text.'],
  ['words/entity', /&(?:[a-z]{2,10}|#\d{1,6}|#x[\da-f]{1,6});/i, 'is not rendered here. Write the character itself.'],
  [
    'words/markdown',
    /\[[^[\]]{1,200}\]\([^()\s]{1,200}\)|\*\*[^\s*][^*]{0,200}\*\*|`[^`\s][^`]{0,200}`/,
    'is Markdown, which is not rendered here. Write plain text.',
  ],
]

/** Reports HTML, entities and Markdown in plain text. */
export function checkPlainText(text: string, at: () => FieldPosition, report: Report): void {
  for (const [id, pattern, message] of MARKUP) {
    const [found] = pattern.exec(text) ?? []
    if (found) report(id, at(), `"${found}" ${message}`)
  }
}

/** The same for content, with straight quotes and "...". Interface words may have these: "Sending..." is specified. */
function checkSentences(text: string, at: () => FieldPosition, report: Report): void {
  checkPlainText(text, at, report)
  const message = typewriterMark(text)
  if (message) report('words/typewriter', at(), message)
}
