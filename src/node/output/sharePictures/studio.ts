import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Node } from '@takumi-rs/core'
import { codeDigest } from '../../codeDigest'
import { fontLetters } from './fontLetters'
import { indexedPng, indexPixels, type IndexedPicture } from './indexedPng'
import { inks, inSiteColours } from './inks'
import type { ShareFacts } from './shareFacts'
import { CELLS_AREA, cellWords, mark, SHARE_SIZE, sharePaper, shareTitle, TITLE_AREA, titleWords } from './shareSheet'

const FONTS = {
  Onest: 'onest-latin',
  'Onest Cyrillic': 'onest-cyrillic',
  Unbounded: 'unbounded-latin',
  'Unbounded Cyrillic': 'unbounded-cyrillic',
  'Onest Rare': 'onest-rare',
  'Unbounded Rare': 'unbounded-rare',
} as const

const WHOLE = { left: 0, top: 0, ...SHARE_SIZE } as const

/** A part of the picture at its place in the whole. */
const placed = (node: Node, { left, top }: { left: number; top: number }): Node => ({
  ...node,
  style: { ...node.style, position: 'absolute', left, top },
})

const SHEETS = ['body', 'profile', 'plan'] as const

/** What every picture is drawn with, and what tells that it must be drawn anew. */
export interface Studio {
  /** Changes with fonts, papers, colours and the way of drawing. */
  digest: string
  /** Characters of words that both faces of the site have no shape for. */
  missingLetters: (words: string) => string[]
  /** Draws a picture as PNG. */
  draw: (facts: ShareFacts) => Promise<Buffer>
}

/**
 * Lays out paper, colours and type; loads the drawing library only when the
 * first picture is drawn.
 * @param root root of the repository
 */
export function openStudio(root: string): Studio {
  const read = (file: string) => fs.readFileSync(path.join(root, file))
  const tokens = read('src/styles/tokens.css').toString('utf8')
  const fonts = Object.entries(FONTS).map(([name, file]) => ({ name, data: read(`src/styles/fonts/${file}.woff2`) }))
  const sheets = SHEETS.map((name) => ({
    src: `sheet-${name}`,
    data: Buffer.from(inSiteColours(read(`src/node/output/sharePictures/sheets/${name}.svg`).toString('utf8'), tokens)),
  }))
  const colours = inks(tokens)
  const images = [...sheets, { src: 'mark', data: Buffer.from(mark(colours)) }]
  const code = codeDigest(root, ['src/node/output/sharePictures'], ['@takumi-rs/core'])
  const hash = createHash('sha256').update(JSON.stringify([code, colours]))
  for (const { data } of [...fonts, ...images]) hash.update(data)
  const letters = fonts.map(({ name, data }) => ({ name, letters: fontLetters(data) }))
  const drawn = (face: string, letter: number) =>
    letters.some((font) => font.name.startsWith(face) && font.letters.has(letter))
  let ready: ReturnType<typeof renderer> | undefined
  const papers = new Map<ShareFacts['sheet'], IndexedPicture | null>()
  /** The last paper with its cells filled in: pages of a kind follow each other. */
  let form: { said: string; picture: IndexedPicture | null } | undefined

  async function renderer() {
    const { Renderer } = await import('@takumi-rs/core')
    const made = new Renderer()
    // Fonts given to the constructor are ignored without a word.
    for (const font of fonts) await made.registerFont(font)
    return made
  }

  return {
    digest: hash.digest('hex'),
    missingLetters: (words) =>
      [...new Set(words)].filter((letter) => {
        const point = letter.codePointAt(0) ?? 0
        return !(drawn('Onest', point) && drawn('Unbounded', point))
      }),
    draw: async (facts) => {
      ready ??= renderer()
      const library = await ready
      const { sheet, language, kind, note, brand } = facts
      const render = (node: Node, size: { width: number; height: number }) =>
        library.render(node, { width: size.width, height: size.height, format: 'raw', images })
      const title = await shareTitle(facts, async (column) => {
        const { children } = await library.measure(column)
        return children.map(({ width }) => width)
      })
      if (!papers.has(sheet)) papers.set(sheet, indexPixels(await render(sharePaper(sheet), SHARE_SIZE), WHOLE))
      const paper = papers.get(sheet)
      const said = JSON.stringify([sheet, language, kind, note, brand])
      if (paper && said !== form?.said) {
        const cells = await render(cellWords(facts, colours), CELLS_AREA)
        form = { said, picture: indexPixels(cells, CELLS_AREA, paper) }
      }
      const words = titleWords(title, language, colours)
      const under = paper && form?.picture
      const picture = under && indexPixels(await render(words, TITLE_AREA), TITLE_AREA, under)
      if (picture) return indexedPng(picture)
      // A site's own paper may have gradients: more colours than a palette holds.
      const layers = [sharePaper(sheet), placed(words, TITLE_AREA), placed(cellWords(facts, colours), CELLS_AREA)]
      const whole: Node = { type: 'container', style: { position: 'relative', ...SHARE_SIZE }, children: layers }
      return library.render(whole, { ...SHARE_SIZE, format: 'png', images })
    },
  }
}
