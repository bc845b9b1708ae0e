import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/read/contentFiles'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { buildDay } from '../build/buildStamp'
import { readRedirects } from '../rename/pages'
import type { LocatedPart } from './changedParts'
import { compareFiles, compareSearch, makes } from './compareFiles'
import { codeReach, compareLooks, type LookChange } from './compareLooks'
import { comparePictures, nameSharePictures } from './comparePictures'
import { compareRecords } from './compareRecords'
import { compareSites } from './compareSites'
import { partsFinder, type Side } from './findParts'
import { gatherEntries, pageChanges, pagesOfAll } from './gatherEntries'
import { listedPages } from './listedPages'
import { locateIn, twinParts } from './locateChanges'
import { nameEntries } from './nameEntries'
import { partsOfFiles } from './partsOfFiles'
import type { ChangeEntry, Review } from './reviewRecord'

/** A review with what the pages of a preview need besides. */
export interface SiteReview extends Review {
  parts: LocatedPart[]
  looks: LookChange[]
}

/**
 * Compares two built revisions: everything a visitor or a machine can meet,
 * where it is written, and which pages are lost.
 * @param base folder that holds a built site in `public`, and the files it was made from
 * @param head the same of the branch
 * @param changed files of the repository that differ
 * @param renamed new addresses by old ones that lead nowhere now, without language
 */
export async function reviewSites(
  base: string,
  head: string,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map(),
): Promise<SiteReview> {
  const roots = { before: base, after: head }
  const sites = [path.join(base, 'public'), path.join(head, 'public')] as const
  /** What hosts answer for the former addresses of pages: where they lead, or null: gone. */
  const answers = new Map(oldAddresses(readRedirects(head)).map(({ from, to }) => [from, to]))
  const byHand = LANGUAGES.flatMap((language) =>
    [...renamed].map((pair) => pair.map((page) => localizePath(page, language)) as [from: string, to: string]),
  )
  const moved = new Map([...answers, ...byHand].flatMap(([from, to]) => (to === null ? [] : [[from, to] as const])))
  const comparison = await compareSites(...sites, moved)
  const sources = { before: await readSiteSources(diskFiles(base)), after: await readSiteSources(diskFiles(head)) }
  const textOf = (file: string, side: Side) => readText(roots[side], file)
  const parts = partsOfFiles([base, head], changed, moved)
  const finder = partsFinder(parts, textOf)
  const looks = compareLooks([base, head], changed, comparison.html, finder)
  const records = changed.filter((file) => /^(content|locales)\/(?!redirects\.).*\.json$/.test(file))
  // The replies of the assistant quote figures of the ledger and the contacts.
  const quoting = records.some((file) => /^content\/(figures|site)\.json$/.test(file)) ? ['content/chat.json'] : []
  const onPages = pageChanges(comparison, locateIn(sources, finder.at))
  // The words of a page that is new or gone, or has another address, are those of the page.
  const isOfPage = (file: string) =>
    pathOfFile(file) !== null && (textOf(file, 'before') === '' || textOf(file, 'after') === '')
  const said = [...new Set([...records, ...quoting])]
    .filter((file) => !isOfPage(file))
    .flatMap((file) => compareRecords(file, sources, finder.at))
  const ofPages = [
    ...listedPages(comparison, parts, finder, changed, textOf, buildDay(head, process.env), answers),
    ...nameSharePictures(onPages, looks, changed, finder),
    ...said.filter(({ before, text }) => moved.get(before) !== text),
    ...comparePictures([base, head], changed, [...comparison.html.keys()], finder),
    ...looks.map(({ entry }) => entry),
  ]
  const found = [
    ...ofPages,
    ...compareFiles(...sites, ofPages),
    ...(await compareSearch(head, sites, moved, ofPages)),
    ...(await codeReach(head, changed, templatesOf(sites[1], comparison.html.keys()), finder, parts)),
  ]
  const entries = gatherEntries(found, parts, twinParts(parts, said, sources))
  const filesOf = (own: readonly ChangeEntry[]) =>
    own.flatMap((entry) => entry.parts ?? []).flatMap((part) => [parts[part].file, parts[part].from])
  // What no words of the branch explain comes from the code that writes it.
  const told = filesOf(entries)
  for (const entry of entries.filter(({ role, parts: own }) => role === 'file' && !own?.length)) {
    const [place = '', ...others] = changed.filter((file) => !told.includes(file) && makes(file, entry))
    Object.assign(entry, { place, parts: finder.ofFiles([place, ...others]) })
  }
  nameEntries(entries, sources, comparison.html)
  const shown = filesOf(entries)
  const seen = new Set(entries.flatMap(pagesOfAll))
  const { html, newPages, gonePages } = comparison
  const pages = [...html.keys(), ...[...newPages, ...gonePages].map((page) => page.path)]
  return {
    compared: pages.length,
    changed: pages.filter((page) => seen.has(page)).length,
    entries,
    unseen: changed.filter((file) => !shown.includes(file)),
    parts,
    looks,
  }
}

const readText = (root: string, file: string) =>
  fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : ''

/** The template of each page, from what Gatsby wrote beside it. */
function templatesOf(site: string, pages: Iterable<string>): Map<string, string> {
  return new Map(
    [...pages].map((page) => {
      const data = readText(site, `page-data${page === '/' ? '/index' : page}/page-data.json`)
      return [page, /"component---src-templates-(.+?)-tsx"/.exec(data)?.[1] ?? '']
    }),
  )
}
