/** The marks of the drawing office: sheet, dimensions, stations, water. */
import {
  each,
  fill,
  INK,
  INK2,
  letters,
  line,
  MIST,
  oval,
  PAPER,
  polygon,
  SHADE,
  solid,
  spaced,
  STEEL,
  stroke,
  box,
} from './pens'
import type { Point } from './pens'

export const registration = (x: number, y: number, size = 14) =>
  stroke(line([x - size, y], [x + size, y]) + line([x, y - size], [x, y + size]), 'fine')

/** A sheet of paper with its frame, corner crosses, scale bar and number. */
function sheet(width: number, height: number, number: string, marks: string): string {
  const edge = 40
  const frame = box(edge, edge, width - 2 * edge, height - 2 * edge)
  const columns = spaced(edge, width - edge, width > 1400 ? 9 : 7).slice(1, -1)
  const rows = spaced(edge, height - edge, 5).slice(1, -1)
  const ticks =
    columns.map((x) => line([x, edge], [x, edge + 10]) + line([x, height - edge - 10], [x, height - edge])).join('') +
    rows.map((y) => line([edge, y], [edge + 10, y]) + line([width - edge - 10, y], [width - edge, y])).join('')
  const corners: Point[] = [
    [edge, edge],
    [width - edge, edge],
    [edge, height - edge],
    [width - edge, height - edge],
  ]
  const bar = [0, 1, 2, 3].map((i) => box(edge + 30 + i * 34, height - 20, 34, 7))
  return [
    fill(box(0, 0, width, height), PAPER),
    stroke(frame + ticks, 'hair'),
    each(corners, ([x, y]) => registration(x, y)),
    each(bar, (d, i) => fill(d, i % 2 ? MIST : STEEL)),
    letters(width - edge - 30, height - 11, number, { size: 19, colour: STEEL, anchor: 'end' }),
    marks,
  ].join('')
}

/** A drawing of a service or an industry: marks on a sheet of 1200 × 900. */
export const drawing = (number: string, marks: readonly string[]) => sheet(1200, 900, number, marks.join(''))

/** The cover of an article: marks on a sheet of 1600 × 900. */
export const cover = (number: string, marks: readonly string[]) => sheet(1600, 900, number, marks.join(''))

function arrowhead([x, y]: Point, degrees: number, size = 16): string {
  const angle = (degrees * Math.PI) / 180
  const wing = (turn: number): Point => [x - size * Math.cos(angle + turn), y - size * Math.sin(angle + turn)]
  return fill(polygon([x, y], wing(0.3), wing(-0.3)), INK2)
}

export function arrow(from: Point, to: Point): string {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return stroke(line(from, to), 'fine') + arrowhead(to, degrees)
}

/** A dimension between two points, drawn `offset` units to the left of the way from a to b. */
export function dimension(a: Point, b: Point, offset: number, label = ''): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const aside: Point = [along[1], -along[0]]
  const shift = ([x, y]: Point, by: number): Point => [x + aside[0] * by, y + aside[1] * by]
  const sign = Math.sign(offset)
  const degrees = (Math.atan2(along[1], along[0]) * 180) / Math.PI
  const [from, to] = [shift(a, offset), shift(b, offset)]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [x, y] = shift(middle, 12)
  return [
    stroke(
      line(shift(a, 14 * sign), shift(a, offset + 12 * sign)) + line(shift(b, 14 * sign), shift(b, offset + 12 * sign)),
      'hair',
    ),
    stroke(line(from, to), 'fine'),
    arrowhead(to, degrees),
    arrowhead(from, degrees + 180),
    label ? letters(x, y, label, { size: 24, turn: Math.round(degrees) }) : '',
  ].join('')
}

/** Numbered station ticks along a base line. */
export const stations = (xs: readonly number[], y: number, first = 0) =>
  each(xs, (x, i) => stroke(line([x, y - 8], [x, y + 8]), 'fine') + letters(x, y + 36, String(first + i), { size: 22 }))

/** The level sign of a section drawing: a triangle resting on the water. */
export const level = (x: number, y: number) =>
  solid(polygon([x, y - 4], [x - 15, y - 28], [x + 15, y - 28]), PAPER, 'fine') +
  stroke(line([x - 24, y + 12], [x + 24, y + 12]) + line([x - 14, y + 22], [x + 14, y + 22]), 'fine')

/** A body of water in section: flat tint, surface, a few broken lines. */
export function water(x: number, y: number, width: number, depth: number): string {
  const rows = Math.max(1, Math.floor(depth / 42))
  const dashes = Array.from({ length: rows }, (_, row) => {
    const top = y + 30 + row * 40
    return [0.08, 0.36, 0.68]
      .map((share, i) => {
        const start = x + width * (share + 0.07 * ((row + i) % 3))
        const end = Math.min(start + width * 0.12, x + width - 12)
        return top < y + depth - 8 && end > start ? line([start, top], [end, top]) : ''
      })
      .join('')
  }).join('')
  return fill(box(x, y, width, depth), MIST) + stroke(dashes, 'hair') + stroke(line([x, y], [x + width, y]), 'medium')
}

/** Ground in section: a line with slanting hatches under it. */
export function ground(x: number, y: number, width: number): string {
  const hatches = Array.from({ length: Math.floor(width / 26) }, (_, i) =>
    line([x + 18 + i * 26, y + 3], [x + 4 + i * 26, y + 19]),
  ).join('')
  return stroke(hatches, 'hair') + stroke(line([x, y], [x + width, y]), 'medium')
}

/** A dial with its divisions and needle, degrees as in `polar`. */
export function dial(x: number, y: number, radius: number, needle: number, live = false): string {
  const marks = spaced(150, 390, 7).map((turn) => {
    const angle = (turn * Math.PI) / 180
    const on = (r: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    return line(on(radius * 0.72), on(radius * 0.86))
  })
  const angle = (needle * Math.PI) / 180
  const tip: Point = [x + radius * 0.66 * Math.cos(angle), y + radius * 0.66 * Math.sin(angle)]
  return [
    solid(oval(x, y, radius), PAPER),
    stroke(marks.join(''), 'fine'),
    stroke(line([x, y], tip), live ? 'signal' : 'medium'),
    fill(oval(x, y, radius * 0.1), INK),
  ].join('')
}

/** A keel block: two timbers on each other. */
export const keelBlock = (x: number, y: number, width = 56, height = 48) =>
  solid(box(x - width / 2, y, width, height / 2), SHADE, 'medium') +
  solid(box(x - width / 2 - 8, y + height / 2, width + 16, height / 2), SHADE, 'medium')
