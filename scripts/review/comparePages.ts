/** Pages that are gone, moved or new, and articles that are held back or come out. */
import fs from 'node:fs'
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { localizePath, toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { readRedirects } from '../rename/changePage'
import type { Site } from './readSite'
import { entryOf, type Entry, type Word } from './record'

export const LOST = 'LOST page'

const pageEntry = (title: string, page: string, words: Word[], note = '') =>
  entryOf({ group: 'Pages', title, pages: [page], words, note })

/**
 * @param root of the branch
 * @param heldEntries of articles that are held back or come out: their pages are no new and no lost ones
 * @returns entries, lost pages first, and the new addresses of the pages that both sides have, by the old ones
 */
export function comparePages(root: string, before: Site, after: Site, heldEntries: readonly Entry[]) {
  const held = new Set(heldEntries.flatMap(({ pages }) => pages.map(toNeutralPath)))
  const answers = new Map(oldAddresses(readRedirects(root)).map(({ from, to }) => [from, to]))
  const pairs = new Map<string, string>()
  const entries: Entry[] = []
  for (const page of before.pages) {
    const to = answers.get(page)
    if (after.pages.has(page)) pairs.set(page, page)
    else if (held.has(toNeutralPath(page))) continue
    else if (to && after.pages.has(to) && !before.pages.has(to)) {
      pairs.set(page, to)
      entries.push(pageEntry('Moved page', to, [], `${page} redirects there.`))
    } else {
      const note = to === undefined ? MISSING : to === null ? 'Answers 410: it is gone.' : `Redirects to ${to}.`
      const title = to === undefined ? LOST : 'Gone page'
      entries.push(pageEntry(title, page, [{ text: before.read(page).title, mark: '-' }], note))
    }
  }
  const targets = new Set(pairs.values())
  for (const page of after.pages)
    if (!targets.has(page) && !held.has(toNeutralPath(page)))
      entries.push(pageEntry('New page', page, [{ text: after.read(page).title, mark: '+' }]))
  const rankOf = ({ title }: Entry) => (title === LOST ? 0 : 1)
  return { entries: [...entries, ...heldEntries].sort((one, other) => rankOf(one) - rankOf(other)), pairs }
}

const MISSING = 'Its address answers 404. npm run rename adds a redirect; npm run remove lets it answer 410.'

/**
 * The changed articles that are held back or come out, with their pages in all languages.
 * @param today the day of the build
 */
export function heldArticles(base: string, head: string, files: readonly string[], today: string): Entry[] {
  const entries = files.flatMap((file) => {
    const page = file.endsWith('.mdx') ? pathOfFile(file) : null
    const [was, now] = [base, head].map((root) => path.join(root, file))
    const [before, until] = [was, now].map((each) => heldUntil(each, today))
    if (!page || !fs.existsSync(now) || !(before || until)) return []
    const isLost = until && !before && fs.existsSync(was)
    const title = isLost ? LOST : until ? `Held back ${until}` : 'Published page'
    const note = isLost ? `Held back ${until}.` : until ? '' : `It was held back ${before}.`
    const has = (language: string) => fs.existsSync(path.join(path.dirname(now), `${language}.mdx`))
    const pages = LANGUAGES.filter((each) => has(each) || has(DEFAULT_LANGUAGE)).map((each) => localizePath(page, each))
    return [entryOf({ group: 'Pages', title, pages, note, places: [file] })]
  })
  return [...new Map(entries.map((entry) => [entry.pages.join(), entry])).values()]
}

/** Until when an article is held back; '' if it is published, or if there is no such file. */
function heldUntil(file: string, today: string): string {
  if (!fs.existsSync(file)) return ''
  const { frontMatter } = splitFrontMatter(fs.readFileSync(file, 'utf8'))
  const { draft, publish }: Partial<Record<string, string>> = parseFrontMatter(file, frontMatter ?? '').value ?? {}
  if (draft) return 'while it is a draft'
  return publish && publish > today ? `until ${publish}` : ''
}
