/**
 * A review as a comment on a pull request. Its words may come from a stranger,
 * so they stand only in code, where GitHub reads no Markdown, link, HTML or name.
 */
import { counted, markedWords, namePages, reportParts, summaryOf, titleOf } from './report'
import type { ChangeEntry, Review } from './reviewRecord'

/** A comment on GitHub holds 65,536 characters. */
export const LONGEST_COMMENT = 60_000
/** A part longer than this is folded. */
const FOLDED = 900

interface MarkdownOptions {
  /** Address of the preview, without trailing slash: pages become links to it. */
  site?: string
}

/** The comment: folded where it is long, and below the limit of GitHub however much changed. */
export function markdownReport(review: Review, { site }: MarkdownOptions = {}): string {
  const page = (path: string) => (site && /^\/[\w./-]*$/.test(path) ? `[${code(path)}](${site}${path})` : code(path))
  const parts = reportParts(review, page, code).map((part) =>
    'entry' in part ? entryPart(part.entry, page) : listPart(part.title, part.items),
  )
  const head = `### ${summaryOf(review)}`
  const more = 'More than a comment holds; the preview shows all of it on its page `/__review/`.'
  let left = LONGEST_COMMENT - head.length - more.length - 4
  const kept: string[] = []
  // Every part is named before any is shown whole.
  let named = parts.reduce((sum, { short }) => sum + short.length + 2, 0)
  for (const { whole, short } of parts) {
    named -= short.length + 2
    const text = whole.length + 2 + named <= left ? whole : short
    if (text.length + 2 > left) break
    kept.push(text)
    left -= text.length + 2
  }
  const isWhole = kept.length === parts.length && kept.every((text, index) => text === parts[index].whole)
  return `${[head, ...kept, ...(isWhole ? [] : [more])].join('\n\n')}\n`
}

interface Part {
  whole: string
  /** What stands there when the whole has no room. */
  short: string
}

function listPart(title: string, items: readonly string[]): Part {
  const lines = items.map((item) => `- ${item}`).join('\n')
  const list = `${title}\n\n${lines}`
  return { whole: list.length > FOLDED ? folded(escapeHtml(title), lines) : list, short: `${title} ${items.length}.` }
}

function entryPart(entry: ChangeEntry, page: (path: string) => string): Part {
  const place = entry.place ? ` · ${code(entry.place)}` : ''
  const what = titleOf(entry)
  const title = `${/^[\w :-]+$/.test(what) ? `**${what}**` : code(what)} · ${namePages(entry, page)}${place}`
  const words = fenced(wordLines(entry))
  if (title.length + words.length <= FOLDED) return { whole: `${title}\n${words}`, short: title }
  const where = entry.pages.length > 1 ? counted(entry.pages.length, 'page') : inline(entry.pages[0] ?? '')
  const summary = `<b>${escapeHtml(titleOf(entry))}</b> · <code>${escapeHtml(where)}</code>${entry.place ? ` · <code>${escapeHtml(entry.place)}</code>` : ''}`
  return { whole: folded(summary, words), short: title }
}

/** Before and after, one line each, as a diff shows them. */
function wordLines(entry: ChangeEntry): string[] {
  const side = (own: '+' | '-') =>
    markedWords(entry, ({ text, mark }) => (mark !== own ? '' : own === '+' ? `{+${text}+}` : `[-${text}-]`))
  const lines = [
    ...(entry.kind === 'new' ? [] : [`- ${side('-')}`]),
    ...(entry.kind === 'gone' ? [] : [`+ ${side('+')}`]),
  ]
  return [...lines, ...(entry.owed ? [`! ${entry.owed}`] : [])]
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
