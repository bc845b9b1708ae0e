/** Checks of words: their language, and markup that is not rendered. */
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { isToWrite, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { isNameLike, languageName, languageWritten } from '../report/letters'
import type { FieldPosition, Report } from '../report/problem'
import { wordsOf, type FieldRule } from './checkFields'

/** The rule that words are plain text in their own language. */
export const wordsRule: FieldRule = (field, report) => {
  if (field.meta.kind === 'plain-text') {
    if (typeof field.value !== 'string') return
    if (isToWrite(field.value)) report('words/scaffold', field.at(), STILL_SCAFFOLD)
    else checkPlainText(field.value, field.at, report)
    return
  }
  const words = wordsOf(field)
  const unwritten = words.filter(({ text }) => isToWrite(text))
  for (const { at } of unwritten) report('words/scaffold', at(), STILL_SCAFFOLD)
  if (unwritten.length > 0) return
  const original = words.find(({ language }) => language === DEFAULT_LANGUAGE)
  for (const each of words) {
    if (each === original || each.text !== original?.text) checkPlainText(each.text, each.at, report)
    checkTranslated(each.text, each.language, original?.text, each.at, report)
  }
}

/**
 * Reports words in another language than that of their field, and a translation that is the same as its original.
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
    const message = `The text is the same as in ${languageName(DEFAULT_LANGUAGE)}. Translate it, unless it is a name.`
    if (!isNameLike(text)) report('words/untranslated', at(), message)
  } else if (written) {
    const message = `This text is ${languageName(written)}. The field is for ${languageName(language)} text. A name may stay.`
    report('words/other-language', at(), message)
  }
}

/** HTML, character references and Markdown. */
const MARKUP =
  /<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,10}|#\d{1,6}|#x[\da-f]{1,6});|\[[^[\]]{1,200}\]\([^()\s]{1,200}\)|\*\*[^\s*][^*]{0,200}\*\*|`[^`\s][^`]{0,200}`/i

/** Reports markup in plain text. */
export function checkPlainText(text: string, at: () => FieldPosition, report: Report): void {
  const [found] = MARKUP.exec(text) ?? []
  if (found)
    report('words/markup', at(), `"${found}" is not rendered here. Write plain text, and the character itself.`)
}
