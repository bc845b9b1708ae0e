/** Which letters come in which file: src/styles/fonts.css and what tools/fonts/merge.py made. */
import fs from 'node:fs'
import path from 'node:path'
import { fontLetters } from '../../src/node/output/sharePictures/fontLetters'
import { ROOT } from '../support/sourceFiles'

const FOLDER = path.join(ROOT, 'src/styles')

const faces = [...fs.readFileSync(path.join(FOLDER, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, rule]) => ({
    family: /font-family: '([^']*)'/.exec(rule)?.[1] ?? '',
    file: /url\('([^']*)'\)/.exec(rule)?.[1],
    range: /unicode-range:\s+([^;]*);/.exec(rule)?.[1],
  }))
  .flatMap(({ family, file, range }) =>
    file
      ? [
          {
            family,
            letters: fontLetters(fs.readFileSync(path.join(FOLDER, file))),
            range: range ? pointsOf(range) : undefined,
          },
        ]
      : [],
  )

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

const ofFamily = (family: string) => ({
  main: faces.find((face) => face.family === family && !face.range)?.letters ?? new Set<number>(),
  rare: faces.find((face) => face.family === family && face.range),
})

describe.each(['Onest', 'Onest Cyrillic', 'Unbounded', 'Unbounded Cyrillic'])('%s', (family) => {
  const { main, rare } = ofFamily(family)

  it('is fetched whole for no letter the first file has', () => {
    expect([...(rare?.range || [])].filter((letter) => main.has(letter))).toEqual([])
  })

  it('has a second file that is asked for every letter it has, and hardly for another', () => {
    expect(rare?.letters.size).toBeGreaterThan(60)
    expect([...(rare?.letters ?? [])].filter((letter) => !rare?.range?.has(letter))).toEqual([])
    expect([...(rare?.range || [])].filter((letter) => !rare?.letters.has(letter)).length).toBeLessThan(6)
  })

  it.each([...'«»—–’“”…×·°€'])('writes %s from the first file', (letter) => {
    expect(main.has(letter.codePointAt(0) ?? 0)).toBe(true)
  })

  it.each([...'éüßñÅœ¿'])('writes %s from the second', (letter) => {
    expect(rare?.letters.has(letter.codePointAt(0) ?? 0)).toBe(true)
  })
})
