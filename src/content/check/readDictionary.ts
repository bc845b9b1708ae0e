import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { fileProblem, problem, type FieldPosition, type Problem } from '../report/problem'
import type { DataDocument } from '../report/positions'
import { parseJson } from '../read/parseJson'
import { decodeSource } from '../read/decodeText'
import { looseFigure } from '../report/claims'
import { checkLanguage, checkPlainText } from './checkWords'

/** A dictionary that could be read. */
export interface Dictionary {
  language: Language
  file: string
  document: DataDocument
  words: ReadonlyMap<string, string>
  /** Keys that say the same thing: one, or one for each plural form, by their common name. */
  families: ReadonlyMap<string, readonly string[]>
}

/**
 * Reads one dictionary and checks what can be seen in it alone: that it is JSON, its words, its plural forms.
 * @param problems gets what is wrong
 * @returns null when the file holds no keys and words
 */
export function readDictionary(
  file: string,
  language: Language,
  bytes: Uint8Array,
  problems: Problem[],
): Dictionary | null {
  const source = decodeSource(file, bytes)
  problems.push(...source.problems)
  if (source.text === null) return null
  const document = parseJson(file, source.text)
  problems.push(...document.problems)
  const { value } = document
  if (value === undefined) return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(fileProblem('locale/not-keys', file, 'Expected keys and words in braces.'))
    return null
  }
  const words = new Map<string, string>()
  const families = new Map<string, string[]>()
  for (const [key, text] of Object.entries(value as Record<string, unknown>)) {
    families.set(familyOf(key), [...(families.get(familyOf(key)) ?? []), key])
    words.set(key, String(text))
    problems.push(...checkText(text, language, () => document.at([key])))
  }
  const dictionary = { language, file, document, words, families }
  problems.push(...checkForms(dictionary))
  return dictionary
}

function checkText(text: unknown, language: Language, at: () => FieldPosition): Problem[] {
  if (typeof text !== 'string') return [problem('locale/not-text', at(), 'Expected text.')]
  if (text.trim() === '') return [problem('locale/empty', at(), 'The text is empty.')]
  const claim = looseFigure(text)
  return [
    ...(claim
      ? [
          problem(
            'figure/loose',
            at(),
            `"${claim}" is a figure of the company. Words of the interface hold none: say it in content/, with {figure:…}.`,
          ),
        ]
      : []),
    ...(text !== text.trim() ? [problem('locale/spaces', at(), 'Spaces stand around the words. Remove them.')] : []),
    ...checkPlainText(text, at),
    ...(language === DEFAULT_LANGUAGE ? checkLanguage(text, language, at) : []),
  ]
}

const PLURAL = /_(zero|one|two|few|many|other)$/

function familyOf(key: string): string {
  return key.replace(PLURAL, '')
}

/** The plural forms a language has, as CLDR counts them. */
export function formsOf(language: Language): string[] {
  return [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
}

/** Whether words depend on a number. */
export function isPlural(keys: readonly string[]): boolean {
  return keys.some((key) => PLURAL.test(key))
}

/** Checks that plural forms are those of the language: without one of them the page shows the key. */
function checkForms({ language, families, document }: Dictionary): Problem[] {
  const forms = formsOf(language)
  return [...families].flatMap(([family, keys]) => {
    if (!isPlural(keys)) return []
    const missing = forms.map((form) => `${family}_${form}`).filter((key) => !keys.includes(key))
    const extra = keys.filter((key) => !forms.includes(PLURAL.exec(key)?.[1] ?? ''))
    return [
      ...missing.map((key) =>
        problem(
          'locale/plural-missing',
          { ...document.atKey([keys[0]]), field: key },
          `The plural form is missing: "${language}" has ${forms.join(', ')}.`,
        ),
      ),
      ...extra.map((key) =>
        problem(
          'locale/plural-unknown',
          document.atKey([key]),
          `Language "${language}" has no plural form "${PLURAL.exec(key)?.[1] ?? 'without ending'}", only ${forms.join(', ')}.`,
        ),
      ),
    ]
  })
}
