/** Shows a review in a built preview. */
import fs from 'node:fs'
import path from 'node:path'
import { PREVIEW, PREVIEW_FOLDER, type Preview } from '../../src/sources/previewData'
import type { WordChange } from './compareWords'
import type { Review } from './record'
import { reviewPage } from './report'

/** Adds the changes of words to the data of the overlay, and writes the page `/__review/`. */
export function writePages(folder: string, review: Review, words: readonly WordChange[]): void {
  const file = path.join(folder, PREVIEW)
  const preview = JSON.parse(fs.readFileSync(file, 'utf8')) as Preview
  const changes: Preview['changes'] = {}
  for (const { shown } of words) for (const [page, blocks] of shown) changes[page] = [...(changes[page] ?? []), blocks]
  fs.writeFileSync(file, JSON.stringify({ ...preview, changes }))
  fs.writeFileSync(path.join(folder, '__review.html'), reviewPage(review))
  fs.cpSync(path.join(__dirname, 'review.css'), path.join(folder, PREVIEW_FOLDER, 'review.css'))
}
