/**
 * A review as a comment on a pull request. Its words may come from a stranger,
 * so they stand only in code, where GitHub reads no Markdown, link, HTML or name.
 */
import { followersOf, markedWords, pagesOf, reportGroups, sayingOf, summaryOf, titleOf, unseenLine } from './report'
import { beginningOf, type ChangeEntry, type Review } from './reviewRecord'

/** A comment on GitHub holds 65,536 characters; a line with long addresses of pages has no links. */
export const LONGEST_COMMENT = 60_000
const LONGEST_LINKS = 900
/** Lines that people read, and characters of a line as it is shown. */
const MOST_LINES = 59
const LONGEST_LINE = 250
/** Changes that share a line where there are many, and characters that the words of each have at least. */
const MOST_IN_LINE = 3
const FEWEST = 40
/** Characters of a name or a place. */
const LONGEST_NAME = 100

/**
 * The comment: each change with its old and new words, in a line of its own or,
 * of many changes, two or three in a line.
 * @param site address of the preview, without trailing slash: pages become links to it
 */
export function markdownReport(review: Review, { site }: { site?: string } = {}): string {
  const page = (path: string) => (site && /^\/[\w./-]*$/.test(path) ? `[${code(path)}](${site}${path})` : code(path))
  const groups = reportGroups(review)
  const { length } = review.entries
  // An empty line follows the first one, each group and the last sentence but one. A group may end with half a line.
  const lines = MOST_LINES - 4 - 2 * groups.length
  const halves = lines - 2 - groups.length
  const inLine = length <= lines ? 1 : Math.min(MOST_IN_LINE, Math.ceil(length / halves))
  let left = inLine === 1 ? length : halves * inLine
  const shown = groups.map(({ heading, entries }) => {
    const points = entries.slice(0, left).map((entry) => pointOf(entry, page, LONGEST_LINE / inLine))
    left -= points.length
    const rows = points.flatMap((_, at) => (at % inLine === 0 ? [`- ${points.slice(at, at + inLine).join('; ')}`] : []))
    return [`#### ${heading}`, ...rows].join('\n')
  })
  if (inLine > 1) shown.push('More than a comment holds; the preview shows all of it on its page `/__review/`.')
  return `${[`### ${summaryOf(review)}`, ...shown, ...unseenLine(review, (file) => code(file))].join('\n\n')}\n`
}

/** What a change is, on which pages, where it is written, and as much as there is room for of what it says. */
function pointOf(entry: ChangeEntry, page: (path: string) => string, room: number): string {
  const what = titleOf(entry)
  const name = /^[\w, :().-]+$/.test(what) ? `**${what}**` : code(what, LONGEST_NAME)
  const places = room < LONGEST_LINE ? [] : [code(entry.place)]
  const [linked, plain] = [page, code].map((write) => {
    return [name, pagesOf(entry, (path) => write(path)), ...places].filter(Boolean).join(' · ')
  })
  const texts = [
    sayingOf(entry)
      .map((each) => markedWords(each, room / 8))
      .join(' / '),
    entry.owed ? `! ${entry.owed}` : '',
  ]
  let left = Math.max(FEWEST, room - plain.length)
  const told = [...texts, followersOf(entry, String)].map((text) => {
    const piece = left > FEWEST / 2 ? code(text, left) : ''
    left -= piece.length
    return piece
  })
  return [linked.length > LONGEST_LINKS ? plain : linked, ...told].filter(Boolean).join(' · ')
}

/** A piece of code in one line, without characters that are invisible or change the direction of text. */
function code(text: string, most = LONGEST_NAME): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/[\p{Cf}]/gu, '')
  const plain = beginningOf(line, Math.floor(most)).trim()
  if (!plain) return ''
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((ticks) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  const space = /^`|`$/.test(plain) ? ' ' : ''
  return `${ticks}${space}${plain}${space}${ticks}`
}
