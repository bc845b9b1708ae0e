/** Compares what machines and hosts read of a built site, and the answers of its search. */
import fs from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import { LANGUAGES } from '../../src/routing/languages'
import { toNeutralPath } from '../../src/routing/localizePath'
import { searchSite } from '../../src/search/searchSite'
import { readText, SIDES, type Branch } from './branch'
import { markWords } from './compareDocuments'
import { deltaOf, tokensOf, WHOLE } from './gatherEntries'
import { lineOfChange, plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** Their names in a review, and the code of `src/node/output` that makes them. Other files follow from the pages or are compared with them. */
const FILES: readonly [file: RegExp, name: string, code: string][] = [
  [/^_headers$/, 'Rules for hosts and browsers', 'hosting/'],
  [/^_redirects$/, 'Old addresses and where they lead', 'hosting/'],
  [/(^|\/)rss\.xml$/, 'The feed', 'feed'],
  [/^robots\.txt$/, 'What robots are told', 'sitemap'],
  [/^\.well-known\/security\.txt$/, 'Whom to tell of a weakness', 'siteFiles'],
  [/^site\.webmanifest$/, 'What phones are told', 'siteFiles'],
  [/^llms\.txt$/, 'What language models are told', 'markdown/'],
]

/** Pages that are new, gone or moved as a whole, with their former addresses, without language. */
const wholePages = (found: readonly ChangeEntry[]) =>
  new Set(
    found
      .filter(({ role }) => WHOLE.test(role))
      .flatMap(({ role, pages, words }) => [...pages, ...(role === 'address' ? words.map(({ text }) => text) : [])])
      .map(toNeutralPath),
  )

/** Maximum number of lines of a file that are shown, and their maximum length. */
const MOST_LINES = 5
const LONGEST_LINE = 140

/** The page of a line in a feed or a list, without language. */
function pageOfLine(line: string): string {
  const [, page = ''] = /https?:\/\/[^/\s]+(\/[^\s)]*?)(?:(?:(?<=\/)index|\/index)?\.md)?(?=[\s)]|$)/.exec(line) ?? []
  return page && toNeutralPath(page.replace(/\/index$/, '') || '/')
}

/**
 * Compares the files that machines read. Leaves out what follows from styles, scripts and the date, and lines about
 * pages whose own changes are listed.
 * @param found the changes of pages
 * @returns entries whose place is the path prefix of the code that makes them
 */
export function compareFiles({ sites }: Branch, found: readonly ChangeEntry[]): ChangeEntry[] {
  const listed = wholePages(found)
  /** Whether most changed words of the lines about a page also changed on the page. */
  const follows = (page: string, lines: readonly string[][]) => {
    const [was, is] = lines.map((all) => all.filter((line) => pageOfLine(line) === page).join(' '))
    const own = deltaOf({ words: markWords(was, is) }).flatMap(tokensOf)
    const ofPage = found.filter(({ pages }) => pages.some((each) => toNeutralPath(each) === page))
    const told = new Set(ofPage.flatMap(deltaOf).flatMap(tokensOf))
    return listed.has(page) || (own.length > 0 && own.filter((token) => told.has(token)).length >= own.length / 2)
  }
  const hasOrder = found.some(({ role }) => role === 'order')
  /** Whether a line about a page only moved, because an order changed. */
  const isMoved = (line: string, ...both: string[][]) =>
    hasOrder && pageOfLine(line) !== '' && both.every((lines) => lines.includes(line))
  const folders = SIDES.map((side) => sites[side])
  const names = folders.flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return [...new Set(names)].sort().flatMap((file): ChangeEntry[] => {
    const [, name, code] = FILES.find(([wanted]) => wanted.test(file)) ?? []
    if (!name) return []
    const both = folders.map((folder) =>
      linesOf(readText(path.join(folder, file))).filter((line) => !listed.has(toNeutralPath(line.split(' ')[0]))),
    )
    const pages = [...new Set(both.flat().map(pageOfLine))].filter((page) => page && follows(page, both))
    const [before, after] = both.map((lines) => lines.filter((line) => !pages.includes(pageOfLine(line))))
    const lines = diffArrays(before, after).flatMap(({ value, added, removed }): ChangeEntry['words'][] => {
      const changed = added || removed ? value.filter((line) => !isMoved(line, before, after)) : []
      return changed.map((line) => [{ text: `${line.slice(0, LONGEST_LINE)}\n`, mark: added ? '+' : '-' }])
    })
    // Rules for several addresses have the same lines.
    const shown = new Map(lines.map((line) => [line[0].mark + line[0].text, line]))
    const words = wordsOfFirst([...shown.values()], MOST_LINES, 'lines')
    if (lines.length === 0) return []
    const group = file === '_redirects' ? 'links' : 'machines'
    const place = `src/node/output/${code}`
    return [plainEntry({ group, role: 'file', words, pages: [`${name} (/${file})`], place })]
  })
}

/** The lines of a file; for a feed, its entries without their text, which follows from the pages. */
function linesOf(written: string): string[] {
  const text = written
    .replace(/'sha256-[^']*'|^Expires: .*$/gm, '')
    // Removes rules for files whose names contain a hash of their content.
    .replace(/^\/\S*(-\*|\.[0-9a-f]{16,}\.\w+)\n( +.*\n)*/gm, '')
  const lines = text.replace(/<content:encoded>[\s\S]*?<\/content:encoded>/g, '').split(/\n|(?=<item>)/)
  return lines.map((line) => line.replace(/(<[^>]*>|\s)+/g, ' ').replace(/^ |( 301)? ?$/g, '')).filter(Boolean)
}

/** Number of first results that are compared, and of results among which each must still be. */
const FIRST = 3
const ALL = 1_000

/**
 * Asks the search of both builds the stored questions.
 * @param found the changes of pages: changed words explain another order of results, but not a lost result
 * @returns a change for each language in which a question has other first results
 */
export async function compareSearch(
  { sites, moved, textOf }: Branch,
  found: readonly ChangeEntry[],
): Promise<ChangeEntry[]> {
  const entries: ChangeEntry[] = []
  const listed = wholePages(found)
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
