import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import { languageFacts, type Language } from '../../../routing/languages'
import { pathOfFile } from '../../../routing/pageKinds'
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
  const articles = articleFiles(root)
  for (const route of routes) {
    const file = htmlFile(route.path)
    write(`${PREVIEW_FOLDER}/${file}.json`, JSON.stringify(previewPage(root, route, articles)))
    write(file, addPreviewTag(fs.readFileSync(path.join(folder, file), 'utf8')))
  }
}

/** The texts of content and dictionaries by file; of articles only the front matter. */
export function sourceTexts(root: string): Record<string, string> {
  const disk = diskFiles(root)
  const names = filesBelow(disk, 'content', 'locales').filter((name) => /^[^.]+\.(json|mdx)$/.test(name))
  return Object.fromEntries(
    names.map((name) => {
      const text = textOf(disk, name)
      return [name, name.endsWith('.mdx') ? text.slice(0, text.indexOf('\n---', 3)) : text]
    }),
  )
}

/** The words of the overlay, in the language of the page. */
export function overlayWords(root: string, language: Language): Record<string, string> {
  return JSON.parse(fs.readFileSync(path.join(root, 'locales', language, 'preview.json'), 'utf8')) as Record<
    string,
    string
  >
}

/** The overlay's data for a page. */
export function previewPage(root: string, route: RouteSpec, files = articleFiles(root)): PreviewPage {
  const { language, translation, neutralPath } = route
  const file = files.get(`${neutralPath} ${translation.contentLanguage}`)
  return {
    translation: translation.status,
    revision: revisionOf(process.env),
    article: file === undefined ? {} : { [file]: textOf(diskFiles(root), file) },
    changes: [],
    words: overlayWords(root, language),
  }
}

/** The files of articles by the address of their page and their language. */
function articleFiles(root: string): Map<string, string> {
  const files = filesBelow(diskFiles(root), 'content').filter((file) => file.endsWith('.mdx'))
  return new Map(files.map((file) => [`${pathOfFile(file)} ${path.basename(file, '.mdx')}`, file]))
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
  entry: 'overlay' | 'mistakes' = 'overlay',
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
