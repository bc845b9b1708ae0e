/** Checks of the words of the interface (`locales/<language>/<dictionary>.json`): all languages have the same keys. */
import { isComplete } from '../../routing/languageFiles'
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Content, Words } from '../model/contentTypes'
import type { ContentFiles } from '../read/contentFiles'
import { readJson } from '../read/parseJson'
import { validate } from '../read/validate'
import type { DataDocument } from '../report/positions'
import {
  collectProblems,
  fileProblem,
  fileStart,
  problem,
  withErrorContext,
  type Problem,
  type Report,
} from '../report/problem'
import { hint, nearestName } from '../report/suggest'
import { languageSchema } from '../schemas/language'
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
  /** Keys by their common name: one key, or one for each plural form. */
  families: ReadonlyMap<string, readonly string[]>
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
        if (own && original && own !== original) checkDifferences(own, original, report)
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

/** The words of the default language, with the plural forms of `language`. They replace its missing words. */
function fallbackWords({ words, families }: Dictionary, language: Language): Words {
  const found: Record<string, string> = Object.fromEntries(words)
  for (const [family, keys] of families)
    for (const form of isPlural(keys) ? formsOf(language) : [])
      found[`${family}_${form}`] ??= words.get(`${family}_other`) ?? ''
  return found
}

function checkLocaleFiles(files: ContentFiles, names: readonly string[], report: Report): void {
  const languages: readonly string[] = LANGUAGES
  for (const folder of files.folders('locales').filter((name) => !name.startsWith('.'))) {
    const isLanguage = languages.includes(folder)
    const message = `The site has no language "${folder}". Allowed: ${LANGUAGES.join(', ')}.`
    if (!isLanguage) report('locale/unread', fileStart(`locales/${folder}`), message)
    const unread = files.list(`locales/${folder}`).filter((own) => !names.includes(own) && own !== LANGUAGE_FILE)
    for (const name of isLanguage ? unread : []) {
      const remedy = `There is no locales/${DEFAULT_LANGUAGE}/${name}.${hint(name, names)}`
      report('locale/unread', fileStart(`locales/${folder}/${name}`), remedy)
    }
  }
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Reads keys and words; null for a file that is not an object. */
function readDictionary(file: string, language: Language, bytes: Uint8Array, problems: Problem[]): Dictionary | null {
  const document = readJson(file, bytes, problems)
  if (!document) return null
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(fileProblem('locale/not-keys', file, 'Expected an object with keys and words.'))
    return null
  }
  const entries = Object.entries<unknown>({ ...value })
  const families = new Map<string, string[]>()
  for (const [key] of entries) {
    const family = key.replace(PLURAL, '')
    families.set(family, [...(families.get(family) ?? []), key])
  }
  return { language, file, document, words: new Map(entries.map(([key, text]) => [key, String(text)])), families }
}

function checkWords({ language, document, words, families }: Dictionary, report: Report): void {
  const values = document.value as Record<string, unknown>
  for (const [key, text] of words) {
    const at = () => document.at([key])
    if (typeof values[key] !== 'string' || text.trim() === '') {
      if (typeof values[key] !== 'string') report('locale/not-text', at(), 'Expected text.')
      else report('locale/empty', at(), 'The text is empty.')
      continue
    }
    if (text !== text.trim()) report('locale/spaces', at(), 'The text starts or ends with a space. Remove it.')
    checkPlainText(text, at, report)
    if (language === DEFAULT_LANGUAGE) checkLanguage(text, language, at, report)
  }
  const forms = formsOf(language)
  for (const [family, keys] of families) {
    if (!isPlural(keys)) continue
    const remedy = `Language "${language}" has the plural forms ${forms.join(', ')}.`
    for (const key of forms.map((form) => `${family}_${form}`).filter((name) => !keys.includes(name)))
      report('locale/plural-missing', { ...document.atKey([keys[0]]), field: key }, `"${key}" is missing. ${remedy}`)
    for (const key of keys)
      if (!forms.includes(PLURAL.exec(key)?.[1] ?? ''))
        report('locale/plural-unknown', document.atKey([key]), `"${key}" is not used. ${remedy}`)
  }
}

/** The plural forms of a language (CLDR). */
function formsOf(language: Language): string[] {
  return [...new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)].sort()
}

function isPlural(keys: readonly string[]): boolean {
  return keys.some((key) => PLURAL.test(key))
}

/** Reports missing and unknown keys of a translation, and placeholders that differ from the original. */
function checkDifferences(own: Dictionary, original: Dictionary, report: Report): void {
  const families = [...original.families.keys()]
  const forms = (family: string) => formsOf(own.language).map((form) => `${family}_${form}`)
  for (const [family, originals] of original.families) {
    const keys = own.families.get(family)
    const remedy = `Write ${forms(family).join(', ')}.`
    if (!keys && !isComplete(own.language)) continue
    if (!keys) {
      const message = `The words are missing. ${original.file} says "${original.words.get(originals[0]) ?? ''}".`
      // The place of the problem is the key before the missing one, in the order of the original.
      const above = families.slice(0, families.indexOf(family)).findLast((other) => own.families.has(other))
      const key = above === undefined ? undefined : own.families.get(above)?.at(-1)
      const at = { ...own.document.atKey(key === undefined ? [] : [key]), field: family }
      report('locale/key-missing', at, isPlural(originals) ? `${message} ${remedy}` : message)
    } else if (isPlural(originals) !== isPlural(keys)) {
      const message = isPlural(originals)
        ? `The words depend on a number in ${original.file}. ${remedy}`
        : `The words do not depend on a number in ${original.file}. Write "${family}" alone.`
      report('locale/plural-differs', own.document.atKey([keys[0]]), message)
    } else for (const key of keys) checkEntry(key, own, original, originals, report)
  }
  const missing = families.filter((family) => !own.families.has(family))
  for (const [family, [key]] of own.families) {
    if (original.families.has(family)) continue
    const meant = nearestName(family, missing)
    const remedy = meant ? `Did you mean "${meant}"?` : 'Remove it, or add it there.'
    report('locale/key-unknown', own.document.atKey([key]), `There is no "${family}" in ${original.file}. ${remedy}`)
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
  const there = placeholdersOf(originals.map((other) => original.words.get(other) ?? ''))
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
