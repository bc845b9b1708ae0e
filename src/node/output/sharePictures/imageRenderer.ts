import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { colourOf, inColours } from '../../../content/read/brand'
import { readColours, readDrawings, readMark } from '../../brandFiles'
import { codeDigest } from '../../codeDigest'
import type { ShareFacts } from './shareFacts'
import { SHARE_SIZE, shareLayout, titleSize, type TextStyles } from './shareLayout'

const BACKGROUNDS = ['body', 'profile', 'plan'] as const

/** The characters that the fonts of both faces have; `__tests__/rules/fonts.test.ts` compares it with the files. */
export const DRAWN_LETTERS =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u00ff\u0152\u0153\u0401\u0410-\u044f\u0451\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2116\u2122\u2212]/u

/** Names of the font files in `src/brand/fonts`, in the order of its style sheet. */
const fontNames = (css: string): string[] => [...css.matchAll(/fonts\/([\w-]+)\.woff2/g)].map(([, name]) => name)

export interface ImageRenderer {
  /** Digest of fonts, backgrounds, colours and the drawing code: pictures with another digest are drawn again. */
  digest: string
  /** Characters that are not in the fonts, which would be drawn as empty boxes. A word joiner is not drawn. */
  missingLetters: (words: string) => string[]
  /** Draws a picture as PNG. */
  draw: (facts: ShareFacts) => Promise<Buffer>
}

/**
 * Reads backgrounds, colours and fonts. Loads the drawing library when the first
 * picture is drawn.
 * @param root root of the repository
 */
export function openImageRenderer(root: string): ImageRenderer {
  const read = (file: string) => fs.readFileSync(path.join(root, file))
  const colours = readColours(root)
  const drawings = readDrawings(root)
  const names = fontNames(read('src/brand/fonts.css').toString())
  const fonts = names.map((name) => ({ name, data: read(`src/brand/fonts/${name}.woff2`) }))
  const family = (face: string) => names.filter((name) => name.startsWith(face)).join(', ')
  const styles: TextStyles = {
    ink: colourOf(colours, '--ink'),
    inkSoft: colourOf(colours, '--ink-soft'),
    text: family('text'),
    display: family('display'),
  }
  const image = (src: string, svg: string) => ({ src, data: Buffer.from(inColours(svg, colours)) })
  const images = [
    ...BACKGROUNDS.map((name) =>
      image(`background-${name}`, read(`src/brand/${drawings}/share-${name}.svg`).toString('utf8')),
    ),
    image('mark', readMark(root)),
  ]
  const hash = createHash('sha256').update(codeDigest(root, ['src/node/output/sharePictures'], ['@takumi-rs/core']))
  for (const { data } of [...fonts, ...images]) hash.update(data)

  async function openRenderer() {
    const { Renderer } = await import('@takumi-rs/core')
    const renderer = new Renderer()
    // The constructor ignores fonts without an error.
    for (const font of fonts) await renderer.registerFont(font)
    return renderer
  }
  let opened: ReturnType<typeof openRenderer> | undefined

  return {
    digest: hash.digest('hex'),
    missingLetters: (words) => [...new Set(words)].filter((each) => each !== '\u2060' && !DRAWN_LETTERS.test(each)),
    draw: async (facts) => {
      opened ??= openRenderer()
      const renderer = await opened
      const size = await titleSize(facts.title, styles, (node) => renderer.measure(node))
      return renderer.render(shareLayout(facts, size, styles), { ...SHARE_SIZE, format: 'png', images })
    },
  }
}
