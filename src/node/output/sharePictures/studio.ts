import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Node } from '@takumi-rs/core'
import { codeDigest } from '../../codeDigest'
import { fontLetters } from './fontLetters'
import { indexedPng, indexPixels, type IndexedPicture } from './indexedPng'
import { inks, inSiteColours } from './inks'
import type { ShareFacts } from './shareFacts'
import { mark, SHARE_SIZE, sharePaper, shareWords } from './shareSheet'

const FONTS = {
  Onest: 'onest-latin',
  'Onest Cyrillic': 'onest-cyrillic',
  Unbounded: 'unbounded-latin',
  'Unbounded Cyrillic': 'unbounded-cyrillic',
  'Onest Accents': 'onest-accents',
  'Unbounded Accents': 'unbounded-accents',
} as const

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
      const render = (format: 'raw' | 'png', children: Node[]) => {
        const sheet: Node = { type: 'container', style: { position: 'relative', ...SHARE_SIZE }, children }
        return library.render(sheet, { ...SHARE_SIZE, format, images })
      }
      const [paper, words] = [sharePaper(facts.sheet), shareWords(facts, colours)]
      if (!papers.has(facts.sheet)) papers.set(facts.sheet, indexPixels(await render('raw', [paper]), SHARE_SIZE))
      const under = papers.get(facts.sheet)
      const picture = under && indexPixels(await render('raw', [words]), SHARE_SIZE, under)
      // A site's own paper may have gradients: more colours than a palette holds.
      return picture ? indexedPng(picture) : render('png', [paper, words])
    },
  }
}
