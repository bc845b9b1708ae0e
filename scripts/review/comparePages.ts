/** Pages that are gone, moved or new, and texts that are held back until a day. */
import fs from 'node:fs'
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { localizePath, toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { readRedirects } from '../rename/changePage'
import type { Site } from './readSite'
import { entryOf, type Entry, type Word } from './record'

export const LOST = 'LOST page'

const pageEntry = (title: string, page: string, words: Word[], own: Partial<Entry> = {}) =>
  entryOf({ group: 'Pages', title, pages: [page], words, ...own })

/**
 * @param root of the branch
 * @param heldEntries of articles that are held back: their pages are no new ones
 * @returns entries, lost pages first, and the new addresses of the pages that both sides have, by the old ones
 */
export function comparePages(root: string, before: Site, after: Site, heldEntries: readonly Entry[]) {
  const held = new Set(heldEntries.flatMap(({ pages }) => pages.map(toNeutralPath)))
  const answers = new Map(oldAddresses(readRedirects(root)).map(({ from, to }) => [from, to]))
  const isNew = (page: string) => after.pages.has(page) && !before.pages.has(page)
  const pairs = new Map<string, string>()
  const entries: Entry[] = []
  for (const page of before.pages) {
    const to = answers.get(page)
    if (after.pages.has(page)) pairs.set(page, page)
    else if (to && isNew(to)) {
      pairs.set(page, to)
      entries.push(pageEntry('Moved page', to, [], { note: `${page} redirects there.` }))
    } else {
      const words: Word[] = [{ text: before.read(page).title, mark: '-' }]
      const note = to === null ? 'Answers 410: it is gone.' : `Redirects to ${to}.`
      if (to !== undefined) entries.push(pageEntry('Gone page', page, words, { note }))
      else entries.unshift(pageEntry(LOST, page, words, { note: MISSING }))
    }
  }
  const targets = new Set(pairs.values())
  for (const page of after.pages)
    if (!targets.has(page) && !held.has(toNeutralPath(page)))
      entries.push(pageEntry('New page', page, [{ text: after.read(page).title, mark: '+' }]))
  return { entries: [...entries, ...heldEntries], pairs }
}

const MISSING = 'Its address answers 404. npm run rename adds a redirect; npm run remove lets it answer 410.'

/**
 * The changed articles that are drafts or have a later day.
 * @param today the day of the build
 */
export function heldArticles(base: string, head: string, files: readonly string[], today: string): Entry[] {
  return files.flatMap((file) => {
    const page = file.endsWith('.mdx') ? pathOfFile(file) : null
    const until = heldUntil(path.join(head, file), today)
    if (!page || !until) return []
    const was = path.join(base, file)
    const isLost = fs.existsSync(was) && !heldUntil(was, today)
    const note = isLost ? 'Readers have it today and lose it until then.' : ''
    const address = localizePath(page, path.basename(file, '.mdx'))
    return [pageEntry(`Held back ${until}`, address, [], { note, places: [file] })]
  })
}

/** Until when an article is held back; '' if it is published, or if there is no such file. */
function heldUntil(file: string, today: string): string {
  if (!fs.existsSync(file)) return ''
  const { frontMatter } = splitFrontMatter(fs.readFileSync(file, 'utf8'))
  const { draft, publish }: FrontMatter = parseFrontMatter(file, frontMatter ?? '').value ?? {}
  if (draft) return 'while it is a draft'
  return publish && publish > today ? `until ${publish}` : ''
}

type FrontMatter = Partial<Record<'publish' | 'draft', string>>
