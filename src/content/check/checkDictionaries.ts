/** Checks of the words of the interface (`locales/<language>/<dictionary>.json`): all languages have the same keys. */
import { isComplete } from '../../routing/languageFiles'
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Words } from '../model/contentTypes'
import type { ContentFiles } from '../read/contentFiles'
import { readJson } from '../read/parseJson'
import { validate } from '../read/validate'
import type { DataDocument } from '../report/positions'
import { collectProblems, fileProblem, problem, withErrorContext, type Problem, type Report } from '../report/problem'
import { nearestName } from '../report/suggest'
import { dictionarySchema, languageSchema } from '../schemas/language'
import { checkPlainText, checkTranslated } from './checkWords'

/** The settings of a language, which `checkLanguages` checks. */
const LANGUAGE_FILE = 'language.json'

interface Dictionary {
  language: Language
  document: DataDocument
  words: ReadonlyMap<string, string>
}

/**
 * Reads all dictionaries, and checks that they are JSON and have the keys and
 * placeholders of the default language and the plural forms of their own (CLDR,
 * by `Intl.PluralRules`).
 */
export function checkDictionaries(files: ContentFiles): {
  /** Every file that was read, with or without errors. */
  paths: string[]
  missing: string[]
  /** By their names. In a language that is not complete, words of the default language replace missing ones. */
  dictionaries: Record<Language, Record<string, Words>>
  problems: Problem[]
} {
  const problems: Problem[] = []
  const paths: string[] = []
  const missing: string[] = []
  const dictionaries = byLanguage((): Record<string, Words> => ({}))
  const names = files
    .list(`locales/${DEFAULT_LANGUAGE}`)
    .filter((name) => name.endsWith('.json') && name !== LANGUAGE_FILE)
  for (const name of names) {
    const originalFile = `locales/${DEFAULT_LANGUAGE}/${name}`
    let original: Dictionary['words'] = new Map()
    for (const language of LANGUAGES) {
      const file = `locales/${language}/${name}`
      const bytes = files.read(file)
      const message = `The file is missing. It needs the keys of ${originalFile}.`
      if (bytes) paths.push(file)
      else missing.push(file)
      if (!bytes && isComplete(language)) problems.push(fileProblem('locale/file-missing', file, message))
      const own = bytes && withErrorContext(file, problems, () => readDictionary(file, language, bytes, problems))
      if (own && language === DEFAULT_LANGUAGE) original = own.words
      const expected = expectedWords(original, language)
      if (own && original.size > 0)
        problems.push(...collectProblems((report) => checkDictionary(own, expected, originalFile, report)))
      const fallback = isComplete(language) ? [] : expected
      dictionaries[language][name.replace(/\.json$/, '')] = Object.fromEntries([...fallback, ...(own?.words ?? [])])
    }
  }
  return { paths, missing, dictionaries, problems }
}

/** Reads keys and words; null for a file that is not an object. */
function readDictionary(file: string, language: Language, bytes: Uint8Array, problems: Problem[]): Dictionary | null {
  const document = readJson(file, bytes, problems)
  if (!document) return null
  problems.push(...validate(document, dictionarySchema).problems)
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const words = Object.entries<unknown>({ ...value }).map(([key, text]): [string, string] => [key, String(text)])
  return { language, document, words: new Map(words) }
}

/** The ending of a key that is the plural form of another. */
export const PLURAL = /_(zero|one|two|few|many|other)$/

/** The keys that a language needs, in its own plural forms (CLDR), with the words of the original. */
function expectedWords(original: Dictionary['words'], language: Language): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const words = [...original].flatMap(([key, text]): [string, string][] => {
    if (!PLURAL.test(key)) return [[key, text]]
    const other = original.get(key.replace(PLURAL, '_other')) ?? text
    return forms.map((form) => key.replace(PLURAL, `_${form}`)).map((each) => [each, original.get(each) ?? other])
  })
  return new Map(words)
}

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

/** Reports missing and unknown keys, placeholders that differ from the original, and words that are not translated. */
function checkDictionary(
  { language, document, words }: Dictionary,
  expected: ReadonlyMap<string, string>,
  originalFile: string,
  report: Report,
): void {
  const missing = [...expected.keys()].filter((key) => !words.has(key))
  for (const key of isComplete(language) ? missing : []) {
    const message = `Missing: "${key}". ${originalFile} says "${expected.get(key)}".`
    report('locale/key-missing', { ...document.at([]), field: key }, message)
  }
  for (const [key, text] of words) {
    const at = () => document.at([key])
    checkPlainText(text, at, report)
    const original = expected.get(key)
    if (original === undefined) {
      const nearest = nearestName(key, missing)
      const remedy = nearest ? `Did you mean "${nearest}"?` : 'Remove it, or add it there.'
      report('locale/key-unknown', document.atKey([key]), `"${key}" is not a key of ${originalFile}. ${remedy}`)
      continue
    }
    // Only the forms for 0, 1 and 2 may omit the number: other forms are used for several numbers.
    const mayOmitCount = /_(zero|one|two)$/.test(key)
    const placeholders = (of: string) => {
      const names = [...of.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`)
      return [...new Set(names)]
        .filter((name) => !mayOmitCount || name !== '{{count}}')
        .sort()
        .join(', ')
    }
    const here = placeholders(text)
    const there = placeholders(original)
    const difference = `${here || 'No placeholder'} here, ${there || 'none'} in ${originalFile}.`
    if (here !== there) report('locale/placeholder', at(), `${difference} They must be the same in every language.`)
    else checkTranslated(text.replace(PLACEHOLDER, ''), language, original.replace(PLACEHOLDER, ''), at, report)
  }
}

/**
 * Checks the settings of each language, `locales/<language>/language.json`.
 * @param stemmers names of the installed stemmers
 */
export function checkLanguages(files: ContentFiles, stemmers: readonly string[]): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const file = `locales/${language}/language.json`
    const bytes = files.read(file)
    if (!bytes) return []
    const problems: Problem[] = []
    const document = readJson(file, bytes, problems)
    if (!document) return problems
    const { record, problems: found } = validate(document, languageSchema)
    if (record && !stemmers.includes(record.stemmer)) {
      const message = `There is no stemmer "${record.stemmer}" in the package @orama/stemmers.`
      found.push(problem('field/not-allowed', document.at(['stemmer']), message))
    }
    return [...problems, ...found]
  })
}
