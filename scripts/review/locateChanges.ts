import path from 'node:path'
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { languageOfPath } from '../../src/routing/localizePath'
import type { Statement } from '../../src/sources/statement'
import type { Branch } from './branch'
import { MADE_FROM } from './changedParts'
import type { DocumentChange } from './compareDocuments'
import { FOR_MACHINES, plainWords } from './pageDocument'
import { beginningOf, groupBy, type ChangeEntry } from './reviewRecord'

/** Maximum letters that are shown of an outdated translation. */
const LONGEST_OWED = 60

/**
 * Finds the source of a change on a page, its name in a review, and the language that was not updated. Removed words
 * are searched in the base; without a place no file contains the text.
 */
export function locateIn({ sources: checkouts, at: partsAt }: Branch) {
  return ({ role, text, before, words }: DocumentChange, page: string) => {
    if (FOR_MACHINES.test(role) || role === 'share picture') return { role, place: '', parts: [] }
    const isGone = text === ''
    const side = isGone ? 'before' : 'after'
    const [sources, others] = isGone ? [checkouts.before, checkouts.after] : [checkouts.after, checkouts.before]
    const found = statementsOf(sources, plainWords(role, text || before), page, isGone ? -1 : firstAdded(words))
    // If several files contain the words, the changed one is meant.
    const language = languageOfPath(page)
    // A figure of the ledger occurs in sentences that have not changed themselves; in removed words it could be any number.
    const written = isGone ? found : [...found, ...found.flatMap((each) => sources.figuresIn(each))]
    const statement =
      written.find((each) => partsAt(each, side).length > 0) ??
      found.find((each) => others.textAt(language, each.file, each.field) !== each.text) ??
      found[0]
    if (!statement) return { role, place: '', parts: [] }
    // Another picture with the same name has the same words.
    const isSame = before === text
    const owed = isGone || isSame ? undefined : owedOf(statement, checkouts)
    const parts = isSame && role !== 'order' ? [] : partsAt(statement, side)
    const own = { role: roleOf(statement.file, statement.text, role), place: `${statement.file}:${statement.line}` }
    return { ...own, parts, ...(owed && { owed }) }
  }
}

/**
 * Groups the parts that are translations of each other: a field of a record or a dictionary, or a field or a section of
 * a text. The hash list of a translation belongs to the section whose hash is new.
 */
export function twinParts({ parts, sources: { after } }: Branch, said: readonly ChangeEntry[]): number[][] {
  const named = said.flatMap(({ leaf = '', parts: own = [] }) => own.map((number) => ({ name: leaf, number })))
  const known = new Map<string, number>()
  for (const [number, { file, line, now, was, whole }] of parts.entries()) {
    const own = whole || !file.endsWith('.mdx') ? null : after.parts(file)
    if (!own) continue
    const folder = path.posix.dirname(file)
    const [, field = ''] = /^(\w+):/.exec(now || was) ?? []
    const original = after.parts(`${folder}/${DEFAULT_LANGUAGE}.mdx`)?.parts ?? []
    const isHash = MADE_FROM.test(now)
    const section = isHash
      ? original.findIndex(({ hash }) => now.includes(hash) && !was.includes(hash))
      : own.parts.findLastIndex((part) => part.line <= line)
    // Title and excerpt are one section.
    const place = section > 0 ? section : field.replace(/^(excerpt|translatedFrom)?$/, 'title')
    const name = [folder, place].join()
    const nth = known.get(file + name) ?? 0
    if (!isHash) known.set(file + name, nth + 1)
    named.push({ name: [name, isHash ? 0 : nth].join(), number })
  }
  const groups = [...groupBy(named, (each) => each.name).values()]
  return groups.filter((group) => group.length > 1).map((group) => group.map(({ number }) => number))
}

/** The role of a value in a review: in the ledger, an amount of money is a price. */
export function roleOf(file: string, words: string, role: string): string {
  if (file !== 'content/figures.json') return role
  return /\p{Sc}/u.test(words) ? 'price' : 'figure'
}

/** The sentence about a language that was not updated; undefined if all were. */
export function owedOf(statement: Statement, checkouts: Branch['sources']): string | undefined {
  return owedByField(statement, checkouts) ?? owedBySection(statement, checkouts)
}

/** Position of the first added word in the new text; -1 if none was added. */
function firstAdded(marked: readonly { text: string; mark: string }[]): number {
  let at = 0
  for (const { text, mark } of marked) {
    if (mark === '+' && /\p{L}/u.test(text)) return at
    if (mark !== '-') at += text.length
  }
  return -1
}

/** The sources of a text on a page. @param at a position in the text that they must cover; -1 for any */
function statementsOf(sources: SiteSources, text: string, page: string, at: number): Statement[] {
  const { text: shown, segments } = sources.indexOf(page).find(text)
  const length = (segment: (typeof segments)[number]) => segment.end - segment.start
  // If only a word or two occur in the sources, that is by chance, and the text has no line.
  const covered = segments.reduce((sum, segment) => sum + length(segment), 0)
  if (covered < shown.length / 2) return []
  const covers = ({ start, end }: (typeof segments)[number]) =>
    at === -1 || at >= shown.length || (start <= at && at < end)
  return segments
    .filter(covers)
    .sort((a, b) => length(b) - length(a))
    .flatMap((segment) => segment.statements)
}

/**
 * Records have their languages side by side, and dictionaries have the same
 * keys. If one language changed and another did not, the sentence names both.
 */
function owedByField({ file, field, text }: Statement, { before, after }: Branch['sources']): string | undefined {
  // The language of a dictionary's file or of a record's field such as `title.en`.
  const steps = [...field.split(/[.[]/), ...file.split('/')]
  const own = LANGUAGES.find((language) => steps.includes(language))
  const was = own && before.textAt(own, file, field)
  if (!own || was === undefined || was === text) return undefined
  for (const language of LANGUAGES.filter((each) => each !== own)) {
    const twin = file.replace(`locales/${own}/`, `locales/${language}/`)
    const other = field.replace(new RegExp(`(^|\\.)${own}(?=$|[.[])`), `$1${language}`)
    const words = after.textAt(language, twin, other)
    if (words !== undefined && words === before.textAt(language, twin, other))
      return owedSentence(own, language, beginningOf(words, LONGEST_OWED), twin)
  }
  return undefined
}

/** A sentence about a language that was not updated with another. */
function owedSentence(changed: Language, other: Language, words: string, place: string): string {
  return `${changed.toUpperCase()} changed, ${other.toUpperCase()} did not: “${words}” (${place})`
}

/**
 * A post or a case has a file for each language. If a section of the original
 * changed, its translation should change too, unless
 * `npm run translations -- --accept` has recorded that it is still right.
 */
function owedBySection({ file, line }: Statement, { before, after }: Branch['sources']): string | undefined {
  if (!file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`)) return undefined
  const parts = after.parts(file)?.parts ?? []
  const number = parts.findLastIndex((part) => part.line <= line)
  const section = parts[number]
  // A new text has no outdated translation.
  const was = before.parts(file)
  if (!section || !was || was.parts.some(({ hash }) => hash === section.hash)) return undefined
  for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
    const translation = file.replace(`/${DEFAULT_LANGUAGE}.mdx`, `/${language}.mdx`)
    const now = after.parts(translation)
    const own = now?.parts[number]
    if (!now || !own || now.madeFrom?.includes(section.hash)) continue
    if (before.parts(translation)?.parts[number]?.hash === own.hash)
      return owedSentence(DEFAULT_LANGUAGE, language, own.title || 'the beginning', `${translation}:${own.line}`)
  }
  return undefined
}
