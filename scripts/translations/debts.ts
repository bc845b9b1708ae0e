/** Finds outdated and missing translations for `npm run translations`: of posts and cases by the hashes in their front matter, of records and dictionaries by their history. */
import fs from 'node:fs'
import { hashOfWords, sectionsOf } from '../../src/content/mdx/sections'
import type { Content } from '../../src/content/model/contentTypes'
import { versionsOf, type Text, type TextVersion } from '../../src/content/model/post'
import { lastChange, owedSections, textName, translatedParts } from '../../src/content/model/translation'
import { filesBelow } from '../../src/content/read/contentFiles'
import { diskFiles } from '../../src/content/read/diskFiles'
import { splitFrontMatter } from '../../src/content/read/frontMatter'
import { fieldName, type FieldPath } from '../../src/content/report/positions'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { pageKinds } from '../../src/routing/pageKinds'
import { comparedWords } from '../review/compareWords'
import { markedWords } from '../review/report'
import { readHistory, type OldText } from './history'

/** A file in one language. */
interface Debt {
  /** Path of the translation. */
  file: string
  language: Language
  /** Number of texts of the original. */
  all: number
  /** Fields without this language. */
  missing: string[]
  /** Texts whose original changed after them. `before` is missing if the history of this clone does not have it. */
  changed: { field: string; before?: string; now: string }[]
  /** Other tasks besides translating. */
  note?: string
}

/** Order in which visitors meet the words of a file: on every page, then by the route table; last, lists that no page has as its own. */
function placeOf(file: string): number {
  if (file === 'content/site.json') return -1
  const [, dictionary = ''] = /^locales\/[^/]+\/(.+)\.json$/.exec(file) ?? []
  const kinds = pageKinds()
  const own = kinds.findIndex(
    ([name, kind]) =>
      kind.namespaces.includes(dictionary) || file === `content/pages/${name}.json` || kind.file?.test(file),
  )
  return own === -1 ? kinds.length : own
}

const lack = ({ missing, all }: Debt) => missing.length / all

/** A table in the order in which visitors meet the words, the worst of a page first; below it the words that changed. */
export function debtReport(debts: readonly Debt[]): string {
  const sorted = [...debts].sort(
    (a, b) => placeOf(a.file) - placeOf(b.file) || lack(b) - lack(a) || b.changed.length - a.changed.length,
  )
  const width = Math.max(0, ...debts.map(({ file }) => file.length))
  const lines = sorted.map(({ file, language, all, missing, changed, note }) => {
    const few = missing.length <= 5 ? `: ${missing.join(', ')}` : ''
    const some = missing.length > 0 ? [`${missing.length} of ${all} texts missing${few}`] : []
    const lacks = missing.length === all ? ['not translated'] : some
    const owes = changed.length > 0 ? [`${changed.length} behind the original`] : []
    return `  ${file.padEnd(width)}  ${language}  ${[...lacks, ...owes, note].filter(Boolean).join(', ')}`
  })
  const details = sorted.flatMap(({ file, language, changed }) =>
    changed.map(({ field, before, now }) => `${file}  ${field}  (${language})\n${shown(before, now)}`),
  )
  return [lines.join('\n') || 'No translation owes its original anything.', ...details].join('\n\n')
}

/** Old and new words, indented; text far from any change is cut. */
function shown(before: string | undefined, now: string): string {
  if (before !== undefined) return `    ${markedWords(comparedWords(before, now, DEFAULT_LANGUAGE))}`
  return `    ${now}\n    (The words it was translated from are not in the history of this clone.)`
}

/** Outdated and missing texts of posts and cases in every language. @param read the versions of a file, the newest first */
export function textDebts(
  { posts, cases }: Pick<Content, 'posts' | 'cases'>,
  read: (file: string) => readonly Pick<OldText, 'text'>[],
): Debt[] {
  return [...posts, ...cases].flatMap((text: Text) => LANGUAGES.flatMap((language) => debtOf(text, language, read)))
}

function debtOf(text: Text, language: Language, read: Parameters<typeof textDebts>[1]): Debt[] {
  const [own, original] = [text.versions[language], text.versions[DEFAULT_LANGUAGE]]
  const folder = versionsOf(text)[0].file.replace(/[^/]*$/, '')
  const debt: Debt = { file: `${folder}${language}.mdx`, language, all: 1, missing: [], changed: [] }
  if (!own) return [{ ...debt, missing: ['the text'] }]
  if (!original || own === original) return []
  const owed = owedSections(own, original)
  const note = `does not name the sections it was made from (npm run translations -- --accept ${textName(text)})`
  if (!owed) return [{ ...debt, note }]
  if (owed.changed.length === 0) return []
  const known = translatedParts(original).map(({ hash }) => hash)
  const lost = (own.frontMatter.translatedFrom ?? []).filter((hash) => !known.includes(hash))
  const sections = read(original.file).flatMap((version) => {
    const { body, bodyLinesAbove } = splitFrontMatter(original.file, version.text)
    return sectionsOf(body, bodyLinesAbove)
  })
  const old = sections.filter(({ hash }) => lost.includes(hash))
  const changed = owed.changed.map(({ title, line, hash }, place) => ({
    field: `${title || 'The beginning'} (${original.file}:${line})`,
    before: (old.find((each) => each.title === title) ?? old.find((each) => each.hash === lost[place]))?.text,
    now: sections.find((each) => each.hash === hash)?.text ?? original.frontMatter.excerpt,
  }))
  return [{ ...debt, changed }]
}

/** The state of the original that an accepted translation records: hashes of the sections, and the day of the last change, '' if there is none. */
export const acceptedNow = (original: TextVersion) => ({
  hashes: translatedParts(original).map(({ hash }) => hash),
  upTo: lastChange(original),
})

/** Replaces the recorded state of the original in a front matter. */
export function withAccepted(text: string, { hashes, upTo }: ReturnType<typeof acceptedNow>): string {
  const [, fields = '', rest = ''] = /^---\n([^]*?\n)(---[^]*)$/.exec(text) ?? []
  const without = fields.replace(/^translated(From|UpTo):.*\n(?:(?: +.*|-.*)\n)*/gm, '')
  const from = `translatedFrom: [${hashes.map((hash) => `'${hash}'`).join(', ')}]\n`
  return `---\n${without}${from}${upTo && `translatedUpTo: ${upTo}\n`}${rest}`
}

/** Hashes of originals whose translations were accepted unchanged: by language, file and field. */
type Accepted = Record<Language, Record<string, Record<string, string>>>

const ACCEPTED = 'content/.translations.json'

const readAccepted = (): Accepted =>
  fs.existsSync(ACCEPTED) ? (JSON.parse(fs.readFileSync(ACCEPTED, 'utf8')) as Accepted) : {}

/** The words of a file in one version, by `keyOf`. */
type Version = Omit<OldText, 'text'> & { words: ReadonlyMap<string, string> }

const keyOf = (field: string, language: string) => `${field}\n${language}`

/** Every file with missing words in a language, or with words older than their original. */
export function wordDebts(): Debt[] {
  const files = filesBelow(diskFiles(process.cwd()), 'content', 'locales').filter((file) =>
    /(?<!\/language)\.json$/.test(file),
  )
  const history = readHistory(files)
  const textsOf = (file: string) => (history.get(file) ?? []).flatMap((old) => readWords(file, old))
  const accepted = readAccepted()
  const folder = `locales/${DEFAULT_LANGUAGE}/`
  const debts = files
    .filter((file) => !file.startsWith('locales/') || file.startsWith(folder))
    .flatMap((original) =>
      LANGUAGES.slice(1).map((language): Debt => {
        const file = original.replace(folder, `locales/${language}/`)
        const [originals, translations] = [textsOf(original), textsOf(file)]
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

/** Age of the commit that gave the words their current form. */
function changedAt(versions: readonly Version[], key: string): number {
  const now = versions[0]?.words.get(key)
  const other = versions.findIndex(({ words }) => words.get(key) !== now)
  return versions.at(other === -1 ? -1 : other - 1)?.age ?? 0
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Reads the words of a version; none if the text is not JSON. A dictionary's words are stored by key, with plural forms under one key. */
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

/** Records that the translations of a file are still right although its originals changed. */
export function acceptWords(file: string, debts: readonly Debt[]): void {
  const accepted = readAccepted()
  for (const { language, changed } of debts.filter((debt) => debt.file === file)) {
    const fields = ((accepted[language] ??= {})[file] ??= {})
    for (const { field, now } of changed) fields[field] = hashOfWords(now)
  }
  fs.writeFileSync(ACCEPTED, `${JSON.stringify(accepted, null, 2)}\n`)
}
