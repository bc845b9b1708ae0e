import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import { byLanguage, type Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import { PREVIEW, SOURCES, type OverlayWords, type Preview } from '../../../sources/previewData'
import { htmlFile } from '../cleanUrls'
import { addPreviewTag, PREVIEW_FOLDER } from './previewFiles'
import { revisionOf } from './revision'

/**
 * Turns a built site into a preview: writes the overlay and its data, and adds its tag to each page.
 * @param root the repository
 * @param folder the built site, after `cleanUrls`
 */
export async function writePreview(root: string, folder: string, routes: readonly RouteSpec[]): Promise<void> {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  write(`${PREVIEW_FOLDER}/overlay.js`, await bundleOverlay(root))
  write(PREVIEW, JSON.stringify(previewData(root)))
  write(SOURCES, JSON.stringify(sourceTexts(root)))
  for (const route of routes) {
    const file = htmlFile(route.path)
    write(file, addPreviewTag(fs.readFileSync(path.join(folder, file), 'utf8')))
  }
}

/** The texts of content and dictionaries by file. */
export function sourceTexts(root: string): Record<string, string> {
  const disk = diskFiles(root)
  const names = filesBelow(disk, 'content', 'locales').filter((name) => /^[^.]+\.(json|mdx)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, textOf(disk, name)]))
}

/** The overlay's data, before a review. */
export function previewData(root: string, isDeveloped = false): Preview {
  const wordsIn = (language: Language) =>
    JSON.parse(fs.readFileSync(path.join(root, 'locales', language, 'preview.json'), 'utf8')) as OverlayWords
  return { revision: revisionOf(process.env), words: byLanguage(wordsIn), changes: {}, isDeveloped }
}

/** Bundles `src/overlay`, separately from the scripts of the site. */
export async function bundleOverlay(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/overlay/overlay.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  })
  return outputFiles[0].text
}
