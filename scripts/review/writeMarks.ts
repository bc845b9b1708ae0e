import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewTag'
import type { PageChange, PreviewPage } from '../../src/sources/previewPage'
import type { ChangeEntry } from './groupChanges'

/**
 * Tells the overlay of a built preview what changed on each of its pages.
 * @returns how many pages were marked; none in a build that is no preview
 */
export function writeMarks(folder: string, entries: readonly ChangeEntry[]): number {
  const byPage = new Map<string, PageChange[]>()
  for (const { pages, owed, ...change } of entries) {
    const place = owed ? `${change.place} · ${owed}` : change.place
    for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), { ...change, place }])
  }
  let marked = 0
  for (const [page, changes] of byPage) {
    const file = path.join(folder, PREVIEW_FOLDER, `${htmlFile(page)}.json`)
    if (!fs.existsSync(file)) continue
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as PreviewPage
    fs.writeFileSync(file, JSON.stringify({ ...known, changes: changes.map(spoken) }))
    marked += 1
  }
  return marked
}

/** As the page says it, without the address of a link or the file of a picture. */
function spoken(change: PageChange): PageChange {
  if (change.role === 'link') return { ...change, text: change.text.replace(/ → \S*$/, '') }
  return change.role === 'picture' ? { ...change, text: change.text.split(' · ')[0] } : change
}
