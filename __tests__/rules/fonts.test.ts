/** Which characters each font file has: src/brand/fonts.css and the output of tools/fonts/merge.py. */
import fs from 'node:fs'
import path from 'node:path'
import { openSync } from 'fontkit'
import { DRAWN_LETTERS } from '../../src/node/output/sharePictures/studio'

const FOLDER = path.resolve('src/brand')

const css = fs.readFileSync(path.join(FOLDER, 'fonts.css'), 'utf8')

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule]) => {
  const first = (pattern: RegExp) => pattern.exec(rule)?.[1]
  const [family = '', file] = [first(/font-family: '([^']*)'/), first(/url\('([^']*)'\)/)]
  const range = first(/unicode-range:\s+([^;]*);/)
  return file
    ? [{ family, letters: lettersOf(path.join(FOLDER, file)), range: range ? pointsOf(range) : undefined }]
    : []
})

/** The code points with glyphs in a font. */
function lettersOf(file: string): Set<number> {
  const font = openSync(file)
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`)
  // The table ends with U+FFFF, which is not a character.
  return new Set(font.characterSet.filter((point) => point !== 0xffff))
}

/** `U+A1-A2, U+A8` as code points. */
function pointsOf(range: string): Set<number> {
  const parts = range.split(/,\s*/).map((part) => part.replace('U+', '').split('-'))
  return new Set(
    parts.flatMap(([first, last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
    }),
  )
}

/** The font families of each typeface, in order of preference, as in `--font-text` and `--font-display` of each language. */
const STACKS = [...css.matchAll(/--font-\w+: ([^;]+);/g)].map(([, stack]) =>
  stack.split(', ').map((family) => family.replaceAll("'", '')),
)

describe.each(STACKS)('%s, then %s', (family, rareFamily) => {
  const [main, ...moreOfMain] = faces.filter((face) => face.family === family)
  const [rare, ...moreOfRare] = faces.filter((face) => face.family === rareFamily)

  it('are one file each: of a family of two, Chromium asks for system fonts in every size of the first layout', () => {
    expect([...moreOfMain, ...moreOfRare]).toEqual([])
    expect(main.range).toBeUndefined()
  })

  it('are never fetched both for a letter the first has', () => {
    expect([...rare.range!].filter((letter) => main.letters.has(letter))).toEqual([])
  })

  it('have a second file that is asked for every letter it has, and hardly for another', () => {
    expect(rare.letters.size).toBeGreaterThan(60)
    expect([...rare.letters].filter((letter) => !rare.range!.has(letter))).toEqual([])
    expect([...rare.range!].filter((letter) => !rare.letters.has(letter)).length).toBeLessThan(6)
  })

  it('write from the first file what every page needs, and letters of other languages from the second', () => {
    const missing = (letters: string, { letters: has }: (typeof faces)[number]) =>
      [...letters].filter((letter) => !has.has(letter.codePointAt(0)!))
    expect(missing('«»—–’“”…×·°€$#<>=', main)).toEqual([])
    expect(missing('éüßñÅœ¿£[{', rare)).toEqual([])
  })

  it('write from the first what styles write', () => {
    const sheets = fs.readdirSync('src', { recursive: true, encoding: 'utf8' })
    const written = sheets
      .filter((name) => name.endsWith('.css'))
      .flatMap((sheet) =>
        [...fs.readFileSync(path.join('src', sheet), 'utf8').matchAll(/\bcontent:([^;]*);/g)].map(([, value]) => value),
      )
    expect(written.join('')).toContain('§')
    expect(written.filter((value) => [...value].some((letter) => rare.range!.has(letter.codePointAt(0)!)))).toEqual([])
  })
})

it('share pictures are drawn with the letters that both faces have, and hardly fewer', () => {
  const has = (face: string, letter: number) =>
    faces.some(({ family, letters }) => family.startsWith(face) && letters.has(letter))
  const all = Array.from({ length: 0xffff }, (_, letter) => letter)
  const both = all.filter((letter) => has('Onest', letter) && has('Unbounded', letter))
  const drawn = all.filter((letter) => DRAWN_LETTERS.test(String.fromCharCode(letter)))
  expect(drawn.filter((letter) => !both.includes(letter))).toEqual([])
  expect(drawn.length).toBeGreaterThan(both.length - 15)
})
