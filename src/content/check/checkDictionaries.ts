/** Words of the interface (`locales/<language>/<dictionary>.json`): every language says the same things. */
import type { ContentFiles } from '../source/contentFiles'
import { guarded } from '../source/guarded'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { checkDifferences } from './checkDifferences'
import { readDictionary, type Dictionary } from './readDictionary'
import { fileProblem, problem, type Problem } from '../report/problem'
import type { Content } from '../model/content'
import { hint } from '../report/suggest'

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
