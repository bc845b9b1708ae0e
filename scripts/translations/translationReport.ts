import type { Content } from '../../src/content/model/contentTypes'
import { versionsOf, type Text, type TextVersion } from '../../src/content/model/post'
import { lastChange, owedSections, textName, translatedParts, translationOf } from '../../src/content/model/translation'
import type { Section, SectionText } from '../../src/content/mdx/sections'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import type { TranslationStatus } from '../../src/routing/routes'
import { markWords, writtenMark } from '../review/compareDocuments'

/** A text in a language, and what its translation owes. */
interface TranslationRow {
  text: Text
  language: Language
  /** What readers see. */
  status: TranslationStatus
  /** Sections of the original that changed since; null where the translation does not name what it was made from. */
  owed: Section[] | null
}

const WORST_FIRST: readonly TranslationStatus[] = ['absent', 'fallback', 'stale', 'translated']

/** Every post and case in every language but that of its original, worst first. */
export function translationRows({ posts, cases }: Pick<Content, 'posts' | 'cases'>): TranslationRow[] {
  const rows = [...posts, ...cases].flatMap((text: Text) =>
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE || !text.versions[language]).map((language) => {
      const [own, original] = [text.versions[language], text.versions[DEFAULT_LANGUAGE]]
      const owed = own && original ? owedSections(own, original) : null
      return { text, language, status: translationOf(text, language).status, owed: owed && owed.changed }
    }),
  )
  return rows.sort(
    (a, b) =>
      WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status) || (b.owed?.length ?? 0) - (a.owed?.length ?? 0),
  )
}

/** `blog/3-performance-budget`. */
function nameOf(text: Text): string {
  return versionsOf(text)[0].file.replace(/^content\/(.*)\/[^/]*$/, '$1')
}

/** The words of a section as they are. */
type SectionWords = (version: TextVersion, section: Section) => string

/** Finds a section as it was when the translation was made from it. */
type FindOld = (file: string, hashes: readonly string[]) => ReadonlyMap<string, SectionText>

/** The rows as a table, and below it the words of the sections that changed, old beside new. */
export function translationReport(
  rows: readonly TranslationRow[],
  sectionText: SectionWords,
  findOld: FindOld,
): string {
  const width = Math.max(0, ...rows.map(({ text }) => nameOf(text).length))
  const lines = rows.map(({ text, language, status, owed }) => {
    const silently = status === 'translated' ? ', without a note to readers' : ''
    const sections =
      owed && owed.length > 0 ? `, ${owed.length} ${owed.length === 1 ? 'section' : 'sections'} behind${silently}` : ''
    const unknown =
      owed === null && status === 'translated' && text.versions[DEFAULT_LANGUAGE]
        ? ` (it does not name the sections it was made from: npm run translations -- --accept ${textName(text)})`
        : ''
    return `  ${nameOf(text).padEnd(width)}  ${language}  ${status}${sections}${unknown}`
  })
  const details = rows.flatMap((row) => (row.owed && row.owed.length > 0 ? [owedText(row, sectionText, findOld)] : []))
  return `${[lines.join('\n') || 'Nothing to translate.', ...details].join('\n\n')}\n`
}

function owedText({ text, language, owed }: TranslationRow, sectionText: SectionWords, findOld: FindOld): string {
  const original = text.versions[DEFAULT_LANGUAGE]
  const own = text.versions[language]
  if (!original || !own || !owed) return ''
  const known = new Set(translatedParts(original).map(({ hash }) => hash))
  const lost = (own.frontMatter.translatedFrom ?? []).filter((hash) => !known.has(hash))
  const old = findOld(original.file, lost)
  const parts = owed.map((section) => {
    const before =
      [...old.values()].find(({ title }) => title === section.title) ?? old.get(lost[owed.indexOf(section)])
    const now = sectionText(original, section)
    const shown = before
      ? markWords(before.text, now, DEFAULT_LANGUAGE).map(shownWord).join('')
      : `${now}\n(The words it was translated from are not in the history of this clone.)`
    const indented = shown.replace(/^(?=.)/gm, '    ')
    return `${original.file}:${section.line}  ${section.title || 'The beginning'}\n${indented}`
  })
  return `${nameOf(text)}, ${language}:\n\n${parts.join('\n\n')}`
}

function shownWord(word: Parameters<typeof writtenMark>[0]): string {
  const { text, mark } = word
  return mark === '' && text.length > 160 ? `${text.slice(0, 70)} … ${text.slice(-70)}` : writtenMark(word)
}

/** What a translation is made from, as its front matter keeps it. */
interface Accepted {
  /** Hashes of the sections of the original. */
  hashes: string[]
  /** Day of the last change in substance; '' where the original has none. */
  upTo: string
}

/** What a translation of this original is made from when it is accepted now. */
export function acceptedNow(original: TextVersion): Accepted {
  return { hashes: translatedParts(original).map(({ hash }) => hash), upTo: lastChange(original) }
}

/**
 * Replaces in a front matter what a translation was made from.
 * @throws {Error} when the text has no front matter
 */
export function withAccepted(text: string, { hashes, upTo }: Accepted): string {
  const [, opening = '', fields = '', rest = ''] =
    /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n[\s\S]*)?)$/.exec(text) ?? []
  if (!opening) throw new Error('The text has no front matter.')
  const end = opening.slice(3)
  const without = fields.replace(/^translated(From|UpTo):.*\n(?:(?: +.*|-.*)\n)*/gm, '')
  const own = [
    `translatedFrom: [${hashes.map((hash) => `'${hash}'`).join(', ')}]`,
    ...(upTo ? [`translatedUpTo: ${upTo}`] : []),
  ]
  return `${opening}${without}${own.map((line) => line + end).join('')}${rest}`
}
