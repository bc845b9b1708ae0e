/**
 * A review as a comment on a pull request. Its words may come from a stranger,
 * so they stand only in code, where GitHub reads no Markdown, link, HTML or name.
 */
import { followersOf, markedWords, pagesOf, reportGroups, sayingOf, summaryOf, titleOf, unseenLine } from './report'
import type { ChangeEntry, Review } from './reviewRecord'

/** A comment on GitHub holds 65,536 characters. */
export const LONGEST_COMMENT = 60_000
/** Lines that people read; a heading takes three, and its line of names one. */
const MOST_LINES = 54
const LINES_OF_GROUP = 4

/**
 * The comment: each change in a line with its words; of very many changes the
 * last by their names alone.
 * @param site address of the preview, without trailing slash: pages become links to it
 */
export function markdownReport(review: Review, { site }: { site?: string } = {}): string {
  const page = (path: string) => (site && /^\/[\w./-]*$/.test(path) ? `[${code(path)}](${site}${path})` : code(path))
  const groups = reportGroups(review)
  const { length } = review.entries
  const isWhole = length <= MOST_LINES - (LINES_OF_GROUP - 1) * groups.length
  let points = isWhole ? length : MOST_LINES - LINES_OF_GROUP * groups.length
  let room = LONGEST_COMMENT - 2_000
  const written = (entries: readonly ChangeEntry[]) => {
    const [said, named]: string[][] = [[], []]
    for (const entry of entries) {
      const isSaid = points > 0
      const text = isSaid ? inOneLine(entry, page) : nameOf(entry, page)
      if ((room -= text.length + 4) < 0) break
      ;(isSaid ? said : named).push(text)
      points -= 1
    }
    return [...said, ...(named.length > 0 ? [named.join('; ')] : [])].map((text) => `- ${text}`).join('\n')
  }
  const shown = groups.flatMap(({ heading, entries }) => [`#### ${heading}`, written(entries)])
  if (!isWhole || room < 0)
    shown.push('More than a comment holds; the preview shows all of it on its page `/__review/`.')
  return `${[`### ${summaryOf(review)}`, ...shown, ...unseenLine(review, code)].join('\n\n')}\n`
}

/** What a change is, on which pages, and where it is written. */
function nameOf(entry: ChangeEntry, page: (path: string) => string): string {
  const what = titleOf(entry)
  const name = /^[\w, :().-]+$/.test(what) ? `**${what}**` : code(what)
  return [name, pagesOf(entry, page), code(entry.place)].filter(Boolean).join(' · ')
}

function inOneLine(entry: ChangeEntry, page: (path: string) => string): string {
  const words = sayingOf(entry).map(markedWords)
  const owed = entry.owed ? code(`! ${entry.owed}`) : ''
  return [nameOf(entry, page), code(words.join(' / ')), owed, followersOf(entry, code)].filter(Boolean).join(' · ')
}

/** A piece of code in one line, without characters that are invisible or change the direction of text. */
function code(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/[\p{Cf}]/gu, '')
  const plain = line.slice(0, 300).trim()
  if (!plain) return ''
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((ticks) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  const space = /^`|`$/.test(plain) ? ' ' : ''
  return `${ticks}${space}${plain}${space}${ticks}`
}
