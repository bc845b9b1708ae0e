/** What machines and hosts read of a built site, and what its search answers: compared as pages are. */
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../src/routing/languages'
import { toNeutralPath } from '../../src/routing/localizePath'
import { searchSite } from '../../src/search/searchSite'
import { readText, SIDES, type Branch } from './branch'
import { WHOLE } from './gatherEntries'
import { lineOfChange, plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

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

/** The pages of changes, also where they were, without language. */
const pagesIn = (found: readonly ChangeEntry[]) =>
  new Set(
    found
      .flatMap(({ role, pages, words }) => [...pages, ...(role === 'address' ? words.map(({ text }) => text) : [])])
      .map(toNeutralPath),
  )

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
  const told = pagesIn(found)
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

/** Results of a stored question that are compared, and among how many one may stand now. */
const FIRST = 3
const ALL = 1_000

/**
 * Asks both builds the stored questions of the site.
 * @param found the changes of pages: where words changed, results in another order follow from them, but none is lost
 * @returns a change for each language in which a question has other first results
 */
export async function compareSearch(
  { sites, moved, textOf }: Branch,
  found: readonly ChangeEntry[],
): Promise<ChangeEntry[]> {
  const entries: ChangeEntry[] = []
  const listed = pagesIn(found.filter(({ role }) => WHOLE.test(role)))
  const isOfCode = !found.some(({ group }) => group === 'words' || group === 'links')
  for (const language of LANGUAGES) {
    const stored = textOf(`__tests__/search/queries/${language}.json`, 'after') || '[]'
    const answers = SIDES.map((side) => searchOf(sites[side], language))
    const changed: ChangeEntry['words'][] = []
    for (const { text } of JSON.parse(stored) as { text: string }[]) {
      const [old, now] = await Promise.all(answers.map((search) => search(text)))
      const [before, after] = [old.map((each) => moved.get(each) ?? each), now].map((all) => all.slice(0, FIRST))
      const isLost = before.some((each) => !now.includes(each) && !listed.has(toNeutralPath(each)))
      if (before.join() === after.join() || !(isOfCode || isLost)) continue
      const [was, is] = [before, after].map((results) => results.join(', ') || 'nothing')
      changed.push(lineOfChange(`“${text}”`, was, is))
    }
    if (changed.length === 0) continue
    const question = changed[0][0].text.replace(/: $/, '')
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
    const words = wordsOfFirst(changed, MOST_LINES, 'questions')
    const pages = [`The search, asked ${question}${more} (${language})`]
    entries.push(plainEntry({ group: 'links', role: 'answer', words, pages }))
  }
  return entries
}

function searchOf(folder: string, language: string): (text: string) => Promise<string[]> {
  const files = new Map<string, unknown>()
  const read = async (name: string) => {
    const text = () => fs.readFileSync(path.join(folder, name), 'utf8')
    if (!files.has(name)) files.set(name, name.endsWith('.json') ? JSON.parse(text()) : text())
    return files.get(name)
  }
  return async (text) => {
    const { results } = await searchSite(text, language, ALL, read)
    return results.map(({ href }) => href.replace(/#.*/, ''))
  }
}
