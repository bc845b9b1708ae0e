import fs from 'node:fs'

type Theme = 'light' | 'dark'

const SHEET = fs.readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '')

/** The tokens of the first rule, or with those of a media query laid over them. */
function tokens(media?: string): Record<string, string> {
  const rule = (text: string) =>
    Object.fromEntries([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]))
  const base = rule(SHEET.slice(0, SHEET.indexOf('}')))
  if (!media) return base
  const over = SHEET.slice(SHEET.indexOf(media))
  return { ...base, ...rule(over.slice(0, over.indexOf('}'))) }
}

/** A token as red, green and blue in a theme. */
function colour(name: string, theme: Theme, all: Record<string, string>): number[] {
  let value = all[name]
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value)
  if (pair) value = theme === 'light' ? pair[1] : pair[2]
  const other = /^var\((--[\w-]+)\)$/.exec(value)
  if (other) return colour(other[1], theme, all)
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
/** What stands on what, and how much it must stand out: 4.5 for text, 3 for what a control or a state is known by. */
const PAIRS: [string, string[], number][] = [
  ['--ink', GROUNDS, 4.5],
  ['--ink-soft', GROUNDS, 4.5],
  ['--signal-text', GROUNDS, 4.5],
  ['--positive', GROUNDS, 4.5],
  ['--negative', GROUNDS, 4.5],
  ['--on-signal', ['--signal', '--signal-hover'], 4.5],
  ['--line-strong', GROUNDS, 3],
  ['--on-deep', ['--deep'], 4.5],
  ['--on-deep-soft', ['--deep'], 4.5],
  ['--signal-on-deep', ['--deep'], 4.5],
]

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  [undefined, '@media (prefers-contrast: more)'].flatMap((media) =>
    PAIRS.flatMap(([name, grounds, least]) =>
      grounds.map((ground) => ({
        theme,
        media: media ?? 'any contrast',
        name,
        ground,
        // Whoever asks for more gets what WCAG 1.4.6 asks of text.
        least: media && least === 4.5 ? 7 : least,
      })),
    ),
  ),
)

test.each(cases)(
  '$theme, $media: $name on $ground has at least $least : 1',
  ({ theme, media, name, ground, least }) => {
    const all = tokens(media.startsWith('@') ? media : undefined)
    expect(contrast(colour(name, theme, all), colour(ground, theme, all))).toBeGreaterThanOrEqual(least)
  },
)

test.each(['light', 'dark'] as const)('%s: who asks for more contrast gets more of it', (theme) => {
  for (const name of ['--ink-soft', '--line', '--line-strong', '--steel', '--signal-text']) {
    const [usual, more] = [tokens(), tokens('@media (prefers-contrast: more)')].map((all) =>
      contrast(colour(name, theme, all), colour('--paper', theme, all)),
    )
    expect(more).toBeGreaterThan(usual)
  }
})
