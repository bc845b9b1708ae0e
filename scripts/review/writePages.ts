/** Shows a review in a built preview. */
import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { PREVIEW_FOLDER, REVIEW_PAGE } from '../../src/node/output/preview/previewFiles'
import type { PreviewPage } from '../../src/sources/previewData'
import type { WordChange } from './compareWords'
import type { Review } from './record'
import { reviewPage } from './report'

/** Adds the changes of words to the data of each page, and writes the page `/__review/`. */
export function writePages(folder: string, review: Review, words: readonly WordChange[]): void {
  const pages = new Set(words.flatMap(({ shown }) => [...shown.keys()]))
  for (const page of pages) {
    const file = path.join(folder, PREVIEW_FOLDER, `${htmlFile(page)}.json`)
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as PreviewPage
    const changes = words.flatMap(({ shown }) => (shown.has(page) ? [shown.get(page)] : []))
    fs.writeFileSync(file, JSON.stringify({ ...known, changes }))
  }
  fs.writeFileSync(path.join(folder, REVIEW_PAGE), reviewPage(review))
  fs.cpSync(path.join(__dirname, 'review.css'), path.join(folder, PREVIEW_FOLDER, 'review.css'))
}
