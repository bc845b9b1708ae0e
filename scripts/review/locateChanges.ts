import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { languageOfPath } from '../../src/routing/localizePath'
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import type { Statement } from '../../src/sources/statement'
import type { Locate, Place } from './groupChanges'

/** What two checkouts say, so that a change knows its line. */
interface Checkouts {
  base: SiteSources
  head: SiteSources
}

/** Facts of the head that are addresses or data and stand in no file as they are shown. */
const COMPUTED = /^(canonical|alternate|robots|structured data|og:image$)/

/** Finds where changes are written, and which language did not follow. */
export function locateIn({ base, head }: Checkouts): Locate {
  return ({ role, text, before, words: marked }, page): Place => {
    if (COMPUTED.test(role)) return { place: '' }
    const sources = text === '' ? base : head
    const found = statementsOf(sources, words(role, text || before), page, text === '' ? -1 : firstAdded(marked))
    // Of words that stand in many files, those that are new are meant.
    const other = sources === head ? base : head
    const isNew = ({ file, field, text: shown }: Statement) => other.textAt(languageOfPath(page), file, field) !== shown
    const statement = found.find(isNew) ?? found[0]
    if (!statement) return { place: '' }
    const owed = text === '' ? undefined : (owedBy(statement, { base, head }) ?? owedByText(statement, { base, head }))
    return { place: `${statement.file}:${statement.line}`, ...(owed && { owed }) }
  }
}

/** The words of a block without what `readDocument` adds to a link or a picture. */
function words(role: string, text: string): string {
  if (role === 'link') return text.replace(/ → \S*$/, '')
  return role === 'picture' ? text.split(' · ')[0] : text
}

/** Where in the new words the first one stands that was not there before; -1 where none is. */
function firstAdded(marked: readonly { text: string; mark: string }[]): number {
  let at = 0
  for (const { text, mark } of marked) {
    if (mark === '+' && /\p{L}/u.test(text)) return at
    if (mark !== '-') at += text.length
  }
  return -1
}

/** @param at a place in the text that must be said by what is found; -1 for any */
function statementsOf(sources: SiteSources, text: string, page: string, at: number): Statement[] {
  const [, folder, recordKey = null] = /\/(blog|projects)\/([\w-]+)$/.exec(page) ?? []
  const kind = folder === 'blog' ? 'blog-post' : 'case'
  const index = sources.indexOf({
    template: recordKey ? kind : 'home',
    recordKey,
    language: languageOfPath(page),
  })
  const { text: shown, segments } = index.find(text)
  const length = (segment: (typeof segments)[number]) => segment.end - segment.start
  // A text of which a word or two stand somewhere by chance has no line.
  const said = segments.reduce((sum, segment) => sum + length(segment), 0)
  if (said < shown.length / 2) return []
  const covers = ({ start, end }: (typeof segments)[number]) =>
    at === -1 || at >= shown.length || (start <= at && at < end)
  return segments
    .filter(covers)
    .sort((a, b) => length(b) - length(a))
    .flatMap((segment) => segment.statements)
}

/**
 * A record holds its languages side by side, and dictionaries have the same
 * keys: where one language changed and another did not, both are named.
 */
function owedBy({ file, field, text }: Statement, { base, head }: Checkouts): string | undefined {
  const own = languageIn(file, field)
  if (!own) return undefined
  for (const other of LANGUAGES.filter((language) => language !== own)) {
    const twin = inLanguage(file, field, own, other)
    const [now, then] = [head, base].map((sources) => sources.textAt(other, twin.file, twin.field))
    if (now === undefined || now !== then) continue
    const was = base.textAt(own, file, field)
    if (was !== undefined && was !== text)
      return `${own.toUpperCase()} changed, ${other.toUpperCase()} did not: “${now}” (${twin.file})`
  }
  return undefined
}

/**
 * A post or a case has a file for each language: where a section of the
 * original changed, that of its translation should have changed as well, or
 * `npm run translations -- --accept` say that it follows.
 */
function owedByText({ file, line }: Statement, { base, head }: Checkouts): string | undefined {
  if (!file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`)) return undefined
  const parts = head.parts(file)?.parts ?? []
  const number = parts.findLastIndex((part) => part.line <= line)
  const section = parts[number]
  // A text that is new has no translation that is behind.
  const before = base.parts(file)
  if (!section || !before || before.parts.some(({ hash }) => hash === section.hash)) return undefined
  for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
    const translation = file.replace(`/${DEFAULT_LANGUAGE}.mdx`, `/${language}.mdx`)
    const now = head.parts(translation)
    const own = now?.parts[number]
    if (!now || !own) continue
    const follows = now.madeFrom?.includes(section.hash) || base.parts(translation)?.parts[number]?.hash !== own.hash
    if (!follows)
      return `${DEFAULT_LANGUAGE.toUpperCase()} changed, ${language.toUpperCase()} did not: “${own.title || 'the beginning'}” (${translation}:${own.line})`
  }
  return undefined
}

function languageIn(file: string, field: string): Language | undefined {
  return LANGUAGES.find((language) => file.startsWith(`locales/${language}/`) || field.split(/[.[]/).includes(language))
}

function inLanguage(file: string, field: string, own: Language, other: Language): { file: string; field: string } {
  return {
    file: file.replace(`locales/${own}/`, `locales/${other}/`),
    field: field.replace(new RegExp(`(^|\\.)${own}(?=$|[.[])`), `$1${other}`),
  }
}
