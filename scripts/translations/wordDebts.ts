/** What the words of records and dictionaries owe their originals. */
import fs from 'node:fs'
import { hashOfWords } from '../../src/content/mdx/sections'
import { diskFiles, foldersBelow } from '../../src/content/read/contentFiles'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { markWords, writtenMark } from '../review/compareDocuments'
import { fieldName, type FieldPath } from '../../src/content/report/positions'
import { readHistory, type OldText } from './history'

/** A file in a language. */
interface WordDebt {
  /** Where the translation stands. */
  file: string
  language: Language
  /** Number of texts of the original. */
  all: number
  /** Fields without it. */
  missing: string[]
  /** Texts whose original changed after they did. */
  changed: { field: string; before: string; now: string }[]
}

/** Hashes of originals whose translations were accepted as they are: by language, file and field. */
type Accepted = Record<Language, Record<string, Record<string, string>>>

const ACCEPTED = 'content/.translations.json'

const readAccepted = (): Accepted =>
  fs.existsSync(ACCEPTED) ? (JSON.parse(fs.readFileSync(ACCEPTED, 'utf8')) as Accepted) : {}

/** The words of a file as one commit left it, by `keyOf`. */
interface Version {
  /** Commits since then; 0 is the file as it lies there. */
  age: number
  words: ReadonlyMap<string, string>
}

const keyOf = (field: string, language: string) => `${field}\n${language}`

/** Every file that lacks words in a language or has older ones than its original, worst first. */
export function wordDebts(): WordDebt[] {
  const disk = diskFiles(process.cwd())
  const files = ['content', 'locales'].flatMap((root) =>
    foldersBelow(disk, root).flatMap((folder) =>
      disk.list(folder).flatMap((name) => (/(?<!^language)\.json$/.test(name) ? [`${folder}/${name}`] : [])),
    ),
  )
  const history = readHistory(files)
  const versionsOf = (file: string) =>
    disk.read(file)
      ? [{ age: 0, text: fs.readFileSync(file, 'utf8') }, ...(history.get(file) ?? [])].flatMap(readWords(file))
      : []
  const accepted = readAccepted()
  const debts = files.flatMap((original) => {
    const folder = `locales/${DEFAULT_LANGUAGE}/`
    if (original.startsWith('locales/') && !original.startsWith(folder)) return []
    return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
      const file = original.replace(folder, `locales/${language}/`)
      const isAccepted = (field: string, now: string) => accepted[language]?.[file]?.[field] === hashOfWords(now)
      return { file, language, ...compare(versionsOf(original), versionsOf(file), language, isAccepted) }
    })
  })
  return debts
    .filter(({ missing, changed }) => missing.length + changed.length > 0)
    .sort(
      (a, b) =>
        b.missing.length / b.all - a.missing.length / a.all ||
        b.missing.length - a.missing.length ||
        b.changed.length - a.changed.length,
    )
}

function compare(
  originals: readonly Version[],
  translations: readonly Version[],
  language: Language,
  isAccepted: (field: string, now: string) => boolean,
): Pick<WordDebt, 'all' | 'missing' | 'changed'> {
  const found: Pick<WordDebt, 'all' | 'missing' | 'changed'> = { all: 0, missing: [], changed: [] }
  for (const [key, now] of originals[0]?.words ?? []) {
    const [field, own] = key.split('\n')
    if (own !== DEFAULT_LANGUAGE) continue
    found.all += 1
    const other = keyOf(field, language)
    if (translations[0]?.words.get(other) === undefined) {
      found.missing.push(field)
      continue
    }
    const since = changedAt(translations, other)
    if (changedAt(originals, key) >= since || isAccepted(field, now)) continue
    const before = originals.find(({ age }) => age >= since)?.words.get(key) ?? ''
    found.changed.push({ field, before, now })
  }
  return found
}

/** Age of the commit that gave words the form they have now. */
function changedAt(versions: readonly Version[], key: string): number {
  const now = versions[0]?.words.get(key)
  const other = versions.findIndex(({ words }) => words.get(key) !== now)
  return versions.at(other === -1 ? -1 : other - 1)?.age ?? 0
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Reads the words of a version; none of a text that is not JSON. Those of a dictionary stand under their key, its plural forms under one. */
const readWords =
  (file: string) =>
  ({ age, text }: OldText): Version[] => {
    const [, language] = /^locales\/([^/]+)\//.exec(file) ?? []
    const words = new Map<string, string>()
    const collect = (value: unknown, path: FieldPath): void => {
      if (Array.isArray(value)) return value.forEach((item, index) => collect(item, [...path, index]))
      if (typeof value !== 'object' || value === null) return
      const isWords = typeof (value as Record<string, unknown>)[DEFAULT_LANGUAGE] === 'string'
      for (const [name, below] of Object.entries(value))
        if (!isWords) collect(below, [...path, name])
        else if (LANGUAGES.includes(name)) words.set(keyOf(fieldName(path), name), String(below))
    }
    try {
      const value: unknown = JSON.parse(text)
      if (!language) collect(value, [])
      else
        for (const [name, own] of Object.entries(value as Record<string, string>)) {
          const key = keyOf(name.replace(PLURAL, ''), language)
          words.set(key, [words.get(key), own].filter(Boolean).join(' / '))
        }
      return [{ age, words }]
    } catch {
      return []
    }
  }

/** The debts as a table, and below it the words that changed. */
export function wordReport(debts: readonly WordDebt[]): string {
  const width = Math.max(0, ...debts.map(({ file }) => file.length))
  const lines = debts.map(({ file, language, all, missing, changed }) => {
    const few = missing.length <= 5 ? `: ${missing.join(', ')}` : ''
    const lacks = missing.length > 0 ? [`${missing.length} of ${all} texts missing${few}`] : []
    const owes = changed.length > 0 ? [`${changed.length} behind the original`] : []
    return `  ${file.padEnd(width)}  ${language}  ${[...lacks, ...owes].join(', ')}`
  })
  const details = debts.flatMap(({ file, language, changed }) =>
    changed.map(({ field, before, now }) => {
      const words = markWords(before, now, DEFAULT_LANGUAGE).map(writtenMark).join('')
      return `${file}  ${field}  (${language})\n    ${words}`
    }),
  )
  return [lines.join('\n'), ...details].filter(Boolean).join('\n\n')
}

/** Keeps that the translations of a file are right as they are, although its originals changed. */
export function acceptWords(file: string, debts: readonly WordDebt[]): void {
  const accepted = readAccepted()
  for (const { language, changed } of debts.filter((debt) => debt.file === file)) {
    const fields = ((accepted[language] ??= {})[file] ??= {})
    for (const { field, now } of changed) fields[field] = hashOfWords(now)
  }
  fs.writeFileSync(ACCEPTED, `${JSON.stringify(accepted, null, 2)}\n`)
}
