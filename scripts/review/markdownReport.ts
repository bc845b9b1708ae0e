/**
 * A review as a comment on a pull request. Its words may come from a stranger, so they are always in code, where GitHub
 * interprets no Markdown, link, HTML or name.
 */
import { followersOf, markedWords, pagesOf, reportGroups, sayingOf, summaryOf, titleOf, unseenLine } from './report'
import { beginningOf, type ChangeEntry, type Review } from './reviewRecord'

/** GitHub limits a comment to 65,536 characters. */
export const LONGEST_COMMENT = 60_000
/** Maximum number of lines, maximum characters of a rendered line, and minimum characters for its words. */
const MOST_LINES = 59
const LONGEST_LINE = 250
const FEWEST = 40
/** Maximum characters of a name or a place. */
const LONGEST_NAME = 100

/**
 * The comment: each change with its old and new words, up to the limit of lines.
 * @param site address of the preview, without trailing slash: pages with short paths become links to it
 */
export function markdownReport(review: Review, { site }: { site?: string } = {}): string {
  const page = (path: string) =>
    site && /^\/[\w./-]{0,60}$/.test(path) ? `[${code(path)}](${site}${path})` : code(path)
  const groups = reportGroups(review)
  // The first line, each group and the last sentence but one are followed by an empty line.
  const most = MOST_LINES - 6 - 2 * groups.length
  let left = most
  const shown = groups.map(({ heading, entries }) => {
    const points = entries.slice(0, left).map((entry) => `- ${pointOf(entry, page)}`)
    left -= points.length
    return [`#### ${heading}`, ...points].join('\n')
  })
  const more = review.entries.length - most
  if (more > 0) shown.push(`${more} more than a comment holds: the preview shows all on its page \`/__review/\`.`)
  return `${[`### ${summaryOf(review)}`, ...shown, ...unseenLine(review, (file) => code(file))].join('\n\n')}\n`
}

/** A change: its name, its pages, its place, and as much of its words as fits. */
function pointOf(entry: ChangeEntry, page: (path: string) => string): string {
  const what = titleOf(entry)
  const name = /^[\w, :().-]+$/.test(what) ? `**${what}**` : code(what, LONGEST_NAME)
  const [linked, plain] = [page, code].map((write) =>
    [name, pagesOf(entry, (path) => write(path)), code(entry.place)].filter(Boolean).join(' · '),
  )
  const words = sayingOf(entry).map((each) => markedWords(each, LONGEST_LINE / 8))
  const texts = [words.join(' / '), entry.owed ? `! ${entry.owed}` : '', followersOf(entry)]
  let left = Math.max(FEWEST, LONGEST_LINE - plain.length)
  const told = texts.map((text) => {
    const piece = left > FEWEST / 2 ? code(text, left) : ''
    left -= piece.length
    return piece
  })
  return [linked, ...told].filter(Boolean).join(' · ')
}

/** Inline code on one line, without characters that are invisible or change the text direction. */
function code(text: string, most = LONGEST_NAME): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/[\p{Cf}]/gu, '')
  const plain = beginningOf(line, Math.floor(most)).trim()
  if (!plain) return ''
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((ticks) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  const space = /^`|`$/.test(plain) ? ' ' : ''
  return `${ticks}${space}${plain}${space}${ticks}`
}
