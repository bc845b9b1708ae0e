import { dimension, drawing } from './drafting'
import {
  batten,
  box,
  each,
  fill,
  inside,
  INK,
  letters,
  line,
  MIST,
  oval,
  PAPER,
  polar,
  polygon,
  SHADE,
  solid,
  spaced,
  stroke,
} from './pens'

/** A section with rounded corners, smooth as glass, between the jaws of callipers. */
export function smoothSection(): string {
  const [x, y, w, h, r] = [360, 330, 480, 420, 128]
  const comb = (cx: number, cy: number, from: number) =>
    each(spaced(from, from + 90, 11), (turn) => {
      const share = Math.sin(((turn - from) / 90) * Math.PI)
      return stroke(line(polar(cx, cy, r, turn), polar(cx, cy, r + 14 + 54 * share, turn)), 'hair')
    }) +
    stroke(
      batten(
        spaced(from, from + 90, 11).map((turn) =>
          polar(cx, cy, r + 14 + 54 * Math.sin(((turn - from) / 90) * Math.PI), turn),
        ),
      ),
      'signalFine',
    )
  const corners: [number, number, number][] = [
    [x + r, y + h - r, 90],
    [x + w - r, y + h - r, 0],
  ]
  const beam = box(150, 140, 900, 58, 8)
  const jaw = (edge: number, way: 1 | -1) =>
    polygon([edge, 198], [edge, 520], [edge + 22 * way, 490], [edge + 62 * way, 260], [edge + 62 * way, 198])
  const scale = Array.from({ length: 41 }, (_, i) => line([190 + i * 20, 198], [190 + i * 20, i % 5 ? 184 : 174]))
  const slide = box(x + w - 26, 126, 168, 86, 10)
  return drawing('S 05', [
    stroke(line([600, 230], [600, 830]), 'centre'),
    each([0.3, 0.55, 0.8], (share) => stroke(line([210, y + h * share], [990, y + h * share]), 'hair')),
    each(corners, ([cx, cy, from]) => comb(cx, cy, from)),
    solid(box(x, y, w, h, r), SHADE),
    fill(box(x + 22, y + 22, w - 44, h - 44, r - 22), PAPER),
    stroke(box(x + 22, y + 22, w - 44, h - 44, r - 22), 'fine'),
    inside(
      'glass',
      box(x + 22, y + 22, w - 44, h - 44, r - 22),
      fill(polygon([x + 300, y], [x + 420, y], [x + 160, y + h], [x + 40, y + h]), MIST) +
        fill(polygon([x + 450, y], [x + 476, y], [x + 216, y + h], [x + 190, y + h]), MIST),
    ),
    fill(box(x + 170, y + 52, 140, 34, 17), INK),
    stroke(line([x + r, y + h - r], polar(x + r, y + h - r, r, 135)), 'fine'),
    fill(oval(x + r, y + h - r, 6), INK),
    letters(x + r + 34, y + h - r + 2, 'R', { size: 32, weight: 600 }),
    solid(beam, PAPER),
    solid(jaw(x, -1), PAPER) + solid(box(x - 62, 126, 62, 86, 6), PAPER),
    solid(jaw(x + w, 1), PAPER) + solid(slide, PAPER),
    stroke(scale.slice(0, 32).join(''), 'fine'),
    stroke(
      spaced(x + w + 4, x + w + 124, 11)
        .map((sx, i) => line([sx, 198], [sx, i % 5 ? 182 : 168]))
        .join(''),
      'medium',
    ),
    solid(oval(x + w + 62, 118, 15), PAPER),
    dimension([x + w, y + r], [x + w, y + h - r], -128),
  ])
}
