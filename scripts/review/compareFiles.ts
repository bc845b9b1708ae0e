/** What machines and hosts read of a built site. */
import fs from 'node:fs'
import path from 'node:path'
import { toNeutralPath } from '../../src/routing/localizePath'
import { readText, SIDES, type Branch } from './branch'
import { plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** What a reviewer calls them, and the code of `src/node/output` that makes them. Other files follow from the pages, or are compared with them. */
const FILES: readonly [file: RegExp, name: string, code: string][] = [
  [/^_headers$/, 'Rules for hosts and browsers', 'hosting/'],
  [/^_redirects$/, 'Old addresses and where they lead', 'hosting/'],
  [/(^|\/)rss\.xml$/, 'The feed', 'feed'],
  [/^robots\.txt$/, 'What robots are told', 'sitemap'],
  [/^\.well-known\/security\.txt$/, 'Whom to tell of a weakness', 'siteFiles'],
  [/^site\.webmanifest$/, 'What phones are told', 'siteFiles'],
  [/^llms\.txt$/, 'What language models are told', 'markdown/'],
]

/** Lines of a file that are shown, and their longest. */
const MOST_LINES = 5
const LONGEST_LINE = 140

/** The page that a line of a feed or a list is about, without language. */
function pageOfLine(line: string): string {
  const [, page = ''] = /https?:\/\/[^/\s]+(\/[^\s)]*?)(?:(?:(?<=\/)index|\/index)?\.md)?(?=[\s)]|$)/.exec(line) ?? []
  return page && toNeutralPath(page.replace(/\/index$/, '') || '/')
}

/**
 * Compares the files that machines read, as sets of lines. What follows from styles, scripts and the day is left out,
 * and so are lines about pages that changed.
 * @param found the changes of pages
 * @returns entries whose place is the beginning of the files that make them
 */
export function compareFiles({ sites }: Branch, found: readonly ChangeEntry[]): ChangeEntry[] {
  // Also where they were.
  const pages = found.flatMap((each) => [
    ...each.pages,
    ...(each.role === 'address' ? each.words.map(({ text }) => text) : []),
  ])
  const told = new Set(pages.map(toNeutralPath))
  const isTold = (line: string) => told.has(toNeutralPath(line.split(' ')[0])) || told.has(pageOfLine(line))
  const folders = SIDES.map((side) => sites[side])
  const names = folders.flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return [...new Set(names)].sort().flatMap((file): ChangeEntry[] => {
    const [, name, code] = FILES.find(([wanted]) => wanted.test(file)) ?? []
    if (!name) return []
    const [before, after] = folders.map((folder) => [...new Set(linesOf(readText(path.join(folder, file))))])
    const onlyIn = (lines: readonly string[], others: readonly string[], mark: '-' | '+') =>
      lines.flatMap((line): ChangeEntry['words'][] =>
        others.includes(line) || isTold(line) ? [] : [[{ text: `${line.slice(0, LONGEST_LINE)}\n`, mark }]],
      )
    const lines = [...onlyIn(before, after, '-'), ...onlyIn(after, before, '+')]
    const words = wordsOfFirst(lines, MOST_LINES, 'lines')
    if (lines.length === 0) return []
    const group = file === '_redirects' ? 'links' : 'machines'
    const place = `src/node/output/${code}`
    return [plainEntry({ group, role: 'file', words, pages: [`${name} (/${file})`], place })]
  })
}

/** The lines of a file; of a feed its entries without their text, which follows the pages. */
function linesOf(written: string): string[] {
  const text = written
    .replace(/'sha256-[^']*'|^Expires: .*$/gm, '')
    // The rules of files whose names follow from what they hold.
    .replace(/^\/\S*(-\*|\.[0-9a-f]{16,}\.\w+)\n( +.*\n)*/gm, '')
  const lines = text.replace(/<content:encoded>[\s\S]*?<\/content:encoded>/g, '').split(/\n|(?=<item>)/)
  return lines.map((line) => line.replace(/(<[^>]*>|\s)+/g, ' ').replace(/^ |( 301)? ?$/g, '')).filter(Boolean)
}
