/** What the translations of posts and cases owe, by the hashes in their front matter. */
import { sectionsOf } from '../../src/content/mdx/sections'
import type { Content } from '../../src/content/model/contentTypes'
import { versionsOf, type Text, type TextVersion } from '../../src/content/model/post'
import { lastChange, owedSections, textName, translatedParts } from '../../src/content/model/translation'
import { splitFrontMatter } from '../../src/content/read/frontMatter'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import type { Debt } from './debts'

/** What posts and cases owe in every language. @param read the texts of a file, the newest first */
export function textDebts(
  { posts, cases }: Pick<Content, 'posts' | 'cases'>,
  read: (file: string) => readonly string[],
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
  const sections = read(original.file).flatMap((each) => {
    const { body, bodyLinesAbove } = splitFrontMatter(original.file, each)
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

/** What a translation is made from when it is accepted now: hashes of the sections of the original, and the day of its last change, '' where it has none. */
export const acceptedNow = (original: TextVersion) => ({
  hashes: translatedParts(original).map(({ hash }) => hash),
  upTo: lastChange(original),
})

/**
 * Replaces in a front matter what a translation was made from.
 * @throws {Error} when the text has no front matter
 */
export function withAccepted(text: string, { hashes, upTo }: ReturnType<typeof acceptedNow>): string {
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
