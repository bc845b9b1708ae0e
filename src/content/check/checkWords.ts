/** Words a visitor reads as they are: in one language each, and without markup that nobody would render. */
import { typewriterMark } from '../report/letters'
import { hasTitleMark, isToWrite, STILL_SCAFFOLD } from '../mdx/scaffoldWords'
import { LANGUAGES, type Language } from '../../routing/languages'
import { problem, type FieldPosition, type Problem, type WarningId } from '../report/problem'
import type { LocalizedText } from '../schemas/fields'

type At = (below?: PropertyKey[]) => FieldPosition

/** Checks words in both languages. */
export function checkWords(value: unknown, at: At): Problem[] {
  const { en, ru } = (value ?? {}) as Partial<LocalizedText>
  const open = LANGUAGES.filter((language) => {
    const text = (value as Partial<LocalizedText> | null)?.[language]
    return typeof text === 'string' && (isToWrite(text) || hasTitleMark(text))
  })
  if (open.length > 0) return open.map((language) => problem('words/scaffold', at([language]), STILL_SCAFFOLD))
  const problems = [
    ...(typeof en === 'string' ? checkSentences(en, () => at(['en'])) : []),
    ...(typeof ru === 'string' && ru !== en ? checkSentences(ru, () => at(['ru'])) : []),
  ]
  if (typeof en !== 'string' || typeof ru !== 'string') return problems
  // A sentence that is the same in two languages was forgotten, a name was not: hence four words.
  if (en === ru && en.split(/\s+/).length >= 4)
    return [...problems, problem('words/untranslated', at(), 'The Russian words are the English ones. Translate them.')]
  if (languageOf(en) === 'ru' && languageOf(ru) === 'en')
    return [
      ...problems,
      problem('words/swapped', at(), 'The English words stand under "ru" and the Russian ones under "en". Swap them.'),
    ]
  return [
    ...problems,
    ...checkLanguage(en, 'en', () => at(['en'])),
    ...(en === ru ? [] : checkLanguage(ru, 'ru', () => at(['ru']))),
  ]
}

/** Reports a sentence in the other language than the one it stands under. */
export function checkLanguage(text: string, language: Language, at: () => FieldPosition): Problem[] {
  const written = languageOf(text)
  if (written === null || written === language || text.split(/\s+/).length < 4) return []
  const name = { en: 'English', ru: 'Russian' }
  return [
    problem(
      'words/other-language',
      at(),
      `These words are ${name[written]}, and stand where ${name[language]} ones belong.`,
    ),
  ]
}

/** The language of words by their letters; null when that is not clear. */
function languageOf(text: string): Language | null {
  const cyrillic = text.match(/[\u0400-\u04ff]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (cyrillic > 0 && cyrillic >= latin) return 'ru'
  return cyrillic === 0 && latin > 3 ? 'en' : null
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
export function checkSentences(text: string, at: () => FieldPosition): Problem[] {
  const message = typewriterMark(text)
  return [...checkPlainText(text, at), ...(message ? [problem('words/typewriter', at(), message)] : [])]
}
