import fs from 'node:fs'
import path from 'node:path'
import type { RouteSpec } from '../../../routing/routes'
import { htmlFile } from '../cleanUrls'

/** Folder of the built site for additional files of a preview. */
export const PREVIEW_FOLDER = '__preview'

/** The page that shows every change of a branch; `npm run review` writes it. */
export const REVIEW_PAGE = '__review.html'

/** The only difference between a page of a preview and the page of the site. */
export const PREVIEW_TAG = `<script async src="/${PREVIEW_FOLDER}/overlay.js"></script>`

/** The page with the overlay's tag at the end of its body. */
export function addPreviewTag(html: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + PREVIEW_TAG + html.slice(end)
}

/**
 * Removes the changes that an earlier preview build made in a built site:
 * Gatsby does not write unchanged pages again.
 * @param folder the built site, after `cleanUrls`
 */
export function clearPreview(folder: string, routes: readonly Pick<RouteSpec, 'path'>[]): void {
  const own = path.join(folder, PREVIEW_FOLDER)
  if (!fs.existsSync(own)) return
  fs.rmSync(own, { recursive: true })
  for (const route of routes) {
    const file = path.join(folder, htmlFile(route.path))
    const html = fs.readFileSync(file, 'utf8')
    const clean = html.replace(PREVIEW_TAG, '')
    if (clean !== html) fs.writeFileSync(file, clean)
  }
}
