/**
 * Paper, ink and pens. Shapes are SVG path data; a pen turns them into marks.
 * Widths are in picture units (1200 or 1600 across), so that the object line
 * is still a confident stroke when the picture is 360 px wide on a phone.
 */
export const PAPER = '#F6F3EC'
export const SHADE = '#EAE5D9'
export const INK = '#0B2230'
export const INK2 = '#29465A'
export const STEEL = '#8FA6AE'
export const MIST = '#D5DDDB'
export const SIGNAL = '#FF6B3D'

export type Point = readonly [x: number, y: number]

const PENS = {
  object: { colour: INK, width: 5 },
  medium: { colour: INK, width: 3 },
  fine: { colour: INK2, width: 2 },
  hair: { colour: STEEL, width: 1.6 },
  hidden: { colour: INK2, width: 2.4, dash: '11 8' },
  centre: { colour: STEEL, width: 1.8, dash: '26 7 4 7' },
  signal: { colour: SIGNAL, width: 6 },
  signalFine: { colour: SIGNAL, width: 3 },
  signalHidden: { colour: SIGNAL, width: 3, dash: '11 8' },
  paper: { colour: PAPER, width: 5 },
} satisfies Record<string, { colour: string; width: number; dash?: string }>

export type Pen = keyof typeof PENS

/** Rounds to a tenth: enough for the eye, and the same on every machine. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const pair = ([x, y]: Point) => `${at(x)} ${at(y)}`

export const line = (...points: Point[]) => `M${points.map(pair).join('L')}`
export const polygon = (...points: Point[]) => `${line(...points)}Z`

/** A smooth curve through the points, as a spline batten bent around pins. */
export function batten(points: readonly Point[], closed = false): string {
  const count = points.length
  const pin = (i: number): Point => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))])
  let d = `M${pair(pin(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pin(i - 1), pin(i), pin(i + 1), pin(i + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${pair(out)} ${pair(into)} ${pair(to)}`
  }
  return closed ? `${d}Z` : d
}

export const loop = (...points: Point[]) => batten(points, true)
export const bend = (...points: Point[]) => batten(points)

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (!r) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
  const corner = (cx: number, cy: number) => `A${at(r)} ${at(r)} 0 0 1 ${at(cx)} ${at(cy)}`
  return (
    `M${at(x + r)} ${at(y)}H${at(x + width - r)}${corner(x + width, y + r)}` +
    `V${at(y + height - r)}${corner(x + width - r, y + height)}` +
    `H${at(x + r)}${corner(x, y + height - r)}V${at(y + r)}${corner(x + r, y)}Z`
  )
}

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const half = `a${at(rx)} ${at(ry)} 0 0 1 `
  return `M${at(cx - rx)} ${at(cy)}${half}${at(2 * rx)} 0${half}${at(-2 * rx)} 0Z`
}

/** The point at a bearing from a centre: degrees, 0 to the right, 90 down. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 1 : 0
  const r = at(radius)
  return `M${pair(polar(cx, cy, radius, from))}A${r} ${r} 0 ${large} ${sweep} ${pair(polar(cx, cy, radius, to))}`
}

/** A line drawn with one of the pens. */
export function stroke(d: string, pen: Pen = 'object'): string {
  const { colour, width, dash } = PENS[pen] as { colour: string; width: number; dash?: string }
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes} stroke-linecap="round" stroke-linejoin="round"/>`
}

export const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

/** A flat tint with an outline: the usual solid thing. */
export const solid = (d: string, colour: string = PAPER, pen: Pen = 'object') => fill(d, colour) + stroke(d, pen)

export const move = (marks: string, x: number, y: number, turn = 0, scale = 1) =>
  `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${scale})">${marks}</g>`

/** Shows the marks only inside the outline. The id is unique within one picture. */
export const inside = (id: string, outline: string, marks: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${marks}</g>`

interface Lettering {
  size?: number
  colour?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  face?: 'Onest' | 'Unbounded'
  turn?: number
}

export function letters(x: number, y: number, words: string, style: Lettering = {}): string {
  const { size = 24, colour = INK2, weight = 500, anchor = 'middle', face = 'Onest', turn = 0 } = style
  const turned = turn ? ` transform="rotate(${turn} ${at(x)} ${at(y)})"` : ''
  return `<text x="${at(x)}" y="${at(y)}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}"${turned}>${words}</text>`
}

/** Evenly spaced numbers from first to last, both included. */
export const spaced = (first: number, last: number, count: number) =>
  Array.from({ length: count }, (_, i) => first + ((last - first) * i) / (count - 1))

/** The marks of every item, joined. */
export const each = <T>(items: readonly T[], mark: (item: T, index: number) => string) => items.map(mark).join('')
