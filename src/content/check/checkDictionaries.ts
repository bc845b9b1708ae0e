/** Words of the interface (`locales/<language>/<dictionary>.json`): every language says the same things. */
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Content, Words } from '../model/content'
import type { ContentFiles } from '../read/contentFiles'
import { readJson } from '../read/parseJson'
import { looseFigure } from '../report/claims'
import type { DataDocument } from '../report/positions'
import { collectProblems, fileProblem, fileStart, withErrorContext, type Problem, type Report } from '../report/problem'
import { hint, nearestName } from '../report/suggest'
import type { FindTerms } from './checkTerms'
import { checkLanguage, checkPlainText } from './checkWords'

/** The dictionary that every page has; the keys of the others must differ from its own (locales/README.md). */
const COMMON = 'common.json'

/** A dictionary that could be read. */
interface Dictionary {
  language: Language
  file: string
  document: DataDocument
  /** Words by key; what is no text is reported, and here as an empty one. */
  words: ReadonlyMap<string, string>
  /** Keys that say the same thing: one, or one for each plural form, by their common name. */
  families: ReadonlyMap<string, readonly string[]>
}

/**
 * Reads and checks all dictionaries: that they are JSON, and have the keys,
 * plural forms (CLDR, as `Intl.PluralRules` knows them) and placeholders of
 * the default language.
 */
export function checkDictionaries(
  files: ContentFiles,
  findTerms: FindTerms,
): { fileCount: number; dictionaries: Content['dictionaries']; problems: Problem[] } {
  const problems: Problem[] = []
  const read = new Map<string, Dictionary | null>()
  const fileOf = (language: Language, name: string) => `locales/${language}/${name}`
  const names = files.list(`locales/${DEFAULT_LANGUAGE}`).filter((name) => name.endsWith('.json'))
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
        const missing = `The file is missing; it says the same as ${fileOf(DEFAULT_LANGUAGE, name)}.`
        if (own === undefined) report('locale/file-missing', fileStart(file), missing)
        if (own) checkWords(own, findTerms, report)
        if (own && original && own !== original) checkDifferences(own, original, report)
      }
      // A page has its own dictionaries and the common one in one.
      if (!original || !common || original === common) continue
      for (const key of [...original.words.keys()].filter((own) => common.words.has(own))) {
        const message = `"${key}" stands in ${common.file}, too. Rename one of the two.`
        report('locale/key-clash', original.document.atKey([key]), message)
      }
    }
    checkLocaleFiles(files, names, report)
  })
  const wordsIn = (language: Language): Record<string, Words> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const own = read.get(fileOf(language, name))
        return own ? [[name.replace(/\.json$/, ''), Object.fromEntries(own.words)]] : []
      }),
    )
  return { fileCount: read.size, dictionaries: byLanguage(wordsIn), problems: [...problems, ...found] }
}

/** Files and folders below `locales` that no page reads. */
function checkLocaleFiles(files: ContentFiles, names: readonly string[], report: Report): void {
  const languages: readonly string[] = LANGUAGES
  for (const folder of files.folders('locales').filter((name) => !name.startsWith('.'))) {
    if (!languages.includes(folder)) {
      const message = `The site has no language "${folder}". Allowed: ${LANGUAGES.join(', ')}.`
      report('locale/language-unknown', fileStart(`locales/${folder}`), message)
      continue
    }
    for (const name of files.list(`locales/${folder}`).filter((own) => !names.includes(own)))
      report(
        name.endsWith('.json') ? 'locale/file-unknown' : 'locale/unread',
        fileStart(`locales/${folder}/${name}`),
        `There is no locales/${DEFAULT_LANGUAGE}/${name}.${hint(name, names)}`,
      )
  }
  const message = 'Nothing reads this file. Dictionaries stand in a folder of their language.'
  for (const name of files.list('locales').filter((own) => own !== 'README.md'))
    report('locale/unread', fileStart(`locales/${name}`), message)
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Reads keys and words; null when the file holds none. */
function readDictionary(file: string, language: Language, bytes: Uint8Array, problems: Problem[]): Dictionary | null {
  const document = readJson(file, bytes, problems)
  if (!document) return null
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(fileProblem('locale/not-keys', file, 'Expected keys and words in braces.'))
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

/** Checks what can be seen in one dictionary alone: its words, and that plural forms are those of the language. */
function checkWords({ language, document, words, families }: Dictionary, findTerms: FindTerms, report: Report): void {
  const values = document.value as Record<string, unknown>
  for (const [key, text] of words) {
    const at = () => document.at([key])
    if (typeof values[key] !== 'string' || text.trim() === '') {
      if (typeof values[key] !== 'string') report('locale/not-text', at(), 'Expected text.')
      else report('locale/empty', at(), 'The text is empty.')
      continue
    }
    const claim = looseFigure(text)
    const remedy = 'Words of the interface hold none: write it in content/, with {figure:…}.'
    if (claim) report('figure/loose', at(), `"${claim}" is a figure of the company. ${remedy}`)
    if (text !== text.trim()) report('locale/spaces', at(), 'Spaces stand around the words. Remove them.')
    checkPlainText(text, at, report)
    for (const { message } of findTerms(text, language)) report('words/term', at(), message)
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

/** The plural forms a language has, as CLDR counts them. */
function formsOf(language: Language): string[] {
  return [...new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)].sort()
}

/** Whether words depend on a number. */
function isPlural(keys: readonly string[]): boolean {
  return keys.some((key) => PLURAL.test(key))
}

/** What a translation of a dictionary lacks, has too much, or says with other placeholders than the original. */
function checkDifferences(own: Dictionary, original: Dictionary, report: Report): void {
  const families = [...original.families.keys()]
  const forms = (family: string) => formsOf(own.language).map((form) => `${family}_${form}`)
  for (const [family, originals] of original.families) {
    const keys = own.families.get(family)
    const remedy = `Write ${forms(family).join(', ')}.`
    if (!keys) {
      const message = `The words are missing. ${original.file} says "${original.words.get(originals[0]) ?? ''}".`
      // Where the key would stand: at the one above it in the original.
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

/** Placeholders, and words nobody translated: the same two words in a row are no name. */
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
  // One thing may be said without its number, five or more may not: 5, 6 and 20 share one form.
  const isOne = /_(zero|one|two)$/.test(key)
  const counted = (names: readonly string[]) => names.filter((name) => !isOne || name !== '{{count}}').join(', ')
  const words = text.replace(PLACEHOLDER, '')
  const difference = `${here.join(', ') || 'No placeholder'} here, ${there.join(', ') || 'none'} in ${original.file}.`
  if (counted(here) !== counted(there))
    report('locale/placeholder', at(), `${difference} Placeholders are the same in every language.`)
  else if (text !== original.words.get(key)) checkLanguage(words, own.language, at, report)
  else if (/[a-z]{3,} [a-z]{3,}/i.test(words))
    report('locale/untranslated', at(), `The words are those of ${original.file}. Translate them.`)
}
