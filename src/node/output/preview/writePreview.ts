import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import type { Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import { SOURCES, type PreviewPage } from '../../../sources/previewData'
import { htmlFile } from '../cleanUrls'
import { addPreviewTag, PREVIEW_FOLDER } from './previewFiles'
import { revisionOf } from './revision'

/**
 * Turns a built site into a preview: adds the overlay's tag to each page, and
 * writes the overlay's data for each page into a file.
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
  write(SOURCES, JSON.stringify(sourceTexts(root)))
  for (const route of routes) {
    const file = htmlFile(route.path)
    write(`${PREVIEW_FOLDER}/${file}.json`, JSON.stringify(previewPage(root, route)))
    write(file, addPreviewTag(fs.readFileSync(path.join(folder, file), 'utf8')))
  }
}

/** The texts of content and dictionaries by file. */
export function sourceTexts(root: string): Record<string, string> {
  const disk = diskFiles(root)
  const names = filesBelow(disk, 'content', 'locales').filter((name) => /^[^.]+\.(json|mdx)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, textOf(disk, name)]))
}

/** The words of the overlay, in the language of the page. */
export function overlayWords(root: string, language: Language): Record<string, string> {
  const file = path.join(root, 'locales', language, 'preview.json')
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
}

/** The overlay's data for a page. */
export function previewPage(root: string, { language }: RouteSpec): PreviewPage {
  return {
    revision: revisionOf(process.env),
    changes: [],
    words: overlayWords(root, language),
  }
}

/**
 * Bundles a script of `src/overlay`, separately from the scripts of the site.
 * @param define values of the constants that the bundler replaces
 */
export async function bundleOverlay(
  root: string,
  entry: 'overlay' | 'mistakes' = 'overlay',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, `src/overlay/${entry}.ts`)],
    bundle: true,
    define,
    format: 'iife',
    minify: true,
    write: false,
  })
  return outputFiles[0].text
}
