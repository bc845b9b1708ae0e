/** The overlay of a preview and its data. `gatsby-ssr.tsx` puts its tag into the pages. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { filesBelow, textOf } from '../../../content/read/contentFiles'
import { diskFiles } from '../../../content/read/diskFiles'
import { byLanguage, DEFAULT_LANGUAGE, type Language } from '../../../routing/languages'
import { OVERLAY, PREVIEW, SOURCES, type OverlayWords, type Preview } from '../../../sources/previewData'
import type { WriteFile } from '../output'
import { revisionOf } from './revision'

/** Writes the files that the pages of a preview fetch. @param root the repository */
export async function writePreview(root: string, write: WriteFile): Promise<void> {
  write(OVERLAY.slice(1), await bundleOverlay(root))
  write(PREVIEW.slice(1), JSON.stringify(previewData(root)))
  write(SOURCES.slice(1), JSON.stringify(sourceTexts(root)))
}

/** The texts of content and dictionaries by file. */
export function sourceTexts(root: string): Record<string, string> {
  const disk = diskFiles(root)
  const names = filesBelow(disk, 'content', 'locales').filter((name) => /^[^.]+\.(json|mdx)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, textOf(disk, name)]))
}

/** The overlay's data, before a review. */
export function previewData(root: string): Preview {
  // A language that is not complete may lack the file.
  const wordsIn = (language: Language) => {
    const [file] = [language, DEFAULT_LANGUAGE]
      .map((each) => path.join(root, 'locales', each, 'preview.json'))
      .filter((each) => fs.existsSync(each))
    return JSON.parse(fs.readFileSync(file, 'utf8')) as OverlayWords
  }
  return { revision: revisionOf(process.env), words: byLanguage(wordsIn), changes: {} }
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
