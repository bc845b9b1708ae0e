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
  return { comparison, entries: groupChanges(comparison, locateIn(checkouts)), lost: comparison.gonePages }
}
