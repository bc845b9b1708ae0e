/** What machines and hosts read of a built site, and what its search answers: compared as pages are. */
import fs from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import { searchSite } from '../../src/search/searchSite'
import type { DocumentChange } from './compareDocuments'

export interface FileChange extends DocumentChange {
  /** The file in plain words. */
  page: string
}

/** What a reviewer calls them. Other files of the site follow from the pages, or are compared with them. */
const FILES: readonly [file: RegExp, name: string][] = [
  [/^_headers$/, 'Rules for hosts and browsers'],
  [/^_redirects$/, 'Old addresses and where they lead'],
  [/(^|\/)rss\.xml$/, 'The feed'],
  [/^robots\.txt$/, 'What robots are told'],
  [/^\.well-known\/security\.txt$/, 'Whom to tell of a weakness'],
  [/^site\.webmanifest$/, 'What phones are told'],
  [/^llms\.txt$/, 'What language models are told'],
]

/** Lines of a file that are shown, and their longest. */
const MOST_LINES = 5
const LONGEST_LINE = 140

/**
 * Compares the files that machines read. What follows from styles, scripts and the day is left out.
 * @param told former addresses, of which the review tells elsewhere
 */
export function compareFiles(baseFolder: string, headFolder: string, told: ReadonlyMap<string, unknown>): FileChange[] {
  const names = (folder: string) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const all = [...new Set([...names(baseFolder), ...names(headFolder)])].sort()
  return all.flatMap((file): FileChange[] => {
    const [, name] = FILES.find(([wanted]) => wanted.test(file)) ?? []
    if (!name) return []
    const [before, after] = [baseFolder, headFolder].map((folder) =>
      linesOf(path.join(folder, file)).filter((line) => !told.has(line.split(' ')[0])),
    )
    const parts = diffArrays(before, after).filter(({ added, removed }) => added || removed)
    const lines = parts.flatMap(({ value, added }) =>
      value.map((text) => ({ text, mark: added ? ('+' as const) : ('-' as const) })),
    )
    if (lines.length === 0) return []
    const words = lines
      .slice(0, MOST_LINES)
      .map(({ text, mark }) => ({ text: `${text.slice(0, LONGEST_LINE)}\n`, mark }))
    const more = lines.length > MOST_LINES ? [{ text: `… ${lines.length} lines in all`, mark: '' as const }] : []
    return [
      { kind: 'changed', role: 'file', text: '', before: '', words: [...words, ...more], page: `${name} (/${file})` },
    ]
  })
}

/** The lines of a file; of a feed its entries without their text, which follows the pages. */
function linesOf(file: string): string[] {
  if (!fs.existsSync(file)) return []
  const text = fs.readFileSync(file, 'utf8').replace(/'sha256-[^']*'|^Expires: .*$/gm, '')
  const lines = text.replace(/<content:encoded>[\s\S]*?<\/content:encoded>/g, '').split(/\n|(?=<item>)/)
  return lines
    .map((line) =>
      line
        .replace(/<[^>]*>|\s+/g, ' ')
        .replace(/ 301$/, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** Results of a stored question that are compared. */
const FIRST = 3

/**
 * Asks both builds the stored questions of the site.
 * @param moved new addresses of pages by their old ones
 * @returns a change for each language in which a question has other first results
 */
export async function compareSearch(
  questions: Readonly<Record<string, readonly string[]>>,
  folders: readonly [base: string, head: string],
  moved: ReadonlyMap<string, string>,
): Promise<FileChange[]> {
  const found: FileChange[] = []
  for (const [language, asked] of Object.entries(questions)) {
    const answers = folders.map((folder) => searchOf(folder, language))
    const words: FileChange['words'] = []
    const changed: string[] = []
    for (const text of asked) {
      const [before, after] = await Promise.all(answers.map((search) => search(text)))
      if (before.map((each) => moved.get(each) ?? each).join() === after.join()) continue
      changed.push(text)
      if (changed.length > MOST_LINES) continue
      const shown = (own: string[]) => own.join(', ') || 'nothing'
      words.push(
        { text: `“${text}”: `, mark: '' },
        { text: shown(before), mark: '-' },
        { text: shown(after), mark: '+' },
      )
      words.push({ text: '\n', mark: '' })
    }
    if (changed.length === 0) continue
    const more = { text: `… ${changed.length} questions in all`, mark: '' as const }
    found.push({
      ...{ kind: 'changed', role: 'answer', text: changed.join(), before: '' },
      words: [...words, ...(changed.length > MOST_LINES ? [more] : [])],
      page: `The search, asked “${changed[0]}”${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} (${language})`,
    })
  }
  return found
}

function searchOf(folder: string, language: string): (text: string) => Promise<string[]> {
  const files = new Map<string, unknown>()
  const read = (name: string) => {
    if (!files.has(name)) files.set(name, JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    return Promise.resolve(files.get(name))
  }
  return async (text) => {
    const [own] = await searchSite(text, language, FIRST, read)
    return own.results.map(({ href }) => href.replace(/#.*/, ''))
  }
}
