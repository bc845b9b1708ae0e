import fs from 'node:fs'
import path from 'node:path'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import type { Redirect } from '../../src/content/schemas/redirect'
import { diskFiles } from '../../src/content/read/contentFiles'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import type { BuiltRevision } from './baseBuild'
import { compareSites } from './compareSites'
import { groupChanges } from './groupChanges'
import { locateIn } from './locateChanges'
import type { Review } from './reviewRecord'

/** Compares two built revisions: what changed on their pages, where that is written, what is lost. */
export async function reviewSites(base: BuiltRevision, head: BuiltRevision): Promise<Review> {
  const comparison = await compareSites(base.site, head.site)
  const checkouts = {
    base: await readSiteSources(diskFiles(base.root)),
    head: await readSiteSources(diskFiles(head.root)),
  }
  const answers = answersOf(head.root)
  return {
    compared: comparison.compared,
    changed: comparison.pages.length,
    newPages: comparison.newPages,
    gonePages: comparison.gonePages.map((page) => ({ ...page, answer: answers.get(page.path) ?? '404' })),
    weights: comparison.pages.flatMap(({ path: page, weight }) => (weight ? [{ path: page, ...weight }] : [])),
    entries: groupChanges(comparison, locateIn(checkouts)),
  }
}

/** What the addresses answer that pages left. */
function answersOf(root: string): Map<string, string> {
  const file = path.join(root, 'content/redirects.json')
  const redirects = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
  return new Map(oldAddresses(redirects).map(({ from, to }) => [from, to ? `301 ${to}` : '410']))
}
