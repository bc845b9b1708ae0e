import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/read/contentFiles'
import type { Redirect } from '../../src/content/schemas/lists'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { languageOfPath, toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { CHANGE_GROUPS } from '../../src/sources/previewData'
import { buildDay } from '../build/buildStamp'
import { partsAt, type LocatedPart, type Side } from './changedParts'
import { compareFiles, compareSearch } from './compareFiles'
import { codeReach, compareLooks, type LookChange } from './compareLooks'
import { compareRecords } from './compareRecords'
import { compareSites, type SiteComparison } from './compareSites'
import { scheduledTexts, unnamedPictures, unseenFiles } from './changedFiles'
import { causeOf, groupChanges, lookEntry, recordEntry, unsaidChanges } from './groupChanges'
import { locateIn, owedOf } from './locateChanges'
import { partsFinder, partsOfFiles } from './partsOfFiles'
import { plainEntry, type ChangeEntry, type Review } from './reviewRecord'

/** A review with what the pages of a preview need besides. */
export interface SiteReview extends Review {
  parts: LocatedPart[]
  /** The changes of styles, in the order of the entries of role `look`. */
  looks: LookChange[]
}

/**
 * Compares two built revisions: everything a visitor or a machine can meet,
 * where it is written, and which pages are lost.
 * @param base folder that holds a built site in `public`, and the files it was made from
 * @param head the same of the branch
 * @param changed files of the repository that differ
 */
export async function reviewSites(base: string, head: string, changed: readonly string[]): Promise<SiteReview> {
  const roots = { before: base, after: head }
  const sites = [path.join(base, 'public'), path.join(head, 'public')] as const
  const answers = answersOf(head)
  const moved = new Map([...answers].flatMap(([from, to]) => (to === null ? [] : [[from, to] as const])))
  const comparison = await compareSites(...sites, moved)
  const sources = { before: await readSiteSources(diskFiles(base)), after: await readSiteSources(diskFiles(head)) }
  const textOf = (file: string, side: Side) => readText(roots[side], file)
  const written = changed.filter((file) => /^(content|locales)\/.*\.(json|mdx)$/.test(file))
  const isInBoth = (file: string) => textOf(file, 'before') !== '' && textOf(file, 'after') !== ''
  const parts = partsOfFiles([base, head], changed, moved)
  const { ofPages, ofEntry } = partsFinder(parts)
  const findParts = partsAt(parts, textOf)
  const looks = compareLooks([base, head], changed, comparison.html)
  const translations = translationsOf(
    written.filter((file) => !isInBoth(file)),
    comparison,
    textOf,
  )
  const languagesOf = new Set(translations.flatMap((entry) => entry.pages.map(toNeutralPath)))
  const pages = comparison.pages
    .filter((page) => !translations.some((entry) => entry.pages.includes(page.path)))
    .map((page) => ({
      ...page,
      changes: page.changes.filter(
        ({ role }) => !languagesOf.has(toNeutralPath(page.path)) || !role.startsWith('page in '),
      ),
    }))
  const grouped = groupChanges({ ...comparison, pages }, locateIn(sources, findParts), causeOf(looks, changed))
  // Lists show the words of a text in the language that readers get.
  const isOfTranslation = ({ place, pages: own }: ChangeEntry) =>
    translations.some(
      (entry) =>
        place.startsWith(`${path.dirname(entry.place)}/`) &&
        own.every((page) => languageOfPath(page) === languageOfPath(entry.pages[0])),
    )
  const shown = [...grouped.filter((entry) => !isOfTranslation(entry)), ...translations]
  // The replies of the assistant quote figures of the ledger.
  const asked = new Set([...written, ...(written.includes('content/figures.json') ? ['content/chat.json'] : [])])
  const said = [...asked]
    .filter((file) => file.endsWith('.json') && file !== 'content/redirects.json')
    // The words of a page that is new or gone, or has another address, are those of the page.
    .filter((file) => pathOfFile(file) === null || isInBoth(file))
    .flatMap((file) => compareRecords(file, textOf, sources))
  const told = new Set([
    ...comparison.movedPages.map(({ from }) => from),
    ...comparison.gonePages.map((page) => page.path),
  ])
  const scheduled = scheduledTexts(head, changed, buildDay(head, process.env))
  const entries = [
    ...shown,
    ...unsaidChanges(said, shown, moved).map((each) => recordEntry(each, findParts, owedOf(each.statement, sources))),
    ...compareFiles(...sites, told),
    ...(await compareSearch(storedQuestions(head), sites, moved)),
    ...unnamedPictures([base, head], changed, shown, [...comparison.html.keys()]),
    ...looks.map(lookEntry),
    ...(await codeReach(head, changed, templatesOf(sites[1], comparison.html.keys()))),
  ]
  const withParts = <Page extends { path: string }>(page: Page) => ({ ...page, parts: ofPages(page.path) })
  const place = ({ group }: ChangeEntry) => CHANGE_GROUPS.indexOf(group)
  const review: Omit<Review, 'unseen'> = {
    compared: comparison.compared,
    changed: comparison.pages.length,
    newPages: comparison.newPages
      .filter((page) => !scheduled.some((text) => text.path === toNeutralPath(page.path)))
      .map(withParts),
    scheduled: scheduled.map(withParts),
    movedPages: comparison.movedPages.map((page) => ({ ...page, parts: ofPages(page.from, page.to) })),
    gonePages: comparison.gonePages.map((page) => {
      const answer = answers.get(page.path)
      return { ...withParts(page), answer: answer === undefined ? 'lost' : (answer ?? 'gone') }
    }),
    entries: entries
      .map((entry) => (entry.parts?.length ? entry : { ...entry, parts: ofEntry(entry) }))
      .sort((a, b) => place(a) - place(b)),
  }
  const compared = said.map(({ statement }) => statement.file)
  return { ...review, unseen: unseenFiles(review, changed, compared), parts, looks }
}

/** Posts and cases that got or lost a translation: their pages have other words from top to bottom. */
function translationsOf(
  files: readonly string[],
  { pages }: SiteComparison,
  textOf: (file: string, side: Side) => string,
): ChangeEntry[] {
  return files.flatMap((file): ChangeEntry[] => {
    const language = path.basename(file, '.mdx')
    const page = pages.find(
      (each) => toNeutralPath(each.path) === pathOfFile(file) && languageOfPath(each.path) === language,
    )
    if (!page || !file.endsWith('.mdx')) return []
    const isNew = textOf(file, 'after') !== ''
    const [, title = ''] = /^title: ["']?(.*?)["']?$/m.exec(textOf(file, isNew ? 'after' : 'before')) ?? []
    const words: ChangeEntry['words'] = [{ text: title, mark: isNew ? '+' : '-' }]
    const entry = plainEntry({ group: 'words', role: 'translation', words, pages: [page.path] }, file)
    return [{ ...entry, kind: isNew ? 'new' : 'gone' }]
  })
}

const readText = (root: string, file: string) =>
  fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : ''

/** What hosts answer for the former addresses of pages: where they lead, or null: gone. */
function answersOf(root: string): Map<string, string | null> {
  const redirects = JSON.parse(readText(root, 'content/redirects.json') || '[]') as Redirect[]
  return new Map(oldAddresses(redirects).map(({ from, to }) => [from, to]))
}

/** The questions to the search that the site keeps, by language. */
function storedQuestions(root: string): Record<string, string[]> {
  const folder = path.join(root, '__tests__/search/queries')
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return Object.fromEntries(
    files.map((name) => [
      path.basename(name, '.json'),
      (JSON.parse(readText(folder, name)) as { text: string }[]).map(({ text }) => text),
    ]),
  )
}

/** The template of each page, from what Gatsby wrote beside it. */
function templatesOf(site: string, pages: Iterable<string>): Map<string, string> {
  return new Map(
    [...pages].map((page) => {
      const data = readText(site, `page-data${page === '/' ? '/index' : page}/page-data.json`)
      return [page, /"component---src-templates-(.+?)-tsx"/.exec(data)?.[1] ?? '']
    }),
  )
}
