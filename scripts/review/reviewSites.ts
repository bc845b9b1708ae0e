import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/read/contentFiles'
import type { Redirect } from '../../src/content/schemas/redirect'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import type { BuiltRevision } from './baseBuild'
import { compareSites, type SiteComparison } from './compareSites'
import { FOR_MACHINES, locateIn, type Locate } from './locateChanges'
import type { ChangeEntry, Review } from './reviewRecord'

/** Compares two built revisions: what changed on their pages, where that is written, which pages are lost. */
export async function reviewSites(base: BuiltRevision, head: BuiltRevision): Promise<Review> {
  const comparison = await compareSites(base.site, head.site)
  const locate = locateIn({
    base: await readSiteSources(diskFiles(base.root)),
    head: await readSiteSources(diskFiles(head.root)),
  })
  const answers = answersOf(head.root)
  return {
    compared: comparison.compared,
    changed: comparison.pages.length,
    newPages: comparison.newPages,
    gonePages: comparison.gonePages.map((page) => ({ ...page, answer: answers.get(page.path) ?? '404' })),
    weights: comparison.pages.flatMap(({ path: page, weight }) => (weight ? [{ path: page, ...weight }] : [])),
    entries: groupChanges(comparison, locate),
  }
}

/** What hosts answer for the former addresses of pages. */
function answersOf(root: string): Map<string, string> {
  const file = path.join(root, 'content/redirects.json')
  const redirects = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
  return new Map(oldAddresses(redirects).map(({ from, to }) => [from, to ? `301 ${to}` : '410']))
}

/**
 * Gathers the same change on many pages into one entry.
 * @returns the entries: first what changed on few pages, which is what a reviewer came for; last what only machines read
 */
function groupChanges({ pages }: SiteComparison, locate: Locate): ChangeEntry[] {
  const entries = new Map<string, ChangeEntry>()
  for (const { path: page, changes } of pages) {
    for (const change of changes) {
      const key = JSON.stringify([change.role, change.before, change.text])
      const entry = entries.get(key) ?? { ...change, ...locate(change, page), pages: [] }
      if (!entry.pages.includes(page)) entry.pages.push(page)
      entries.set(key, entry)
    }
  }
  const isForMachines = ({ role }: ChangeEntry) => FOR_MACHINES.test(role)
  return [...entries.values()].sort(
    (a, b) => Number(isForMachines(a)) - Number(isForMachines(b)) || a.pages.length - b.pages.length,
  )
}
