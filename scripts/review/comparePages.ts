/** Pages that are gone, moved or new, and articles that are held back or come out. */
import fs from 'node:fs'
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { readRedirects } from '../rename/changePage'
import { groupBy } from '../../src/text/groupBy'
import type { Site } from './readSite'
import { entryOf, type Entry, type Word } from './record'

export const LOST = 'LOST page'
export const GONE = 'Gone page'

const pageEntry = (title: string, page: string, words: Word[], note = '', places: string[] = []) =>
  entryOf({ group: 'Pages', title, pages: [page], words, note, places })

/**
 * @param root of the branch
 * @param heldEntries of articles that are held back or come out: their pages are no new and no lost ones
 * @returns entries, lost pages first; the new addresses of the pages that both sides have, by the old ones; new pages
 */
export function comparePages(root: string, before: Site, after: Site, heldEntries: readonly Entry[]) {
  const held = new Set(heldEntries.flatMap(({ pages }) => pages))
  const answers = new Map(oldAddresses(readRedirects(root)).map(({ from, to }) => [from, to]))
  const pairs = new Map<string, string>()
  const entries: Entry[] = []
  for (const page of before.pages) {
    const to = answers.get(page)
    if (after.pages.has(page)) pairs.set(page, page)
    else if (held.has(page)) continue
    else if (to && after.pages.has(to) && !before.pages.has(to)) {
      pairs.set(page, to)
      entries.push(pageEntry('Moved page', to, [], `${page} redirects to ${to}.`))
    } else {
      const note = to === undefined ? MISSING : to === null ? 'Answers 410: it is gone.' : `${page} redirects to ${to}.`
      const title = to === undefined ? LOST : GONE
      entries.push(pageEntry(title, page, [{ text: before.read(page).title, mark: '-' }], note))
    }
  }
  const targets = new Set(pairs.values())
  const added = [...after.pages].filter((page) => !targets.has(page))
  for (const page of added.filter((each) => !held.has(each)))
    entries.push(pageEntry('New page', page, [{ text: after.read(page).title, mark: '+' }], textFrom(after, page)))
  const rankOf = ({ title }: Entry) => (title === LOST ? 0 : 1)
  return { entries: [...entries, ...heldEntries].sort((one, other) => rankOf(one) - rankOf(other)), pairs, added }
}

/** Says so if a page shows the text of another language. */
function textFrom(site: Site, page: string): string {
  const [, canonical] = /rel="canonical" href="https?:\/\/[^/"]+([^"]*)/.exec(site.htmlOf(page)) ?? []
  return canonical && canonical !== page ? `${page} shows the text of ${canonical}.` : ''
}

const MISSING = 'Its address answers 404. npm run rename adds a redirect; npm run remove lets it answer 410.'

/**
 * The pages and translations of changed articles that are held back or come out.
 * @param today the day of the build
 */
export function heldArticles(base: string, head: string, files: readonly string[], today: string): Entry[] {
  const texts = files.filter((file) => file.endsWith('.mdx') && pathOfFile(file))
  return [...groupBy(texts, path.dirname)].flatMap(([folder, places]) =>
    LANGUAGES.flatMap((language) => {
      const held = (each: string) =>
        [base, head].map((root) => heldUntil(path.join(root, folder, `${each}.mdx`), today))
      const [was, now] = held(language)
      // The text of the default language decides, if there is one: it replaces a translation that is held back.
      const [before = was, until = now] = held(DEFAULT_LANGUAGE)
      const page = localizePath(pathOfFile(places[0])!, language)
      const instead = now ? ` Readers get the text in ${DEFAULT_LANGUAGE}.` : ''
      if (until === undefined) return []
      if (until && before === '') return pageEntry(LOST, page, [], `Held back ${until}.`, places)
      if (until) return pageEntry(`Held back ${until}`, page, [], '', places)
      if (before) return pageEntry('Published page', page, [], `It was held back ${before}.${instead}`, places)
      const own = places.filter((place) => place.endsWith(`/${language}.mdx`))
      if (own.length === 0 || now === undefined) return []
      if (now) return pageEntry(`Translation held back ${now}`, page, [], instead.trim(), own)
      return was ? pageEntry('Published translation', page, [], `It was held back ${was}.`, own) : []
    }),
  )
}

/** How long a text is held back; '' if it is public, undefined if there is none. */
function heldUntil(file: string, today: string): string | undefined {
  if (!fs.existsSync(file)) return undefined
  const { frontMatter } = splitFrontMatter(fs.readFileSync(file, 'utf8'))
  const { draft, publish }: Partial<Record<string, string>> = parseFrontMatter(file, frontMatter ?? '').value ?? {}
  if (draft) return 'as a draft'
  return publish && publish > today ? `until ${publish}` : ''
}
