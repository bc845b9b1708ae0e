import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../../content/read/contentFiles'
import type { Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import { htmlFile } from '../cleanUrls'
import { bundleOverlay } from './bundleOverlay'
import { previewPage } from './previewPage'
import { addPreviewTag, PREVIEW_FOLDER } from './previewTag'
import { revisionOf } from './revisionOf'
import { readSiteSources } from './siteSources'

/**
 * Makes a built site one for reviewers: each page gets the overlay's tag, and
 * beside it stands what the overlay shows. Called for previews alone.
 * @param root the repository
 * @param folder the built site, its addresses clean
 */
export async function writePreview(root: string, folder: string, routes: readonly RouteSpec[]): Promise<void> {
  const sources = await readSiteSources(diskFiles(root))
  const revision = revisionOf(process.env)
  const own = path.join(folder, PREVIEW_FOLDER)
  fs.mkdirSync(own, { recursive: true })
  fs.writeFileSync(path.join(own, 'overlay.js'), await bundleOverlay(root))
  for (const route of routes) {
    const file = path.join(folder, htmlFile(route.path))
    const html = fs.readFileSync(file, 'utf8')
    const page = previewPage(route, html, sources, revision, overlayWords(root, route.language))
    const beside = path.join(own, `${htmlFile(route.path)}.json`)
    fs.mkdirSync(path.dirname(beside), { recursive: true })
    fs.writeFileSync(beside, JSON.stringify(page))
    fs.writeFileSync(file, addPreviewTag(html))
  }
}

/** The overlay's own words. They are its visitors' language, and no page of the site carries them. */
export function overlayWords(root: string, language: Language): Record<string, string> {
  return JSON.parse(fs.readFileSync(path.join(root, 'locales', language, 'preview.json'), 'utf8')) as Record<
    string,
    string
  >
}
