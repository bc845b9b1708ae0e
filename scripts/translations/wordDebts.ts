/** What the words of records and dictionaries owe their originals. */
import fs from 'node:fs'
import { hashOfWords } from '../../src/content/mdx/sections'
import { diskFiles, filesBelow } from '../../src/content/read/contentFiles'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { fieldName, type FieldPath } from '../../src/content/report/positions'
import type { Debt } from './debts'
import { readHistory, type OldText } from './history'

/** Hashes of originals whose translations were accepted as they are: by language, file and field. */
type Accepted = Record<Language, Record<string, Record<string, string>>>

const ACCEPTED = 'content/.translations.json'

const readAccepted = (): Accepted =>
  fs.existsSync(ACCEPTED) ? (JSON.parse(fs.readFileSync(ACCEPTED, 'utf8')) as Accepted) : {}

/** The words of a file as one commit left it, by `keyOf`. */
type Version = Omit<OldText, 'text'> & { words: ReadonlyMap<string, string> }

const keyOf = (field: string, language: string) => `${field}\n${language}`

/** Every file that lacks words in a language or has older ones than its original. */
export function wordDebts(): Debt[] {
  const files = filesBelow(diskFiles(process.cwd()), 'content', 'locales').filter((file) =>
    /(?<!\/language)\.json$/.test(file),
  )
  const history = readHistory(files)
  const versionsOf = (file: string) => (history.get(file) ?? []).flatMap((old) => readWords(file, old))
  const accepted = readAccepted()
  const folder = `locales/${DEFAULT_LANGUAGE}/`
  const debts = files
    .filter((file) => !file.startsWith('locales/') || file.startsWith(folder))
    .flatMap((original) =>
      LANGUAGES.slice(1).map((language): Debt => {
        const file = original.replace(folder, `locales/${language}/`)
        const [originals, translations] = [versionsOf(original), versionsOf(file)]
        const texts = [...(originals[0]?.words ?? [])].flatMap(([key, now]) => {
          const [field, own] = key.split('\n')
          return own === DEFAULT_LANGUAGE ? [{ field, key, now, other: keyOf(field, language) }] : []
        })
        const isThere = ({ other }: { other: string }) => translations[0]?.words.has(other)
        const changed = texts.filter(isThere).flatMap(({ field, key, now, other }) => {
          const since = changedAt(translations, other)
          if (changedAt(originals, key) >= since || accepted[language]?.[file]?.[field] === hashOfWords(now)) return []
          return [{ field, before: originals.find(({ age }) => age >= since)?.words.get(key) ?? '', now }]
        })
        const missing = texts.filter((text) => !isThere(text)).map(({ field }) => field)
        return { file, language, all: texts.length, missing, changed }
      }),
    )
  return debts.filter(({ missing, changed }) => missing.length + changed.length > 0)
}

/** Age of the commit that gave words the form they have now. */
function changedAt(versions: readonly Version[], key: string): number {
  const now = versions[0]?.words.get(key)
  const other = versions.findIndex(({ words }) => words.get(key) !== now)
  return versions.at(other === -1 ? -1 : other - 1)?.age ?? 0
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Reads the words of a version; none of a text that is not JSON. Those of a dictionary stand under their key, its plural forms under one. */
function readWords(file: string, { age, text }: OldText): Version[] {
  const [, language] = /^locales\/([^/]+)\//.exec(file) ?? []
  const words = new Map<string, string>()
  const collect = (value: unknown, path: FieldPath): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => collect(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return
    const isWords = typeof (value as Record<string, unknown>)[DEFAULT_LANGUAGE] === 'string'
    for (const [name, below] of Object.entries(value)) {
      const form = keyOf(name.replace(PLURAL, ''), language ?? '')
      if (language) words.set(form, [words.get(form), below].filter(Boolean).join(' / '))
      else if (!isWords) collect(below, [...path, name])
      else if (LANGUAGES.includes(name)) words.set(keyOf(fieldName(path), name), String(below))
    }
  }
  try {
    collect(JSON.parse(text), [])
    return [{ age, words }]
  } catch {
    return []
  }
}

/** Keeps that the translations of a file are right as they are, although its originals changed. */
export function acceptWords(file: string, debts: readonly Debt[]): void {
  const accepted = readAccepted()
  for (const { language, changed } of debts.filter((debt) => debt.file === file)) {
    const fields = ((accepted[language] ??= {})[file] ??= {})
    for (const { field, now } of changed) fields[field] = hashOfWords(now)
  }
  fs.writeFileSync(ACCEPTED, `${JSON.stringify(accepted, null, 2)}\n`)
}
