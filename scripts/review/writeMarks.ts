import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import type { PageChange, PreviewPage } from '../../src/sources/previewData'
import type { Review } from './reviewRecord'

/**
 * Tells the overlay of a built preview what changed on each of its pages, and
 * which of them are new. A review made before is forgotten.
 * @returns how many pages were marked; none in a build that is no preview
 */
export function writeMarks(folder: string, { entries, newPages }: Pick<Review, 'entries' | 'newPages'>): number {
  const byPage = new Map<string, PageChange[]>()
  entries.forEach(({ pages, owed, ...change }, number) => {
    const told: PageChange = { ...spoken(change), number, ...(owed && { owed }) }
    for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), told])
  })
  const isNew = new Set(newPages.map(({ path: page }) => page))
  let marked = 0
  for (const page of new Set([...byPage.keys(), ...isNew])) {
    const file = path.join(folder, PREVIEW_FOLDER, `${htmlFile(page)}.json`)
    if (!fs.existsSync(file)) continue
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as PreviewPage
    const told: PreviewPage = { ...known, changes: byPage.get(page) ?? [], isNew: isNew.has(page) }
    fs.writeFileSync(file, JSON.stringify(told))
    marked += 1
  }
  return marked
}

/** As the page says it, without the address of a link or the file of a picture. */
function spoken(change: PageChange): PageChange {
  if (change.role === 'link') return { ...change, text: change.text.replace(/ → \S*$/, '') }
  return change.role === 'picture' ? { ...change, text: change.text.split(' · ')[0] } : change
}
