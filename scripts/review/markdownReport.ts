/**
 * A review as a comment on a pull request. Its words may come from a stranger,
 * so they stand only in code, where GitHub reads no Markdown, link, HTML or name.
 */
import {
  counted,
  followersOf,
  markedWords,
  pagesOf,
  reportGroups,
  sayingOf,
  summaryOf,
  titleOf,
  unseenLine,
} from './report'
import type { ChangeEntry, Review } from './reviewRecord'

/** A comment on GitHub holds 65,536 characters. */
export const LONGEST_COMMENT = 60_000
/** Lines that people read. */
const MOST_LINES = 58
/** Changes that are named without their words; a power of two. */
const MOST_NAMES = 1024
/** A part longer than this is folded. */
const FOLDED = 900

/**
 * The comment: each change with its words, folded where they are long; of very
 * many changes each in a line, and the last of them by their names alone, so
 * that every change is named.
 * @param site address of the preview, without trailing slash: pages become links to it
 */
export function markdownReport(review: Review, { site }: { site?: string } = {}): string {
  const page = (path: string) => (site && /^\/[\w./-]*$/.test(path) ? `[${code(path)}](${site}${path})` : code(path))
  const groups = reportGroups(review)
  const more = 'More than a comment holds; the preview shows all of it on its page `/__review/`.'
  const written = (parts: (group: ChangeEntry[]) => string[], isWhole = true) =>
    `${[
      `### ${summaryOf(review)}`,
      ...groups.flatMap(({ heading, entries }) => [`#### ${heading}`, ...parts(entries)]),
      ...(isWhole ? [] : [more]),
      ...unseenLine(review, code),
    ].join('\n\n')}\n`
  const fits = (text: string) => text.length <= LONGEST_COMMENT && text.split('\n').length <= MOST_LINES
  const whole = written((entries) => entries.map((entry) => wholeEntry(entry, page)))
  if (fits(whole)) return whole
  const { length } = review.entries
  const inLines = (points: number, names: number) => {
    const place = new Map(review.entries.map((entry, index) => [entry, index]))
    const isIn = (from: number, to: number) => (entry: ChangeEntry) => {
      const index = place.get(entry) ?? to
      return from <= index && index < to
    }
    return written((group) => {
      const named = group.filter(isIn(points, names)).map((entry) => nameOf(entry, page))
      const said = group.filter(isIn(0, points)).map((entry) => inOneLine(entry, page))
      return [[...said, ...(named.length > 0 ? [named.join('; ')] : [])].map((text) => `- ${text}`).join('\n')]
    }, points === length)
  }
  const most = Math.min(length, MOST_LINES)
  const forms = [
    ...Array.from({ length: most + 1 }, (_, index) => [most - index, Math.min(length, MOST_NAMES)]),
    ...Array.from({ length: Math.log2(MOST_NAMES) }, (_, index) => [0, Math.floor(MOST_NAMES / 2 ** (index + 1))]),
  ]
  for (const [points, names] of forms) {
    const text = inLines(points, names)
    if (fits(text)) return text
  }
  return written(() => [], false)
}

/** What a change is, on which pages, and where it is written. */
function nameOf(entry: ChangeEntry, page: (path: string) => string): string {
  const what = titleOf(entry)
  const name = /^[\w, :().-]+$/.test(what) ? `**${what}**` : code(what)
  return [name, pagesOf(entry, page), code(entry.place)].filter(Boolean).join(' · ')
}

function inOneLine(entry: ChangeEntry, page: (path: string) => string): string {
  const words = sayingOf(entry).map((each) => markedWords(each))
  return [
    nameOf(entry, page),
    code(words.join(' / ')),
    code(entry.owed ? `! ${entry.owed}` : ''),
    followersOf(entry, code),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Before and after, a line each, as a diff shows them. */
function wholeEntry(entry: ChangeEntry, page: (path: string) => string): string {
  const followers = followersOf(entry, code)
  const name = [nameOf(entry, page), ...(followers ? [followers] : [])].join(' · ')
  const words = fenced([
    ...sayingOf(entry).flatMap((each) => [
      ...(each.kind === 'new' ? [] : [`- ${markedWords(each, '-')}`]),
      ...(each.kind === 'gone' ? [] : [`+ ${markedWords(each, '+')}`]),
    ]),
    ...(entry.owed ? [`! ${entry.owed}`] : []),
  ])
  if (name.length + words.length <= FOLDED) return `${name}\n${words}`
  const where = entry.pages.length === 1 ? inline(entry.pages[0]) : counted(entry.pages.length, 'page')
  const said = [where, entry.place].filter(Boolean).map((text) => ` · <code>${escapeHtml(text)}</code>`)
  return folded(`<b>${escapeHtml(titleOf(entry))}</b>${said.join('')}`, words)
}

function folded(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`
}

/** Lines of code, in a fence longer than any in them. */
function fenced(lines: readonly string[]): string {
  const text = lines.map((line) => inline(line).slice(0, 2_000)).join('\n')
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1))
  return `${fence}diff\n${text}\n${fence}`
}

/** A piece of code in a line. */
function code(text: string): string {
  const plain = inline(text).slice(0, 300).trim()
  if (!plain) return ''
  const ticks = '`'.repeat(longestTicks(plain) + 1)
  const space = /^`|`$/.test(plain) ? ' ' : ''
  return `${ticks}${space}${plain}${space}${ticks}`
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length))
}

/** One line, without characters that are invisible or change the direction of text. */
function inline(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/[\p{Cf}]/gu, '')
}

function escapeHtml(text: string): string {
  return inline(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .slice(0, 600)
}
