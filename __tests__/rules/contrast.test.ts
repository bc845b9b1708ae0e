import fs from 'node:fs'

type Theme = 'light' | 'dark'

/** The tokens of the first rule of the sheet. */
const TOKENS = Object.fromEntries(
  [
    ...fs
      .readFileSync('src/styles/tokens.css', 'utf8')
      .split('}')[0]
      .matchAll(/(--[\w-]+):\s*([^;]+);/g),
  ].map(([, name, value]) => [name, value.trim()]),
)

/** A token as red, green and blue in a theme. */
function colour(name: string, theme: Theme): number[] {
  let value = TOKENS[name]
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value)
  if (pair) value = theme === 'light' ? pair[1] : pair[2]
  const other = /^var\((--[\w-]+)\)$/.exec(value)
  if (other) return colour(other[1], theme)
  const hex = /^#(..)(..)(..)$/.exec(value)
  if (!hex) throw new Error(`${name}: ${value} is no colour`)
  return hex.slice(1).map((part) => parseInt(part, 16))
}

/** Contrast of two colours (WCAG 2.2, "contrast ratio"). */
function contrast(one: number[], other: number[]): number {
  const luminance = (rgb: number[]) => {
    const [r, g, b] = rgb.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['--paper', '--paper-shade', '--surface']
/** What axe does not see on the pages: edges of controls, what one points at, what stands there after a message. */
const PAIRS: [string, string[], number][] = [
  ['--line-strong', GROUNDS, 3],
  ['--on-signal', ['--signal', '--signal-hover'], 4.5],
  ['--positive', GROUNDS, 4.5],
  ['--negative', GROUNDS, 4.5],
]

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  PAIRS.flatMap(([name, grounds, least]) => grounds.map((ground) => ({ theme, name, ground, least }))),
)

test.each(cases)('$theme: $name on $ground has at least $least : 1', ({ theme, name, ground, least }) => {
  expect(contrast(colour(name, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least)
})
