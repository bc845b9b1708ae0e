import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { PREVIEW_FOLDER, REVIEW_PAGE } from '../../src/node/output/preview/previewFiles'
import { revisionOf } from '../../src/node/output/preview/revision'
import { bundleOverlay, overlayWords } from '../../src/node/output/preview/writePreview'
import { LANGUAGES } from '../../src/routing/languages'
import type { PageChange, PreviewPage, ReviewPage } from '../../src/sources/previewData'
import { pagesOfAll } from './gatherEntries'
import { plainWords } from './pageDocument'
import type { Review } from './reviewRecord'

/**
 * Adds the changes of each page to the overlay data of a built preview, in
 * place of an earlier review.
 * @returns number of marked pages; 0 in a build that is not a preview
 */
export function writeMarks(folder: string, { entries }: Pick<Review, 'entries'>): number {
  const byPage = new Map<string, PageChange[]>()
  entries.forEach(({ also = [], ...entry }, number) => {
    const { role, place, group, parts } = entry
    const followers = also.map((each) => ({ ...each, before: '', place: '', group, parts, follows: { role, place } }))
    for (const page of new Set(pagesOfAll({ pages: entry.pages, also }))) {
      const [{ pages: _, ...first }, ...others] = [entry, ...followers].filter(({ pages }) => pages.includes(page))
      const marks = others.map((each) => plainWords(each.role, each.text))
      const own = { ...first, text: plainWords(first.role, first.text), number, ...(marks.length > 0 && { marks }) }
      byPage.set(page, [...(byPage.get(page) ?? []), own])
    }
  })
  let marked = 0
  for (const [page, changes] of byPage) {
    const file = path.join(folder, PREVIEW_FOLDER, `${htmlFile(page)}.json`)
    if (!fs.existsSync(file)) continue
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as PreviewPage
    fs.writeFileSync(file, JSON.stringify({ ...known, changes }))
    marked += 1
  }
  return marked
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Review</title>
<body>
<noscript>This page needs JavaScript; npm run review prints the same in a terminal.</noscript>
<script src="/${PREVIEW_FOLDER}/review.js"></script>
</body>
</html>
`

/** Writes `/__review/` into a built preview: every change side by side, with links to its pages. */
export async function writeReviewPage(root: string, folder: string, review: Review): Promise<void> {
  const own = path.join(folder, PREVIEW_FOLDER)
  const page: ReviewPage = {
    ...review,
    revision: revisionOf(process.env),
    words: Object.fromEntries(LANGUAGES.map((language) => [language, overlayWords(root, language)])),
  }
  fs.writeFileSync(path.join(own, 'review.json'), JSON.stringify(page))
  fs.writeFileSync(path.join(own, 'review.js'), await bundleOverlay(root, 'review'))
  fs.writeFileSync(path.join(folder, REVIEW_PAGE), PAGE)
}
