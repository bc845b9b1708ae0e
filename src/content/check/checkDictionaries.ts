/** Words of the interface (`locales/<language>/<dictionary>.json`): every language says the same things. */
import type { ContentFiles } from '../read/contentFiles'
import { withErrorContext, fileProblem, problem, type Problem, type FieldPosition } from '../report/problem'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { readDictionary, type Dictionary, formsOf, isPlural } from './readDictionary'
import type { Content } from '../model/content'
import { hint, nearestName } from '../report/suggest'
import { checkLanguage } from './checkWords'

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
    return withErrorContext(file, problems, () => readDictionary(file, language, bytes, problems))
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

/** What a translation of a dictionary lacks, has too much, or says with other placeholders than the original. */
function checkDifferences(own: Dictionary, original: Dictionary): Problem[] {
  const families = [...original.families.keys()]
  const missing = families.filter((family) => !own.families.has(family))
  const unknown = [...own.families].filter(([family]) => !original.families.has(family))
  return [
    ...families.flatMap((family) => checkFamily(family, own, original)),
    ...unknown.map(([family, [key]]) => {
      const meant = nearestName(family, missing)
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
    return [
      problem(
        'locale/key-missing',
        { ...below(family, own, original), field: family },
        isPlural(originals) ? `${said} ${inForms}` : said,
      ),
    ]
  }
  if (isPlural(originals) !== isPlural(keys)) {
    const message = isPlural(originals)
      ? `The words depend on a number in ${original.file}. ${inForms}`
      : `The words do not depend on a number in ${original.file}. Write "${family}" alone.`
    return [problem('locale/plural-differs', own.document.atKey([keys[0]]), message)]
  }
  return keys.flatMap((key) => checkEntry(key, own, original, originals))
}

/** Where a missing key would stand: at the one that is above it in the original. */
function below(family: string, own: Dictionary, original: Dictionary): FieldPosition {
  const order = [...original.families.keys()]
  const above = order.slice(0, order.indexOf(family)).findLast((other) => own.families.has(other))
  return own.document.atKey(above === undefined ? [] : [own.families.get(above)?.at(-1) ?? above])
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
