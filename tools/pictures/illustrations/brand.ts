/** The mark, the icons made of it, and the picture of link previews. */
import { bodyGrid, bodyPlan } from './hulls'
import { box, each, fill, INK, INK2, letters, line, MIST, move, PAPER, SHADE, SIGNAL, stroke } from './pens'
import { dimension, registration, stations } from './drafting'

/**
 * A body plan in three strokes on a 32 × 32 field: after half section on the
 * left, fore half section on the right, keel between them.
 */
export const MARK = {
  hull: 'M3.5 5.5V11C3.5 20.5 8.5 25.5 16 25.5M28.5 5.5C26.8 15 22.5 22.3 16 25.5',
  keel: 'M16 11.5V29.5',
  width: 3,
}

export function mark(hull: string = INK, keel: string = SIGNAL): string {
  const pen = `fill="none" stroke-width="${MARK.width}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${MARK.hull}" stroke="${hull}" ${pen}/><path d="${MARK.keel}" stroke="${keel}" ${pen}/>`
}

/** The mark alone; the hull turns to paper where the browser is dark. */
export const favicon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.hull{stroke:${INK}}@media (prefers-color-scheme:dark){.hull{stroke:${PAPER}}}</style>` +
  `<g fill="none" stroke-width="${MARK.width}" stroke-linecap="round" stroke-linejoin="round"><path class="hull" d="${MARK.hull}"/><path stroke="${SIGNAL}" d="${MARK.keel}"/></g></svg>\n`

/**
 * The mark on a tile of ink, 32 × 32.
 * @param radius 0 where the system cuts the corners itself
 * @param scale share of the tile the mark's field takes; 0.6 stays in a maskable icon's safe circle
 */
export const tile = (radius: number, scale: number) => () =>
  fill(box(0, 0, 32, 32, radius), INK) + move(mark(PAPER), 16 - 16 * scale, 15.6 - 16 * scale * 1.08, 0, scale)

/** The picture of link previews, 1200 × 630. */
export function social(): string {
  const plan = { cx: 870, base: 500, beam: 240, depth: 330 }
  const words = ['Custom', 'software,', 'built like', 'ships']
  return [
    fill(box(0, 0, 1200, 630), PAPER),
    fill(box(560, 0, 640, 630), SHADE),
    fill(box(560, 430, 640, 200), MIST),
    stroke(line([560, 430], [1200, 430]), 'medium'),
    bodyGrid(plan),
    bodyPlan({ ...plan, count: 7 }, 'medium'),
    stroke(line([plan.cx, plan.base], [plan.cx, plan.base - plan.depth * 1.2]), 'signal'),
    stations([630, 750, 870, 990, 1110], 560, 0),
    dimension([630, 92], [1110, 92], 22),
    each(
      [
        [584, 40],
        [1176, 40],
        [1176, 590],
        [584, 590],
      ] as const,
      ([x, y]) => registration(x, y),
    ),
    move(mark(), 64, 62, 0, 2.1),
    letters(152, 112, 'Brightkeel', { size: 40, weight: 700, face: 'Unbounded', colour: INK, anchor: 'start' }),
    each(words, (word, i) =>
      letters(64, 288 + i * 76, word, { size: 64, weight: 700, face: 'Unbounded', colour: INK, anchor: 'start' }),
    ),
    letters(66, 580, 'brightkeel.example', { size: 26, colour: INK2, anchor: 'start' }),
  ].join('')
}
