import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { parse } from 'parse5'
import { diskFiles } from '../../../content/read/diskFiles'
import type { Language } from '../../../routing/languages'
import { languageFacts } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import type { PreviewPage } from '../../../sources/previewData'
import { shownTexts } from '../../../sources/readPage'
import { htmlFile } from '../cleanUrls'
import { addPreviewTag, PREVIEW_FOLDER } from './previewFiles'
import { revisionOf } from './revision'
import { readSiteSources, type SiteSources } from './siteSources'

/**
 * Turns a built site into a preview: adds the overlay's tag to each page, and
 * writes the overlay's data for each page into a file.
 * @param root the repository
 * @param folder the built site, after `cleanUrls`
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
    const shown = shownTexts(parse(html)).flatMap(({ text }) => sources.indexOf(route.path).find(text).segments)
    const statements = [...new Set([...shown.flatMap((segment) => segment.statements), ...sources.shownLater(route)])]
    const data = previewPage(root, route, sources, { statements, revision })
    const beside = path.join(own, `${htmlFile(route.path)}.json`)
    fs.mkdirSync(path.dirname(beside), { recursive: true })
    fs.writeFileSync(beside, JSON.stringify(data))
    fs.writeFileSync(file, addPreviewTag(html))
  }
}

/** The words of the overlay, in the language of the page. */
export function overlayWords(root: string, language: Language): Record<string, string> {
  return JSON.parse(fs.readFileSync(path.join(root, 'locales', language, 'preview.json'), 'utf8')) as Record<
    string,
    string
  >
}

/** The overlay's data for a page. */
export function previewPage(
  root: string,
  route: RouteSpec,
  sources: SiteSources,
  own: Pick<PreviewPage, 'statements' | 'revision'>,
): PreviewPage {
  const { path: page, language, translation } = route
  return {
    ...own,
    language,
    translation: translation.status,
    owed: sources.owed(page),
    changes: [],
    words: overlayWords(root, language),
  }
}

/** The languages are set as a constant, because browsers cannot read `locales`. */
const withoutDisk: Plugin = {
  name: 'without-disk',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]languageFiles\.ts$/ }, () => ({ contents: 'export const SITE = null, isComplete = null' }))
  },
}

/**
 * Bundles a script of `src/overlay`, separately from the scripts of the site.
 * @param define values of the constants that the bundler replaces
 */
export async function bundleOverlay(
  root: string,
  entry: 'overlay' | 'mistakes' | 'review' = 'overlay',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, `src/overlay/${entry}.ts`)],
    bundle: true,
    define: { SITE_LANGUAGES: JSON.stringify(languageFacts()), ...define },
    plugins: [withoutDisk],
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
  })
  return outputFiles[0].text
}
