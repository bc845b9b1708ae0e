/** Folder of a preview's own files below the built site. */
export const PREVIEW_FOLDER = '__preview'

/** The page that shows every change of a branch; `npm run review` writes it. */
export const REVIEW_PAGE = '__review.html'

/** The one thing a page of a preview has and a page of the site has not. */
export const PREVIEW_TAG = `<script async src="/${PREVIEW_FOLDER}/overlay.js"></script>`

/** The page with the overlay's tag at the end of its body; unchanged when it has it. */
export function addPreviewTag(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) throw new Error('A page without </body> cannot show the overlay of a preview.')
  return html.includes(PREVIEW_TAG) ? html : html.slice(0, end) + PREVIEW_TAG + html.slice(end)
}

/** The page as the site has it. */
export function removePreviewTag(html: string): string {
  return html.replace(PREVIEW_TAG, '')
}
