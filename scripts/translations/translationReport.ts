import type { Content } from '../../src/content/model/content'
import type { Post, PostVersion } from '../../src/content/model/post'
import { owedSections, translatedParts, translationOf } from '../../src/content/model/translation'
import type { Section, SectionText } from '../../src/content/mdx/sections'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import type { TranslationStatus } from '../../src/routing/routes'
import { markWords } from '../review/compareDocuments'

/** A thing in a language, and what it owes. */
export interface TranslationRow {
  post: Post
  language: Language
  status: TranslationStatus
  /** Sections of the original that changed since; null where the translation does not say what it was made from. */
  owed: Section[] | null
}

const WORST_FIRST: readonly TranslationStatus[] = ['absent', 'fallback', 'stale', 'translated']

/** Every post in every language but its original's, worst first. */
export function translationRows({ posts }: Content): TranslationRow[] {
  const rows = posts.flatMap((post) =>
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE || !post.versions[language]).map((language) => {
      const [own, original] = [post.versions[language], post.versions[DEFAULT_LANGUAGE]]
      const owed = own && original ? owedSections(own, original) : null
      return { post, language, status: translationOf(post, language).status, owed: owed && owed.changed }
    }),
  )
  return rows.sort(
    (a, b) =>
      WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status) || (b.owed?.length ?? 0) - (a.owed?.length ?? 0),
  )
}

/** Finds a section as it was when the translation was made from it. */
export type FindOld = (file: string, hashes: readonly string[]) => ReadonlyMap<string, SectionText>

/** The rows as a table, and below it the words of what is owed, old beside new. */
export function translationReport(
  rows: readonly TranslationRow[],
  sectionText: (version: PostVersion, section: Section) => string,
  findOld: FindOld,
): string {
  const width = Math.max(0, ...rows.map(({ post }) => post.folder.length))
  const lines = rows.map(({ post, language, status, owed }) => {
    const sections =
      owed && owed.length > 0 ? `, ${owed.length} ${owed.length === 1 ? 'section' : 'sections'} behind` : ''
    const unknown =
      owed === null && status === 'translated'
        ? ' (by its dates; npm run translations -- --accept says what it was made from)'
        : ''
    return `  ${post.folder.padEnd(width)}  ${language}  ${status}${sections}${unknown}`
  })
  const details = rows.flatMap((row) => (row.owed && row.owed.length > 0 ? [owedText(row, sectionText, findOld)] : []))
  return `${[lines.join('\n') || 'Nothing to translate.', ...details].join('\n\n')}\n`
}

function owedText(
  { post, language, owed }: TranslationRow,
  sectionText: (version: PostVersion, section: Section) => string,
  findOld: FindOld,
): string {
  const original = post.versions[DEFAULT_LANGUAGE]
  const own = post.versions[language]
  if (!original || !own || !owed) return ''
  const known = new Set(translatedParts(original).map(({ hash }) => hash))
  const lost = (own.frontMatter.translatedFrom ?? []).filter((hash) => !known.has(hash))
  const old = findOld(original.file, lost)
  const parts = owed.map((section) => {
    const before =
      [...old.values()].find(({ title }) => title === section.title) ?? old.get(lost[owed.indexOf(section)])
    const now = sectionText(original, section)
    const shown = before
      ? markWords(before.text, now, DEFAULT_LANGUAGE)
          .map(({ text, mark }) => (mark === '+' ? `{+${text}+}` : mark === '-' ? `[-${text}-]` : shortened(text)))
          .join('')
      : `${now}\n(The words it was translated from are not in the history here.)`
    return `${original.file}:${section.line}  ${section.title || 'The beginning'}\n${indented(shown)}`
  })
  return `${post.folder}, ${language}:\n\n${parts.join('\n\n')}`
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 70)} … ${text.slice(-70)}` : text
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}

/** Hashes of what a translation is made from now, as its front matter keeps them. */
export function acceptedHashes(original: PostVersion): string[] {
  return translatedParts(original).map(({ hash }) => hash)
}

/** Writes the hashes into the front matter of a translation, in place of those it has. */
export function withHashes(text: string, hashes: readonly string[]): string {
  const line = `translatedFrom: [${hashes.map((hash) => `'${hash}'`).join(', ')}]`
  const [, opening = '', fields = '', rest = ''] = /^(---\n)([\s\S]*?\n)(---[ \t]*(?:\n[\s\S]*)?)$/.exec(text) ?? []
  if (!opening) return text
  const without = fields.replace(/^translatedFrom:.*\n(?:(?: +.*|-.*)\n)*/m, '')
  return `${opening}${without}${line}\n${rest}`
}
