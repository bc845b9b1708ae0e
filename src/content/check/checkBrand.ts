/** Checks of the company's colours and mark (`content/brand`). */
import { colourOf, type Colour, COLOURS_FILE, FAVICON_FILE, faviconSvg, MARK_FILE, parseColours } from '../read/brand'
import { textOf, type ContentFiles } from '../read/contentFiles'
import { fileStart, type Report } from '../report/problem'
import { checkDrawing } from './checkImage'

const GROUNDS = ['--paper', '--paper-shade', '--surface']
const ON_DEEP = ['--deep', '--surface-on-deep']

/** Colours, their backgrounds, and the minimum contrast of each pair (WCAG 2.2: text 4.5, edges of controls 3). */
const PAIRS: readonly [names: readonly string[], grounds: readonly string[], least: number][] = [
  [['--ink'], GROUNDS, 7],
  [['--ink-soft', '--signal-text', '--positive', '--negative'], GROUNDS, 4.5],
  [['--line-strong'], GROUNDS, 3],
  [['--on-signal'], ['--signal', '--signal-hover'], 4.5],
  [['--on-deep'], ON_DEEP, 7],
  [['--on-deep-soft', '--signal-on-deep'], ON_DEEP, 4.5],
  [['--code-keyword', '--code-text', '--code-number', '--code-name', '--code-remark'], ['--surface'], 4.5],
]

/** Colours without a contrast check: decorative lines and areas. */
const OTHERS = ['--line', '--steel', '--line-on-deep', '--veil', '--shadow-color']

/** Every colour that the site's styles use. */
const COLOUR_NAMES: readonly string[] = [
  ...new Set([...PAIRS.flatMap(([names, grounds]) => [...names, ...grounds]), ...OTHERS]),
]

/** Reports missing colours, low contrast, a mark that is no drawing, and icons drawn from other colours or marks. */
export function checkBrand(files: ContentFiles, report: Report): void {
  checkDrawing(files, './mark.svg', fileStart(MARK_FILE), report)
  const css = textOf(files, COLOURS_FILE)
  if (!css)
    return report('file/missing', fileStart(COLOURS_FILE), 'The file is missing. The site has its colours in it.')
  const mark = textOf(files, MARK_FILE)
  const favicon = textOf(files, FAVICON_FILE)
  const colours = parseColours(css)
  const used = [...COLOUR_NAMES, ...[...mark.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)]
  const missing = used.filter((name) => !colours.has(name))
  for (const name of missing) {
    const message = `The first rule has no colour ${name}. Write it as "${name}: light-dark(#0b2230, #e9eee8);".`
    report('brand/colour', fileStart(COLOURS_FILE), message)
  }
  if (missing.length > 0) return
  for (const [names, grounds, least] of PAIRS)
    for (const name of names) for (const ground of grounds) checkContrast(colours, name, ground, least, report)
  if (favicon && favicon !== faviconSvg(mark.trim(), colours)) {
    const message = `The icons in static/ show another mark or other colours than content/brand. Run "npm run icons".`
    report('brand/icons', fileStart(FAVICON_FILE), message)
  }
}

function checkContrast(
  colours: ReadonlyMap<string, Colour>,
  name: string,
  ground: string,
  least: number,
  report: Report,
): void {
  for (const theme of ['light', 'dark'] as const) {
    const ratio = contrast(colourOf(colours, name, theme), colourOf(colours, ground, theme))
    if (ratio >= least) continue
    const message = `${name} on ${ground} has a contrast of ${ratio.toFixed(1)} in the ${theme} theme, and needs ${least}. Make one of them lighter or darker.`
    const at = { file: COLOURS_FILE, line: colours.get(name)?.line ?? 1, column: 3, field: name }
    report('brand/contrast', at, message)
  }
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length < 6 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((start) => {
    const part = parseInt(digits.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
