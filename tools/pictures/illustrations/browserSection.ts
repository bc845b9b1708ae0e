import { arrow, drawing, level } from './drafting'
import {
  bend,
  box,
  each,
  fill,
  inside,
  INK,
  line,
  MIST,
  oval,
  PAPER,
  SHADE,
  SIGNAL,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'

/** A browser window above, a ship's cross-section with decks below. */
export function browserSection(): string {
  const [left, right, top, keel] = [270, 930, 130, 800]
  const hull = `M${left} ${top + 28}a28 28 0 0 1 28 -28H${right - 28}a28 28 0 0 1 28 28V${keel - 230}C${right} ${keel - 60} ${right - 120} ${keel} ${right - 250} ${keel}H${left + 250}C${left + 120} ${keel} ${left} ${keel - 60} ${left} ${keel - 230}Z`
  const decks = [222, 392, 540, 672]
  const bars = (x: number, base: number, heights: number[]) =>
    each(heights, (h, i) => fill(box(x + i * 34, base - h, 22, h), i === 2 ? INK : STEEL))
  const rows = (x: number, y: number, widths: number[]) =>
    each(widths, (w, i) => fill(box(x, y + i * 30, w, 14, 7), STEEL))
  return drawing('S 04', [
    fill(box(62, 500, 1076, 336), MIST),
    stroke(line([62, 500], [1138, 500]), 'medium'),
    stroke(
      [548, 590, 640, 700, 760]
        .map((y, i) => line([90 + i * 22, y], [190 + i * 16, y]) + line([980 + i * 14, y], [1090 - i * 6, y]))
        .join(''),
      'hair',
    ),
    level(1064, 500),
    solid(hull, PAPER),
    inside(
      'hold',
      hull,
      [
        fill(box(left, top, right - left, 92), SHADE),
        fill(box(left, decks[3], right - left, 140), SHADE),
        stroke(decks.map((y) => line([left, y], [right, y])).join('')),
        stroke(
          spaced(left + 90, right - 90, 7)
            .map((x) => line([x, decks[3]], [x, keel]))
            .join(''),
          'fine',
        ),
        stroke(
          line([520, decks[0]], [520, decks[1]]) +
            line([680, decks[1]], [680, decks[2]]) +
            line([470, decks[2]], [470, decks[3]]),
          'medium',
        ),
      ].join(''),
    ),
    each([322, 358, 394], (x) => solid(oval(x, 176, 11), PAPER, 'medium')),
    solid(box(440, 154, 440, 44, 22), PAPER, 'medium'),
    rows(468, 169, [170]),
    fill(box(306, 252, 178, 110, 10), MIST) +
      stroke(bend([306, 340], [350, 300], [390, 326], [440, 276], [484, 292]), 'medium') +
      stroke(box(306, 252, 178, 110, 10), 'medium'),
    rows(560, 256, [300, 240]),
    solid(box(560, 316, 150, 50, 25), SIGNAL),
    bars(320, 528, [44, 78, 104, 66, 90]),
    rows(530, 430, [120, 90, 110]),
    solid(box(716, 422, 80, 86, 8), SHADE, 'medium') + solid(box(814, 422, 80, 86, 8), MIST, 'medium'),
    solid(oval(386, 606, 38), SHADE, 'medium') +
      stroke(line([386, 606], [386, 568]) + line([386, 606], [416, 628]), 'medium'),
    rows(508, 574, [220, 160]),
    each([0, 1], (i) => solid(box(770 + i * 62, 572, 48, 70, 6), PAPER, 'medium')),
    stroke(hull),
    stroke(line([600, 90], [600, top]) + line([600, keel], [600, 850]), 'centre'),
    stroke(line([left - 14, keel], [left - 90, keel]) + line([left - 14, top], [left - 90, top]), 'hair'),
    arrow([left - 70, 400], [left - 70, top]) + arrow([left - 70, 400], [left - 70, keel]),
  ])
}
