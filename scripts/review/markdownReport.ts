/**
 * A review as a comment on a pull request. Its words may come from a stranger,
 * so they stand only in code, where GitHub reads no Markdown, link, HTML or name.
 */
import { counted, markedWords, pagesOf, reportParts, summaryOf, titleOf, unseenLine } from './report'
import type { ChangeEntry, Review } from './reviewRecord'

/** A comment on GitHub holds 65,536 characters. */
export const LONGEST_COMMENT = 60_000
/** Lines that people read, beside the first and the last. */
const MOST_LINES = 48
/** A part longer than this is folded. */
const FOLDED = 900

/**
 * The comment: folded where it is long, and below the limit of GitHub however much changed.
 * @param site address of the preview, without trailing slash: pages become links to it
 */
export function markdownReport(review: Review, { site }: { site?: string } = {}): string {
  const page = (path: string) => (site && /^\/[\w./-]*$/.test(path) ? `[${code(path)}](${site}${path})` : code(path))
  const said = reportParts(review, page, code)
  const parts = said.map((part): Forms => {
    if ('heading' in part) return [`#### ${part.heading}`]
    return 'entry' in part ? entryForms(part.entry, page) : listForms(part.title, part.items)
  })
  const head = `### ${summaryOf(review)}`
  const last = unseenLine(review, code)
  const more = 'More than a comment holds; the preview shows all of it on its page `/__review/`.'
  const sizeOf = (text: string) => text.length + 2
  // Every part is named before any is shown whole.
  let room = LONGEST_COMMENT - [head, more, ...last].map(sizeOf).reduce((sum, size) => sum + size)
  const shortest = parts.map((forms) => forms[forms.length - 1])
  const kept = shortest.filter((text) => (room -= sizeOf(text)) >= 0)
  // Of very many changes each is named, those without room for their words in one line.
  const named = kept.reduce((sum, text) => sum + linesOf(text), 0)
  const isCrowded = named > MOST_LINES
  const fixed = kept.filter((text) => !isPoint(text)).reduce((sum, text) => sum + linesOf(text) + 1, 0)
  let lines = isCrowded ? MOST_LINES - fixed : MOST_LINES - named
  // Addresses first, then what somebody changed, then what follows from it.
  const rank = (index: number) => ('entry' in said[index] ? (said[index].entry.parts?.length ? 1 : 2) : 0)
  for (const index of [...kept.keys()].toSorted((one, other) => rank(one) - rank(other))) {
    const name = kept[index]
    const cost = (text: string) => linesOf(text) - (isCrowded ? 0 : linesOf(name))
    const form = parts[index].find(
      (text) =>
        text.length - name.length <= Math.max(0, room) &&
        cost(text) <= lines &&
        (!isCrowded || isPoint(text) || text.startsWith('<details>')),
    )
    if (form === undefined || form === name) continue
    kept[index] = form
    room -= form.length - name.length
    lines -= cost(form)
  }
  const isWhole = kept.length === parts.length && kept.every((text, index) => text === parts[index][0])
  const shown = isCrowded ? inOneLine(kept, (index) => kept[index] === shortest[index] && isPoint(kept[index])) : kept
  const all = [head, ...shown, ...(isWhole ? [] : [more]), ...last]
  return `${all.map((text, index) => (isPoint(text) && isPoint(all[index + 1]) ? text : `${text}\n`)).join('\n')}`
}

const isPoint = (text = '') => text.startsWith('- ')

/** Neighbours that are only names as one point. */
function inOneLine(texts: readonly string[], isName: (index: number) => boolean): string[] {
  return texts.reduce<string[]>((all, text, index) => {
    if (index > 0 && isName(index) && isName(index - 1)) all.push(`${all.pop()}; ${text.slice(2)}`)
    else all.push(text)
    return all
  }, [])
}

/** A part of the comment: as a whole, and in shorter forms that stand there when that has no room. */
type Forms = readonly string[]

/** Lines of a part with the empty ones around it. Points of a list stand close. */
function linesOf(text: string): number {
  return text.startsWith('- ') ? 1 : text.split('\n').length + 1
}

function listForms(title: string, items: readonly string[]): Forms {
  const lines = items.map((item) => `- ${item}`).join('\n')
  const list = `${title}\n\n${lines}`
  const whole = list.length > FOLDED ? folded(escapeHtml(title), lines) : list
  return [whole, `- ${title} ${items.join('; ').slice(0, 400)}`, `- ${title} ${items.length}.`]
}

function entryForms(entry: ChangeEntry, page: (path: string) => string): Forms {
  const place = entry.place ? ` · ${code(entry.place)}` : ''
  const what = titleOf(entry)
  const title = `${/^[\w, :-]+$/.test(what) ? `**${what}**` : code(what)}${pagesOf(entry, page)}${place}`
  const forms = [
    `- ${title} · ${code(markedWords(entry))}${entry.owed ? ` · ${code(`! ${entry.owed}`)}` : ''}`,
    `- ${title}`,
  ]
  const words = fenced(wordLines(entry))
  if (title.length + words.length <= FOLDED) return [`${title}\n${words}`, ...forms]
  const where = entry.pages.length > 1 ? counted(entry.pages.length, 'page') : inline(entry.pages[0] ?? '')
  const summary = `<b>${escapeHtml(titleOf(entry))}</b> · <code>${escapeHtml(where)}</code>${entry.place ? ` · <code>${escapeHtml(entry.place)}</code>` : ''}`
  return [folded(summary, words), ...forms]
}

/** Before and after, one line each, as a diff shows them. */
function wordLines(entry: ChangeEntry): string[] {
  return [
    ...(entry.kind === 'new' ? [] : [`- ${markedWords(entry, '-')}`]),
    ...(entry.kind === 'gone' ? [] : [`+ ${markedWords(entry, '+')}`]),
    ...(entry.owed ? [`! ${entry.owed}`] : []),
  ]
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
