/**
 * webpack's loader for styles: it puts each file into the cascade layer of its
 * folder. A rule of a later layer wins over one of an earlier layer, whatever
 * the specificity and the order in which a page loads the files. As a loader it
 * leaves 70 files without a wrapper and one level of indentation each.
 */

import fs from 'node:fs'
import path from 'node:path'

/** By the start of a path; the first that fits. `gatsby-ssr.tsx` writes their order into each page. */
const LAYERS = [
  ['content/brand/', 'tokens'],
  ['src/brand/fonts.css', 'tokens'],
  ['src/styles/tokens.css', 'tokens'],
  ['src/styles/base.css', 'reset'],
  ['src/styles/', 'shared'],
  // A layer inside of `component`: other components may override the primitives.
  ['src/ui/', 'component.ui'],
  ['src/sections/', 'page'],
  ['src/templates/', 'page'],
  ['src/', 'component'],
  // Gatsby's own style under npm run dev, which is empty.
  ['.cache/', 'reset'],
]

/**
 * @this {{ resourcePath: string }}
 * @param {string} source of a style file
 * @throws when the file is in a folder without a layer: its rules would win over all others
 */
export default function wrapInLayer(source) {
  const file = path.relative(fs.realpathSync('.'), this.resourcePath).replaceAll('\\', '/')
  const layer = LAYERS.find(([start]) => file.startsWith(start))?.[1]
  if (!layer) throw new Error(`${file}: this folder has no layer of styles. Add it to LAYERS in styleLayers.mjs.`)
  return `@layer ${layer} {\n${source}\n}`
}
