import type { ChangedPage, Changes } from './changedPages'

export interface ReportOptions {
  /** `text` for a terminal, `markdown` for a comment or a job summary. */
  format: 'text' | 'markdown'
  /** Address of a preview, without trailing slash: paths become links to it. Markdown only. */
  site?: string
}

/** How many file names are spelled out in one place. */
const SPELLED_OUT = 3

/** Says which pages changed, and what else a reviewer should know. */
export function changeReport(changes: Changes, { format, site }: ReportOptions): string {
  const { pages, gone, everywhere, elsewhere } = changes
  const list = (files: readonly string[]) => abridged(format === 'markdown' ? files.map(code) : files).join(', ')
  const paragraphs = [
    pages.length > 0 && (format === 'markdown' ? pageTable(pages, site) : pageLines(pages)),
    gone.length > 0 && `No longer there: ${list(gone)}`,
    everywhere.length > 0 && `May show on every page: ${list(everywhere)}`,
    elsewhere.length > 0 && `On no page: ${list(elsewhere)}`,
  ]
  const heading =
    pages.length === 0
      ? 'No page changed by its own content.'
      : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} changed:`
  const head = format === 'markdown' ? `### ${heading.replace(/[.:]$/, '')}` : heading
  return `${[head, ...paragraphs.filter(Boolean)].join('\n\n')}\n`
}

function pageLines(pages: readonly ChangedPage[]): string {
  const width = Math.max(...pages.map((page) => page.path.length))
  return pages
    .map(
      ({ path, title, files }) =>
        `  ${path.padEnd(width)}  ${title}\n  ${' '.repeat(width)}  ${abridged(files).join(', ')}`,
    )
    .join('\n')
}

function pageTable(pages: readonly ChangedPage[], site: string | undefined): string {
  const cell = (text: string) => text.replace(/\|/g, '\\|')
  const rows = pages.map(({ path, title, files }) => {
    const address = site ? `[${path}](${site}${path})` : code(path)
    return `| ${address} | ${cell(title)} | ${abridged(files.map(code)).join('<br>')} |`
  })
  return ['| Page | Title | Changed in |', '| --- | --- | --- |', ...rows].join('\n')
}

function abridged(names: readonly string[]): string[] {
  const more = names.length - SPELLED_OUT
  return more > 1 ? [...names.slice(0, SPELLED_OUT), `and ${more} more`] : [...names]
}

function code(text: string): string {
  return `\`${text}\``
}
