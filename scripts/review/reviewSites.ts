import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/read/contentFiles'
import type { Redirect } from '../../src/content/schemas/redirect'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { CHANGE_GROUPS } from '../../src/sources/previewData'
import { buildDay } from '../build/buildStamp'
import type { BuiltRevision } from './baseBuild'
import { changedParts, partsAt, type LocatedPart } from './changedParts'
import { compareFiles, compareSearch } from './compareFiles'
import { codeReach, compareLooks, type LookChange } from './compareLooks'
import { compareRecords } from './compareRecords'
import { compareSites } from './compareSites'
import { scheduledTexts, unseenFiles } from './changedFiles'
import { causeOf, codeEntry, fileEntry, groupChanges, lookEntry, recordEntry, unsaidChanges } from './groupChanges'
import { locateIn, owedOf } from './locateChanges'
import type { ChangeEntry, Review } from './reviewRecord'

/** A review with what the pages of a preview need besides. */
export interface SiteReview extends Review {
  parts: LocatedPart[]
  /** The changes of styles, in the order of the entries of role `look`. */
  looks: LookChange[]
}

/**
 * Compares two built revisions: everything a visitor or a machine can meet,
 * where it is written, and which pages are lost.
 * @param changed files of the repository that differ; those of content, dictionaries and code when left out
 */
export async function reviewSites(
  base: BuiltRevision,
  head: BuiltRevision,
  changed: readonly string[] = changedBelow(base.root, head.root),
): Promise<SiteReview> {
  const answers = answersOf(head.root)
  const moved = new Map([...answers].flatMap(([from, to]) => (to === null ? [] : [[from, to] as const])))
  const comparison = await compareSites(base.site, head.site, moved)
  const sources = {
    base: await readSiteSources(diskFiles(base.root)),
    head: await readSiteSources(diskFiles(head.root)),
  }
  const textOf = (file: string, side: 'before' | 'after') => readText((side === 'before' ? base : head).root, file)
  const written = changed.filter((file) => /^(content|locales)\/.*\.(json|mdx)$/.test(file))
  const parts = written
    .filter((file) => textOf(file, 'before') && textOf(file, 'after'))
    .flatMap((file) => changedParts(file, textOf(file, 'before'), textOf(file, 'after')))
  // The words of a page that is new or gone, or has another address, are those of the page.
  const isOfPage = (file: string) => pathOfFile(file) !== null && !(textOf(file, 'before') && textOf(file, 'after'))
  const findParts = partsAt(parts, textOf)
  const looks = compareLooks([base.root, head.root], changed, comparison.html)
  const shown = groupChanges(comparison, locateIn({ ...sources, partsAt: findParts }), causeOf(looks, changed))
  // The replies of the assistant quote figures of the ledger.
  const asked = [...new Set([...written, ...(written.includes('content/figures.json') ? ['content/chat.json'] : [])])]
  const versionOf = (file: string, side: 'before' | 'after') => ({
    text: textOf(file, side),
    sources: side === 'before' ? sources.base : sources.head,
  })
  const said = asked
    .filter((file) => file.endsWith('.json') && file !== 'content/redirects.json' && !isOfPage(file))
    .flatMap((file) => compareRecords(file, versionOf(file, 'before'), versionOf(file, 'after')))
  const records = unsaidChanges(said, shown, moved).map((each) =>
    recordEntry(each, findParts, owedOf(each.statement, sources)),
  )
  const scheduled = scheduledTexts(head.root, changed, buildDay(head.root, process.env))
  const entries = [
    ...shown,
    ...records,
    ...compareFiles(base.site, head.site, answers).map((found) => fileEntry(found, 'machines')),
    ...(await compareSearch(storedQuestions(head.root), [base.site, head.site], moved)).map((found) =>
      fileEntry(found, 'links'),
    ),
    ...looks.map(lookEntry),
    ...(await codeReach(head.root, changed, templatesOf(head.site, comparison.html.keys()))).map(codeEntry),
  ]
  const place = ({ group }: ChangeEntry) => CHANGE_GROUPS.indexOf(group)
  const review: Review = {
    compared: comparison.compared,
    changed: comparison.pages.length,
    newPages: comparison.newPages.filter((page) => !scheduled.some((text) => text.path === toNeutralPath(page.path))),
    scheduled,
    movedPages: comparison.movedPages,
    gonePages: comparison.gonePages.map((page) => {
      const answer = answers.get(page.path)
      return { ...page, answer: answer === undefined ? 'lost' : (answer ?? 'gone') }
    }),
    weights: comparison.pages.flatMap(({ path: page, weight }) => (weight ? [{ path: page, ...weight }] : [])),
    entries: entries.sort((a, b) => place(a) - place(b)),
    unseen: [],
  }
  return {
    ...review,
    unseen: unseenFiles(
      review,
      changed,
      said.map(({ statement }) => statement.file),
    ),
    parts,
    looks,
  }
}

const readText = (root: string, file: string) =>
  fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : ''

/** Files of two checkouts that differ. */
function changedBelow(before: string, after: string): string[] {
  const below = (root: string) =>
    ['content', 'locales', 'src'].flatMap((folder) =>
      fs.existsSync(path.join(root, folder))
        ? fs
            .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
            .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
        : [],
    )
  const bytes = (root: string, file: string) => {
    const place = path.join(root, file)
    return fs.existsSync(place) && fs.statSync(place).isFile() ? fs.readFileSync(place, 'latin1') : null
  }
  return [...new Set([...below(before), ...below(after)])]
    .filter((file) => bytes(before, file) !== bytes(after, file))
    .sort()
}

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
      const [, template = ''] =
        /"component---src-templates-(.+?)-tsx"/.exec(
          readText(site, `page-data${page === '/' ? '/index' : page}/page-data.json`),
        ) ?? []
      return [page, template]
    }),
  )
}
