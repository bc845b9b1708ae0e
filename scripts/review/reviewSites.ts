import type { Branch } from './branch'
import { compareFiles, compareSearch } from './compareFiles'
import { codeReach, compareLooks } from './compareLooks'
import { comparePictures, nameSharePictures } from './comparePictures'
import { compareRecords } from './compareRecords'
import { compareSites } from './compareSites'
import { gatherEntries, pageChanges, pagesOfAll } from './gatherEntries'
import { listedPages } from './listedPages'
import { twinParts } from './locateChanges'
import { nameEntries } from './nameEntries'
import type { ChangeEntry } from './reviewRecord'

/** A review with the extra data for the pages of a preview. */
export type SiteReview = Awaited<ReturnType<typeof reviewSites>>

/** Compares two built revisions: everything that visitors or machines can meet, its sources, and lost pages. */
export async function reviewSites(branch: Branch) {
  const { parts, moved, changed } = branch
  const comparison = await compareSites(branch)
  const { html, newPages, gonePages } = comparison
  const shared = [...html.keys()]
  const looks = compareLooks(branch, html)
  const said = compareRecords(branch)
  const ofPages = [
    ...listedPages(branch, comparison),
    ...nameSharePictures(branch, pageChanges(branch, comparison), looks),
    ...said.filter(({ before, text }) => moved.get(before) !== text),
    ...comparePictures(branch, shared),
    ...looks.map(({ entry }) => entry),
  ]
  const found = [
    ...ofPages,
    ...compareFiles(branch, ofPages),
    ...(await compareSearch(branch, ofPages)),
    ...(await codeReach(branch, shared)),
  ]
  const entries = gatherEntries(found, parts, twinParts(branch, said))
  const filesOf = (own: readonly ChangeEntry[]) =>
    own.flatMap((entry) => entry.parts ?? []).flatMap((part) => [parts[part].file, parts[part].from])
  // If no source text of the branch explains a change, the code that writes the file does.
  const told = filesOf(entries)
  for (const entry of entries.filter(({ role, parts: own }) => role === 'file' && !own?.length)) {
    const code = changed.filter((file) => !told.includes(file) && file.startsWith(entry.place))
    Object.assign(entry, { place: code[0] ?? '', parts: branch.ofFiles(...code) })
  }
  nameEntries(entries, branch.sources, html)
  const shown = filesOf(entries)
  const seen = new Set(entries.flatMap(pagesOfAll))
  const pages = [...shared, ...[...newPages, ...gonePages].map((page) => page.path)]
  return {
    compared: pages.length,
    changed: pages.filter((page) => seen.has(page)).length,
    entries,
    unseen: changed.filter((file) => !shown.includes(file)),
    parts,
    looks,
  }
}
