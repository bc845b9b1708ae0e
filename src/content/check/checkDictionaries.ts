/** Words of the interface (`locales/<language>/<dictionary>.json`): every language says the same things. */
import type { ContentFiles } from '../source/contentFiles'
import type { DataDocument } from '../source/dataDocument'
import { parseJson } from '../source/jsonDocument'
import { guarded } from '../source/guarded'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { checkLanguage, checkPlainText } from './checkWords'
import { fileProblem, problem, type Place, type Problem } from '../report/problem'
import type { Content } from '../model/content'
import { decodeSource } from '../source/sourceText'
import { hint, nearest } from '../report/suggest'

/** A dictionary that could be read. */
interface Dictionary {
  language: Language
  file: string
  document: DataDocument
  words: ReadonlyMap<string, string>
  /** Keys that say the same thing: one, or one for each plural form, by their common name. */
  families: ReadonlyMap<string, readonly string[]>
}

/** The dictionary that every page has; the keys of the others must differ from its own (locales/README.md). */
const COMMON = 'common.json'

/**
 * Reads and checks all dictionaries: that they are JSON, and have the keys,
 * plural forms (CLDR, as `Intl.PluralRules` knows them) and placeholders of
 * the default language.
 */
export function checkDictionaries(files: ContentFiles): {
  fileCount: number
  dictionaries: Content['dictionaries']
  problems: Problem[]
} {
  const problems: Problem[] = []
  const namesIn = (language: Language) => files.list(`locales/${language}`).filter((name) => name.endsWith('.json'))
  const names = namesIn(DEFAULT_LANGUAGE)
  let fileCount = 0
  const read = (language: Language, name: string): Dictionary | null => {
    const file = `locales/${language}/${name}`
    const bytes = files.read(file)
    if (!bytes) {
      const original = `locales/${DEFAULT_LANGUAGE}/${name}`
      problems.push(fileProblem('locale/file-missing', file, `The file is missing; it says the same as ${original}.`))
      return null
    }
    fileCount += 1
    return guarded(file, problems, () => readDictionary(file, language, bytes, problems))
  }
  const dictionaries = new Map(names.map((name) => [name, LANGUAGES.map((language) => read(language, name))]))
  for (const [original, ...translations] of dictionaries.values())
    for (const translation of translations)
      if (original && translation) problems.push(...checkDifferences(translation, original))
  problems.push(...checkClashes(dictionaries), ...checkLocaleFiles(files, names))
  return { fileCount, dictionaries: byLanguage(dictionaries), problems }
}

function byLanguage(dictionaries: ReadonlyMap<string, readonly (Dictionary | null)[]>): Content['dictionaries'] {
  const wordsIn = (language: Language) =>
    Object.fromEntries(
      [...dictionaries].flatMap(([name, read]) => {
        const own = read.find((dictionary) => dictionary?.language === language)
        return own ? [[name.replace(/\.json$/, ''), Object.fromEntries(own.words)]] : []
      }),
    )
  return Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])) as Content['dictionaries']
}

/** Keys that a page would find twice: its own dictionaries and the common one are put into one. */
function checkClashes(dictionaries: ReadonlyMap<string, readonly (Dictionary | null)[]>): Problem[] {
  const [common] = dictionaries.get(COMMON) ?? []
  if (!common) return []
  return [...dictionaries].flatMap(([name, [original]]) =>
    name === COMMON || !original
      ? []
      : [...original.words.keys()]
          .filter((key) => common.words.has(key))
          .map((key) =>
            problem(
              'locale/key-clash',
              original.document.atKey([key]),
              `"${key}" stands in ${common.file}, too. Rename one of the two.`,
            ),
          ),
  )
}

/** Files and folders below `locales` that no page reads. */
function checkLocaleFiles(files: ContentFiles, names: readonly string[]): Problem[] {
  const read = new Set(LANGUAGES.flatMap((language) => names.map((name) => `locales/${language}/${name}`)))
  const folders = files.folders('locales').filter((name) => !name.startsWith('.'))
  const found = folders.flatMap((folder) => files.list(`locales/${folder}`).map((name) => ({ folder, name })))
  return [
    ...folders
      .filter((folder) => !(LANGUAGES as readonly string[]).includes(folder))
      .map((folder) =>
        fileProblem(
          'locale/language-unknown',
          `locales/${folder}`,
          `The site has no language "${folder}". Allowed: ${LANGUAGES.join(', ')}.`,
        ),
      ),
    ...found
      .filter(
        ({ folder, name }) =>
          (LANGUAGES as readonly string[]).includes(folder) && !read.has(`locales/${folder}/${name}`),
      )
      .map(({ folder, name }) =>
        fileProblem(
          name.endsWith('.json') ? 'locale/file-unknown' : 'locale/unread',
          `locales/${folder}/${name}`,
          `There is no locales/${DEFAULT_LANGUAGE}/${name}.${hint(name, names)}`,
        ),
      ),
    ...files
      .list('locales')
      .filter((name) => name !== 'README.md')
      .map((name) =>
        fileProblem(
          'locale/unread',
          `locales/${name}`,
          'Nothing reads this file. Dictionaries stand in a folder of their language.',
        ),
      ),
  ]
}

function readDictionary(file: string, language: Language, bytes: Uint8Array, problems: Problem[]): Dictionary | null {
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

function checkText(text: unknown, language: Language, at: () => Place): Problem[] {
  if (typeof text !== 'string') return [problem('locale/not-text', at(), 'Expected text.')]
  if (text.trim() === '') return [problem('locale/empty', at(), 'The text is empty.')]
  return [
    ...(text !== text.trim() ? [problem('locale/spaces', at(), 'Spaces stand around the words. Remove them.')] : []),
    ...checkPlainText(text, at),
    ...(language === DEFAULT_LANGUAGE ? checkLanguage(text, language, at) : []),
  ]
}

const PLURAL = /_(zero|one|two|few|many|other)$/

function familyOf(key: string): string {
  return key.replace(PLURAL, '')
}

function formsOf(language: Language): string[] {
  return [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
}

function isPlural(keys: readonly string[]): boolean {
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

function checkDifferences(own: Dictionary, original: Dictionary): Problem[] {
  const families = [...original.families.keys()]
  const missing = families.filter((family) => !own.families.has(family))
  const unknown = [...own.families].filter(([family]) => !original.families.has(family))
  return [
    ...families.flatMap((family) => checkFamily(family, own, original)),
    ...unknown.map(([family, [key]]) => {
      const meant = nearest(family, missing)
      const remedy = meant ? `Did you mean "${meant}"?` : 'Remove it, or add it there.'
      return problem(
        'locale/key-unknown',
        own.document.atKey([key]),
        `There is no "${family}" in ${original.file}. ${remedy}`,
      )
    }),
  ]
}

function checkFamily(family: string, own: Dictionary, original: Dictionary): Problem[] {
  const originals = original.families.get(family) ?? []
  const keys = own.families.get(family)
  const inForms = `Write ${formsOf(own.language)
    .map((form) => `${family}_${form}`)
    .join(', ')}.`
  if (!keys) {
    const said = `The words are missing. ${original.file} says "${original.words.get(originals[0]) ?? ''}".`
    return [problem('locale/key-missing', own.document.at([family]), isPlural(originals) ? `${said} ${inForms}` : said)]
  }
  if (isPlural(originals) !== isPlural(keys)) {
    const message = isPlural(originals)
      ? `The words depend on a number in ${original.file}. ${inForms}`
      : `The words do not depend on a number in ${original.file}. Write "${family}" alone.`
    return [problem('locale/plural-differs', own.document.atKey([keys[0]]), message)]
  }
  return keys.flatMap((key) => checkEntry(key, own, original, originals))
}

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

function placeholdersOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`)))].sort()
}

/** Placeholders, and words nobody translated: the same two English words in a row are no name. */
function checkEntry(key: string, own: Dictionary, original: Dictionary, originals: readonly string[]): Problem[] {
  const text = own.words.get(key) ?? ''
  const at = () => own.document.at([key])
  const here = placeholdersOf([text])
  const there = placeholdersOf(originals.map((other) => original.words.get(other) ?? ''))
  // One thing may be said without its number, five or more may not: 5, 6 and 20 share one form.
  const isOne = /_(zero|one|two)$/.test(key)
  const counted = (names: readonly string[]) => names.filter((name) => !isOne || name !== '{{count}}').join(', ')
  if (counted(here) !== counted(there))
    return [
      problem(
        'locale/placeholder',
        at(),
        `${here.join(', ') || 'No placeholder'} here, ${there.join(', ') || 'none'} in ${original.file}. Placeholders are the same in every language.`,
      ),
    ]
  const words = text.replace(PLACEHOLDER, '')
  if (text === original.words.get(key))
    return /[a-z]{3,} [a-z]{3,}/i.test(words)
      ? [problem('locale/untranslated', at(), `The words are those of ${original.file}. Translate them.`)]
      : []
  return checkLanguage(words, own.language, at)
}
