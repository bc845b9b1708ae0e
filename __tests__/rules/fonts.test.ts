/** Which characters the fonts have, whose files tools/fonts/merge.py makes. */
import fs from 'node:fs'
import path from 'node:path'
import { openSync } from 'fontkit'
import { DRAWN_LETTERS } from '../../src/node/output/sharePictures/imageRenderer'

const FOLDER = path.resolve('src/brand/fonts')

/** The characters of all files of a typeface. */
function lettersOf(face: string): Set<number> {
  const files = fs.readdirSync(FOLDER).filter((name) => name.startsWith(face) && name.endsWith('.woff2'))
  return new Set(
    files.flatMap((file) => {
      const font = openSync(path.join(FOLDER, file))
      return 'characterSet' in font ? font.characterSet : []
    }),
  )
}

it('share pictures are drawn only with letters that both typefaces have', () => {
  const text = lettersOf('text')
  const display = lettersOf('display')
  const drawn = Array.from({ length: 0xffff }, (_, letter) => letter).filter((letter) =>
    DRAWN_LETTERS.test(String.fromCharCode(letter)),
  )
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((letter) => !text.has(letter) || !display.has(letter))).toEqual([])
})
