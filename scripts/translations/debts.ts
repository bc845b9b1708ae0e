/** Finds outdated and missing translations for `npm run translations`: of posts and cases by the hashes in their front matter; of records and dictionaries the missing words. */
import fs from 'node:fs'
import { parse } from 'jsonc-parser'
import { PLURAL } from '../../src/content/check/checkDictionaries'
import type { Content } from '../../src/content/model/contentTypes'
import { versionsOf, type Article, type ArticleVersion } from '../../src/content/model/post'
import { lastChange, owedSections, articleName, translatedParts } from '../../src/content/model/translation'
import { filesBelow } from '../../src/content/read/contentFiles'
import { diskFiles } from '../../src/content/read/diskFiles'
import { splitFrontMatter } from '../../src/content/read/frontMatter'
import { fieldName, type FieldPath } from '../../src/content/report/positions'
import { inline } from '../../src/editor/formats'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'

/** A file in one language. */
interface Debt {
  /** Path of the translation. */
  file: string
  language: Language
  /** Number of texts of the original. */
  all: number
  /** Fields without this language. */
  missing: string[]
  /** Sections of the original that changed after the translation: title, file and line. */
  changed: string[]
  /** Other tasks besides translating. */
  note?: string
}

/** A table by file; below it the sections that changed. */
export function debtReport(debts: readonly Debt[]): string {
  const sorted = [...debts].sort((one, other) => one.file.localeCompare(other.file))
  const width = Math.max(0, ...debts.map(({ file }) => file.length))
  const lines = sorted.map(({ file, language, all, missing, changed, note }) => {
    const few = missing.length <= 5 ? `: ${missing.join(', ')}` : ''
    const some = missing.length > 0 ? [`${missing.length} of ${all} texts missing${few}`] : []
    const lacks = missing.length === all ? ['not translated'] : some
    const owes = changed.length > 0 ? [`${changed.length} behind the original`] : []
    return `  ${file.padEnd(width)}  ${language}  ${[...lacks, ...owes, note].filter(Boolean).join(', ')}`
  })
  const details = sorted.flatMap(({ file, changed }) => changed.map((section) => `${file}  behind ${section}`))
  return [lines.join('\n') || 'No translation owes its original anything.', ...details].join('\n\n')
}

/** Outdated and missing texts of posts and cases in every language. */
export function textDebts({ posts, cases }: Pick<Content, 'posts' | 'cases'>): Debt[] {
  return [...posts, ...cases].flatMap((article: Article) => LANGUAGES.flatMap((language) => debtOf(article, language)))
}

function debtOf(article: Article, language: Language): Debt[] {
  const own = article.versions[language]
  const original = article.versions[DEFAULT_LANGUAGE]
  const folder = versionsOf(article)[0].file.replace(/[^/]*$/, '')
  const debt: Debt = { file: `${folder}${language}.mdx`, language, all: 1, missing: [], changed: [] }
  if (!own) return [{ ...debt, missing: ['the text'] }]
  if (!original || own === original) return []
  const owed = owedSections(own, original)
  const note = `does not name the sections it was made from (npm run translations -- --accept ${articleName(article)})`
  if (!owed) return [{ ...debt, note }]
  if (owed.changed.length === 0) return []
  const changed = owed.changed.map(({ title, line }) => `${title || 'The beginning'} (${original.file}:${line})`)
  return [{ ...debt, changed }]
}

/** The state of the original that an accepted translation records: hashes of the sections, and the day of the last change, '' if there is none. */
export const acceptedNow = (original: ArticleVersion) => ({
  hashes: translatedParts(original).map(({ hash }) => hash),
  upTo: lastChange(original),
})

/** Replaces the recorded state of the original in the front matter of a text. */
export function withAccepted(text: string, { hashes, upTo }: ReturnType<typeof acceptedNow>): string {
  const { frontMatter, body } = splitFrontMatter(text)
  const without = `${frontMatter}\n`.replace(/^translated(From|UpTo):.*\n(?:(?: +.*|-.*)\n)*/gm, '')
  return `---\n${without}translatedFrom: ${inline(hashes)}${upTo && `translatedUpTo: ${upTo}\n`}---\n${body}`
}

/** The shown fields of a file that have words in a language; plural forms of a dictionary's key are one. */
function fieldsIn(file: string, language: Language): Set<string> {
  const found = new Set<string>()
  const collect = (value: unknown, path: FieldPath): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => collect(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return
    const words = value as Record<string, unknown>
    if (typeof words[DEFAULT_LANGUAGE] !== 'string') {
      for (const [name, below] of Object.entries(value)) if (name !== 'examples') collect(below, [...path, name])
    } else if (words[language]) found.add(fieldName(path))
  }
  const record: unknown = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : {}
  if (!file.startsWith('locales/')) collect(record, [])
  else for (const key of Object.keys(record as object)) found.add(key.replace(PLURAL, ''))
  return found
}

/** Every record and dictionary that lacks words in a language. */
export function wordDebts(): Debt[] {
  const folder = `locales/${DEFAULT_LANGUAGE}/`
  const originals = filesBelow(diskFiles(process.cwd()), 'content', 'locales').filter(
    (file) => /(?<!\/language)\.json$/.test(file) && (file.startsWith(folder) || !file.startsWith('locales/')),
  )
  const debts = originals.flatMap((original) =>
    LANGUAGES.slice(1).map((language): Debt => {
      const file = original.replace(folder, `locales/${language}/`)
      const texts = [...fieldsIn(original, DEFAULT_LANGUAGE)]
      const own = fieldsIn(file, language)
      return { file, language, all: texts.length, missing: texts.filter((field) => !own.has(field)), changed: [] }
    }),
  )
  return debts.filter(({ missing }) => missing.length > 0)
}
