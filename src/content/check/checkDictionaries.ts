/** Checks of the words of the interface (`locales/<language>/<dictionary>.json`): all languages have the same keys. */
import { isComplete } from '../../routing/languageFiles'
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Content, Words } from '../model/contentTypes'
import type { ContentFiles } from '../read/contentFiles'
import { readJson } from '../read/parseJson'
import { validate } from '../read/validate'
import type { DataDocument } from '../report/positions'
import { collectProblems, fileStart, problem, withErrorContext, type Problem, type Report } from '../report/problem'
import { hint, nearestName } from '../report/suggest'
import { dictionarySchema, languageSchema } from '../schemas/language'
import { checkLanguage, checkPlainText } from './checkWords'

/** The dictionary of every page. The other dictionaries must not repeat its keys (locales/README.md). */
const COMMON = 'common.json'

/** The settings of a language, which `checkLanguages` checks. */
const LANGUAGE_FILE = 'language.json'

interface Dictionary {
  language: Language
  file: string
  document: DataDocument
  words: ReadonlyMap<string, string>
}

/**
 * Reads all dictionaries, and checks that they are JSON and have the keys and
 * placeholders of the default language and the plural forms of their own (CLDR,
 * by `Intl.PluralRules`).
 */
export function checkDictionaries(files: ContentFiles): {
  fileCount: number
  dictionaries: Content['dictionaries']
  problems: Problem[]
} {
  const problems: Problem[] = []
  const read = new Map<string, Dictionary | null>()
  const fileOf = (language: Language, name: string) => `locales/${language}/${name}`
  const names = files
    .list(`locales/${DEFAULT_LANGUAGE}`)
    .filter((name) => name.endsWith('.json') && name !== LANGUAGE_FILE)
  for (const name of names)
    for (const language of LANGUAGES) {
      const file = fileOf(language, name)
      const bytes = files.read(file)
      if (!bytes) continue
      const dictionary = withErrorContext(file, problems, () => readDictionary(file, language, bytes, problems))
      read.set(file, dictionary)
    }
  const found = collectProblems((report) => {
    const common = read.get(fileOf(DEFAULT_LANGUAGE, COMMON))
    for (const name of names) {
      const original = read.get(fileOf(DEFAULT_LANGUAGE, name))
      for (const language of LANGUAGES) {
        const file = fileOf(language, name)
        const own = read.get(file)
        const missing = `The file is missing. It needs the keys of ${fileOf(DEFAULT_LANGUAGE, name)}.`
        if (own === undefined && isComplete(language)) report('locale/file-missing', fileStart(file), missing)
        if (own) checkWords(own, report)
        if (own && original) checkKeys(own, original, report)
      }
      // A page merges its dictionaries with the common one.
      if (!original || !common || original === common) continue
      for (const key of [...original.words.keys()].filter((own) => common.words.has(own))) {
        const message = `${common.file} has the key "${key}" too. Rename one of the two.`
        report('locale/key-clash', original.document.atKey([key]), message)
      }
    }
    checkLocaleFiles(files, names, report)
  })
  const wordsIn = (language: Language): Record<string, Words> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const own = read.get(fileOf(language, name))
        const original = isComplete(language) ? null : read.get(fileOf(DEFAULT_LANGUAGE, name))
        const others = original ? fallbackWords(original, language) : {}
        const words = { ...others, ...Object.fromEntries(own?.words ?? []) }
        return own || original ? [[name.replace(/\.json$/, ''), words]] : []
      }),
    )
  const dictionaries = byLanguage(wordsIn)
  return { fileCount: read.size, dictionaries, problems: [...problems, ...found] }
}

/** The words of the default language that replace missing words of `language`. */
function fallbackWords(original: Dictionary, language: Language): Words {
  return Object.fromEntries(
    [...keysIn(language, original)].map(([key, family]) => [
      key,
      original.words.get(key) ?? original.words.get(`${family}_other`) ?? '',
    ]),
  )
}

function checkLocaleFiles(files: ContentFiles, names: readonly string[], report: Report): void {
  const languages: readonly string[] = LANGUAGES
  for (const folder of files.folders('locales').filter((name) => !name.startsWith('.'))) {
    const isLanguage = languages.includes(folder)
    const message = `The site has no language "${folder}". Allowed: ${LANGUAGES.join(', ')}.`
    if (!isLanguage) report('locale/unread', fileStart(`locales/${folder}`), message)
    const own = files.list(`locales/${folder}`)
    const missing = names.filter((name) => !own.includes(name))
    const unread = own.filter((name) => !names.includes(name) && name !== LANGUAGE_FILE)
    for (const name of isLanguage ? unread : []) {
      const remedy = `There is no locales/${DEFAULT_LANGUAGE}/${name}.${hint(name, missing)}`
      report('locale/unread', fileStart(`locales/${folder}/${name}`), remedy)
    }
  }
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key without its plural form. */
const familyOf = (key: string) => key.replace(PLURAL, '')

/** Keys by their common names. */
function families(keys: readonly string[]): [family: string, keys: string[]][] {
  return [...new Set(keys.map(familyOf))].map((family) => [family, keys.filter((key) => familyOf(key) === family)])
}

/** The words of a key in all its plural forms. */
function textsOf({ words }: Dictionary, family: string): string[] {
  return [...words].flatMap(([key, text]) => (familyOf(key) === family ? text : []))
}

/** The plural forms of a language (CLDR). */
function formsOf(language: Language): string[] {
  return [...new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)].sort()
}

/** The keys that a language needs, with their common names: a key of the original, or one for each plural form. */
function keysIn(language: Language, original: Dictionary): Map<string, string> {
  const keys = [...original.words.keys()].flatMap((key): [string, string][] => {
    const family = familyOf(key)
    return family === key ? [[key, key]] : formsOf(language).map((form) => [`${family}_${form}`, family])
  })
  return new Map(keys)
}

/** Reads keys and words; null for a file that is not an object. */
function readDictionary(file: string, language: Language, bytes: Uint8Array, problems: Problem[]): Dictionary | null {
  const document = readJson(file, bytes, problems)
  if (!document) return null
  problems.push(...validate(document, dictionarySchema).problems)
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const words = Object.entries<unknown>({ ...value }).map(([key, text]): [string, string] => [key, String(text)])
  return { language, file, document, words: new Map(words) }
}

function checkWords({ language, document, words }: Dictionary, report: Report): void {
  for (const [key, text] of words) {
    const at = () => document.at([key])
    checkPlainText(text, at, report)
    if (language === DEFAULT_LANGUAGE) checkLanguage(text, language, at, report)
  }
}

/** Reports missing and unknown keys, and placeholders that differ from the original. */
function checkKeys(own: Dictionary, original: Dictionary, report: Report): void {
  const { language, document, words } = own
  const known = keysIn(language, original)
  const forms = `Language "${language}" has the plural forms ${formsOf(language).join(', ')}.`
  const quoted = (keys: readonly string[]) => keys.map((key) => `"${key}"`).join(', ')
  const missing = [...known.keys()].filter((key) => !words.has(key))
  for (const [family, keys] of families(missing)) {
    const [sibling] = [...words.keys()].filter((key) => familyOf(key) === family)
    if (!sibling && !isComplete(language)) continue
    const message = `Missing: ${quoted(keys)}. ${original.file} says "${textsOf(original, family)[0]}".`
    const at = { ...document.atKey(sibling ? [sibling] : []), field: keys[0] }
    report('locale/key-missing', at, PLURAL.test(keys[0]) ? `${message} ${forms}` : message)
  }
  for (const [family, keys] of families([...words.keys()].filter((key) => !known.has(key)))) {
    const nearest = nearestName(family, missing)
    const remedy =
      nearest && nearest !== family
        ? `Did you mean "${nearest}"?`
        : PLURAL.test(keys[0])
          ? forms
          : 'Remove it, or add it there.'
    report('locale/key-unknown', document.atKey([keys[0]]), `Not in ${original.file}: ${quoted(keys)}. ${remedy}`)
  }
  if (own === original) return
  for (const key of words.keys()) {
    const family = known.get(key)
    if (family !== undefined) checkEntry(key, own, original, textsOf(original, family), report)
  }
}

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

function placeholdersOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`)))].sort()
}

/** Checks the placeholders and the language of one text. Two lower-case words in a row are not a name. */
function checkEntry(
  key: string,
  own: Dictionary,
  original: Dictionary,
  originals: readonly string[],
  report: Report,
): void {
  const text = own.words.get(key) ?? ''
  const at = () => own.document.at([key])
  const here = placeholdersOf([text])
  const there = placeholdersOf(originals)
  // Only the forms for 0, 1 and 2 may omit the number: other forms are used for several numbers.
  const isOne = /_(zero|one|two)$/.test(key)
  const counted = (names: readonly string[]) => names.filter((name) => !isOne || name !== '{{count}}').join(', ')
  const words = text.replace(PLACEHOLDER, '')
  const difference = `${here.join(', ') || 'No placeholder'} here, ${there.join(', ') || 'none'} in ${original.file}.`
  if (counted(here) !== counted(there))
    report('locale/placeholder', at(), `${difference} They must be the same in every language.`)
  else if (text !== original.words.get(key)) checkLanguage(words, own.language, at, report)
  else if (/[a-z]{3,} [a-z]{3,}/i.test(words))
    report('locale/untranslated', at(), `The text is the same as in ${original.file}. Translate it.`)
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
