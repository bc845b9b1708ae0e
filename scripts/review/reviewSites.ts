import fs from 'node:fs'
import path from 'node:path'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import type { Redirect } from '../../src/content/schemas/redirect'
import { diskFiles } from '../../src/content/source/contentFiles'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import type { BuiltRevision } from './baseBuild'
import { compareSites } from './compareSites'
import { groupChanges } from './groupChanges'
import { locateIn } from './locateChanges'
import type { Review } from './report'

/** Compares two built revisions: what changed on their pages, where that is written, what is lost. */
export async function reviewSites(base: BuiltRevision, head: BuiltRevision): Promise<Review> {
  const comparison = compareSites(base.site, head.site)
  const checkouts = {
    base: await readSiteSources(diskFiles(base.root)),
    head: await readSiteSources(diskFiles(head.root)),
  }
  const kept = keptAddresses(head.root)
  return {
    comparison,
    entries: groupChanges(comparison, locateIn(checkouts)),
    lost: comparison.gonePages.filter((page) => !kept.has(page.path)),
  }
}

/** Addresses of pages that are gone and say so, or lead on. */
function keptAddresses(root: string): Set<string> {
  const file = path.join(root, 'content/redirects.json')
  const redirects = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
  return new Set(oldAddresses(redirects).map(({ from }) => from))
}
