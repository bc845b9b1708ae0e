import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../src/routing/languages'
import { bundleOverlay, revisionOf, overlayWords } from '../../src/node/output/preview/writePreview'
import { PREVIEW_FOLDER, REVIEW_PAGE } from '../../src/node/output/preview/previewFiles'
import type { ReviewPage } from '../../src/sources/previewData'
import { lostPages, type Review } from './reviewRecord'

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

/** Puts `/__review/` into a built preview: every change side by side, with ways into the pages. */
export async function writeReviewPage(root: string, folder: string, review: Review): Promise<void> {
  const own = path.join(folder, PREVIEW_FOLDER)
  const told: ReviewPage = {
    ...review,
    lost: lostPages(review).map(({ path: page }) => page),
    revision: revisionOf(process.env),
    words: Object.fromEntries(LANGUAGES.map((language) => [language, overlayWords(root, language)])),
  }
  fs.writeFileSync(path.join(own, 'review.json'), JSON.stringify(told))
  fs.writeFileSync(path.join(own, 'review.js'), await bundleOverlay(root, 'review'))
  fs.writeFileSync(path.join(folder, REVIEW_PAGE), PAGE)
}
