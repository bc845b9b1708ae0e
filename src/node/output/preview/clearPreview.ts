import fs from 'node:fs'
import path from 'node:path'
import type { RouteSpec } from '../../../routing/routes'
import { htmlFile } from '../cleanUrls'
import { PREVIEW_FOLDER, removePreviewTag, REVIEW_PAGE } from './previewTag'

/**
 * Takes off a built site what an earlier build of a preview left there: pages
 * that did not change since are not written again.
 * @param folder the built site, its addresses clean
 */
export function clearPreview(folder: string, routes: readonly Pick<RouteSpec, 'path'>[]): void {
  fs.rmSync(path.join(folder, REVIEW_PAGE), { force: true })
  const own = path.join(folder, PREVIEW_FOLDER)
  if (!fs.existsSync(own)) return
  fs.rmSync(own, { recursive: true })
  for (const route of routes) {
    const file = path.join(folder, htmlFile(route.path))
    const html = fs.readFileSync(file, 'utf8')
    const clean = removePreviewTag(html)
    if (clean !== html) fs.writeFileSync(file, clean)
  }
}
