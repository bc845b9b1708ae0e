import fs from 'node:fs'
import { fontLetters } from '../../src/node/output/sharePictures/fontLetters'

interface Face {
  family: string
  file: string
  /** Code points it is fetched for; none where it is fetched for whatever no other face is for. */
  range?: Set<number>
}

const css = fs.readFileSync('src/styles/fonts.css', 'utf8')

const FACES = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']): Face[] => {
  const file = /url\('\.\/(.+?)'\)/.exec(rules)?.[1]
  const range = /unicode-range:([^;]*);/.exec(rules)?.[1]
  return file
    ? [{ family: /font-family: '(.+?)'/.exec(rules)![1], file, range: range ? pointsOf(range) : undefined }]
    : []
})

function pointsOf(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [first, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((point) => parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, step) => first + step)
    }),
  )
}

const lettersOf = ({ file }: Face) => fontLetters(fs.readFileSync(`src/styles/${file}`))
const said = (points: Iterable<number>) => String.fromCodePoint(...points)

/** The families of each face of the site, best first, as `--font-text` and `--font-display` have them in each language. */
const STACKS = [...css.matchAll(/--font-\w+: ([^;]+);/g)].map(([, stack = '']) =>
  stack.split(', ').map((family) => family.replaceAll("'", '')),
)

describe.each(STACKS)('the font %s', (usualFamily, rareFamily) => {
  const facesOf = (family: string) => FACES.filter((face) => face.family === family)
  const [usual, ...moreUsual] = facesOf(usualFamily)
  const [rare, ...moreRare] = facesOf(rareFamily)

  it('is one file, for everything, and behind it stands one that a browser fetches for some letters alone', () => {
    expect([...moreUsual, ...moreRare]).toEqual([])
    expect([usual.range, rare.range?.size]).toEqual([undefined, expect.any(Number)])
  })

  it('names the letters of the rare file as those to fetch it for, and none that the usual file has', () => {
    const [common, few] = [lettersOf(usual), lettersOf(rare)]
    expect(said([...few].filter((letter) => !rare.range!.has(letter)))).toBe('')
    expect(said([...rare.range!].filter((letter) => common.has(letter)))).toBe('')
  })
})

it('draws what styles write with the usual file', () => {
  const sheets = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const written = sheets.flatMap((sheet) =>
    [...fs.readFileSync(`src/${sheet}`, 'utf8').matchAll(/\bcontent:([^;]*);/g)].map(([, value = '']) => value),
  )
  const { range } = FACES.find((face) => face.range)!
  expect(written.filter((value) => [...value].some((letter) => range!.has(letter.codePointAt(0)!)))).toEqual([])
})
