import type { SiteComparison } from './compareSites'
import type { ChangeEntry } from './groupChanges'

export interface Review {
  comparison: SiteComparison
  entries: ChangeEntry[]
  /** Pages of the base that are gone and lead nowhere. */
  lost: { path: string; title: string }[]
}

export interface ReportOptions {
  format: 'text' | 'markdown'
  /** Address of a preview, without trailing slash: pages become links to it. Markdown only. */
  site?: string
}

/** Pages spelled out of one change that stands on many. */
const SPELLED_OUT = 4
/** A comment on GitHub holds 65,536 characters. */
export const LONGEST_COMMENT = 60_000

/** What a branch changes, as readers see it; the worst first. */
export function reviewReport({ comparison, entries, lost }: Review, { format, site }: ReportOptions): string {
  const markdown = format === 'markdown'
  const page = (path: string) => (markdown && site ? `[${path}](${site}${path})` : markdown ? `\`${path}\`` : path)
  const { pages, newPages, gonePages, compared } = comparison
  const head =
    entries.length + newPages.length + gonePages.length === 0
      ? `No change on ${counted(compared, 'page')}.`
      : `${counted(entries.length, 'change')} on ${counted(pages.length, 'page')} of ${compared}`
  const listed = (title: string, found: readonly { path: string; title: string }[]) =>
    found.length > 0 && `${title}\n${found.map(({ path, title: name }) => `- ${page(path)} ${name}`).join('\n')}`
  const weights = pages.flatMap(({ path, weight }) =>
    weight ? [`- ${page(path)} ${kilobytes(weight.before)} → ${kilobytes(weight.after)}`] : [],
  )
  const body = entries.map((entry) => entryText(entry, markdown, page))
  const paragraphs = [
    listed('LOST: these pages are gone, and their addresses lead nowhere (npm run remove, npm run rename):', lost),
    listed('New pages:', newPages),
    ...body,
    weights.length > 0 && `Weight of a first visit, compressed:\n${abridged(weights).join('\n')}`,
  ].filter((paragraph): paragraph is string => Boolean(paragraph))
  return cut(`${markdown ? `### ${head}` : head}\n\n${paragraphs.join('\n\n')}`.trim(), markdown)
}

function entryText(entry: ChangeEntry, markdown: boolean, page: (path: string) => string): string {
  const { kind, role, place, pages, owed } = entry
  const where = pages.length > SPELLED_OUT ? counted(pages.length, 'page') : pages.map(page).join(', ')
  const file = place ? ` · ${markdown ? `\`${place}\`` : place}` : ''
  const title = `${markdown ? '**' : ''}${capital(kind)} ${role}${markdown ? '**' : ''} · ${where}${file}`
  return [title, marked(entry, markdown), ...(owed ? [markdown ? `> ${owed}` : `  ! ${owed}`] : [])].join('\n')
}

/** The words with their marks; what stands far from any mark is left out. */
function marked({ words, kind }: ChangeEntry, markdown: boolean): string {
  const text = words
    .map(({ text: piece, mark }, index) => {
      if (mark === '' && kind === 'changed') return shortened(piece, index > 0, index < words.length - 1)
      const plain = piece.replace(/\n/g, ' ')
      if (kind !== 'changed') return plain.length > 240 ? `${plain.slice(0, 240)}…` : plain
      return markdown ? wrapped(plain, mark === '+' ? '**' : '~~') : mark === '+' ? `{+${plain}+}` : `[-${plain}-]`
    })
    .join('')
  return markdown ? text.replace(/([<>|])/g, '\\$1') : `  ${text}`
}

const NEAR = 60

function shortened(text: string, cutStart: boolean, cutEnd: boolean): string {
  if (text.length <= NEAR * (cutStart && cutEnd ? 2 : 1)) return text
  const start = cutStart ? text.slice(0, NEAR) : ''
  const end = cutEnd ? text.slice(-NEAR) : ''
  return `${start}…${end}`
}

/** Marks of Markdown hold words only where no space stands inside them. */
function wrapped(text: string, mark: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return inside ? `${before}${mark}${inside}${mark}${after}` : text
}

function cut(text: string, markdown: boolean): string {
  if (!markdown || text.length <= LONGEST_COMMENT) return `${text}\n`
  const whole = text.slice(0, text.lastIndexOf('\n\n', LONGEST_COMMENT))
  return `${whole}\n\nMore than a comment holds; the whole review is in the log of the run.\n`
}

function abridged(lines: readonly string[]): string[] {
  return lines.length > 8 ? [...lines.slice(0, 8), `- and ${lines.length - 8} more`] : [...lines]
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
