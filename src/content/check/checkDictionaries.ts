/** Words of the interface (`locales/<language>/<dictionary>.json`): every language says the same things. */
import type { ContentFiles } from '../source/contentFiles'
import { parseData, type DataDocument } from '../source/dataDocument'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { fileProblem, type Problem } from '../report/problem'
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

/**
 * Reads and checks all dictionaries: that they are JSON, and have the keys,
 * plural forms (CLDR, as `Intl.PluralRules` knows them) and placeholders of
 * the default language.
 */
export function checkDictionaries(files: ContentFiles): { fileCount: number; problems: Problem[] } {
  const problems: Problem[] = []
  const namesIn = (language: Language) => files.list(`locales/${language}`).filter((name) => name.endsWith('.json'))
  const names = namesIn(DEFAULT_LANGUAGE)
  let fileCount = 0
  const read = (language: Language, name: string) => {
    const file = `locales/${language}/${name}`
    const bytes = files.read(file)
    if (!bytes) {
      problems.push(fileProblem(file, `The file is missing; it says the same as locales/${DEFAULT_LANGUAGE}/${name}.`))
      return null
    }
    fileCount += 1
    const { dictionary, problems: found } = readDictionary(file, language, bytes)
    problems.push(...found, ...(dictionary ? formProblems(dictionary) : []))
    return dictionary
  }
  for (const name of names) {
    const [original, ...translations] = LANGUAGES.map((language) => read(language, name))
    for (const translation of translations)
      if (original && translation) problems.push(...differences(translation, original))
  }
  for (const language of LANGUAGES)
    for (const name of namesIn(language))
      if (!names.includes(name))
        problems.push(
          fileProblem(
            `locales/${language}/${name}`,
            `There is no locales/${DEFAULT_LANGUAGE}/${name}.${hint(name, names)}`,
          ),
        )
  return { fileCount, problems }
}

function problemAt({ file, document }: Pick<Dictionary, 'file' | 'document'>, key: string, message: string): Problem {
  return { file, ...document.locate([key]), field: key, message, severity: 'error' }
}

function problemAtKey(dictionary: Dictionary, key: string, message: string): Problem {
  return { ...problemAt(dictionary, key, message), ...dictionary.document.locateKey([key]) }
}

function readDictionary(
  file: string,
  language: Language,
  bytes: Uint8Array,
): { dictionary: Dictionary | null; problems: Problem[] } {
  const source = decodeSource(file, bytes)
  if (source.text === null) return { dictionary: null, problems: source.problems }
  const document = parseData({ file, text: source.text, format: 'json' })
  const problems = [...source.problems, ...document.problems]
  const { value } = document
  if (value === undefined) return { dictionary: null, problems }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { dictionary: null, problems: [...problems, fileProblem(file, 'Expected keys and words in braces.')] }
  const words = new Map<string, string>()
  const families = new Map<string, string[]>()
  for (const [key, text] of Object.entries(value as Record<string, unknown>)) {
    families.set(familyOf(key), [...(families.get(familyOf(key)) ?? []), key])
    words.set(key, String(text))
    const message =
      typeof text !== 'string'
        ? 'Expected text.'
        : text.trim() === ''
          ? 'The text is empty.'
          : text !== text.trim()
            ? 'Spaces stand around the words. Remove them.'
            : null
    if (message) problems.push(problemAt({ file, document }, key, message))
  }
  return { dictionary: { language, file, document, words, families }, problems }
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

/** Whether plural forms are those of the language: without one of them the page shows the key. */
function formProblems(dictionary: Dictionary): Problem[] {
  const { language, families } = dictionary
  const forms = formsOf(language)
  return [...families].flatMap(([family, keys]) => {
    if (!isPlural(keys)) return []
    const missing = forms.map((form) => `${family}_${form}`).filter((key) => !keys.includes(key))
    const extra = keys.filter((key) => !forms.includes(PLURAL.exec(key)?.[1] ?? ''))
    return [
      ...missing.map((key) => ({
        ...problemAtKey(dictionary, keys[0], `The plural form is missing: "${language}" has ${forms.join(', ')}.`),
        field: key,
      })),
      ...extra.map((key) =>
        problemAtKey(
          dictionary,
          key,
          `Language "${language}" has no plural form "${PLURAL.exec(key)?.[1] ?? 'without ending'}", only ${forms.join(', ')}.`,
        ),
      ),
    ]
  })
}

function differences(own: Dictionary, original: Dictionary): Problem[] {
  const families = [...original.families.keys()]
  const missing = families.filter((family) => !own.families.has(family))
  const unknown = [...own.families].filter(([family]) => !original.families.has(family))
  return [
    ...families.flatMap((family) => familyProblems(family, own, original)),
    ...unknown.map(([family, [key]]) => {
      const meant = nearest(family, missing)
      const remedy = meant ? `Did you mean "${meant}"?` : 'Remove it, or add it there.'
      return problemAtKey(own, key, `There is no "${family}" in ${original.file}. ${remedy}`)
    }),
  ]
}

function familyProblems(family: string, own: Dictionary, original: Dictionary): Problem[] {
  const originals = original.families.get(family) ?? []
  const keys = own.families.get(family)
  const inForms = `Write ${formsOf(own.language)
    .map((form) => `${family}_${form}`)
    .join(', ')}.`
  if (!keys) {
    const said = `The words are missing. ${original.file} says "${original.words.get(originals[0]) ?? ''}".`
    return [problemAt(own, family, isPlural(originals) ? `${said} ${inForms}` : said)]
  }
  if (isPlural(originals) !== isPlural(keys)) {
    const message = isPlural(originals)
      ? `The words depend on a number in ${original.file}. ${inForms}`
      : `The words do not depend on a number in ${original.file}. Write "${family}" alone.`
    return [problemAtKey(own, keys[0], message)]
  }
  return keys.flatMap((key) => wordProblems(key, own, original, originals))
}

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

function placeholdersOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`)))].sort()
}

/** Placeholders, and words nobody translated: the same two English words in a row are no name. */
function wordProblems(key: string, own: Dictionary, original: Dictionary, originals: readonly string[]): Problem[] {
  const text = own.words.get(key) ?? ''
  const here = placeholdersOf([text])
  const there = placeholdersOf(originals.map((other) => original.words.get(other) ?? ''))
  // One thing may be said without its number.
  const counted = (names: readonly string[]) =>
    names.filter((name) => !isPlural(originals) || name !== '{{count}}').join(', ')
  if (counted(here) !== counted(there))
    return [
      problemAt(
        own,
        key,
        `${here.join(', ') || 'No placeholder'} here, ${there.join(', ') || 'none'} in ${original.file}. Placeholders are the same in every language.`,
      ),
    ]
  if (text !== original.words.get(key) || !/[a-z]{3,} [a-z]{3,}/i.test(text.replace(PLACEHOLDER, ''))) return []
  return [
    {
      ...problemAt(own, key, `The words are those of ${original.file}. Translate them.`),
      severity: 'warning' as const,
    },
  ]
}
