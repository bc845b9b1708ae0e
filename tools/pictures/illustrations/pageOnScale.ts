import { cover, ground } from './drafting'
import {
  bend,
  box,
  each,
  fill,
  INK,
  letters,
  line,
  MIST,
  move,
  oval,
  PAPER,
  SHADE,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A page in one pan of a balance, weights in the other. */
export function pageOnScale(): string {
  const tilt = -4
  const arm = (x: number): Point => [
    800 + x * Math.cos((tilt * Math.PI) / 180),
    250 + x * Math.sin((tilt * Math.PI) / 180),
  ]
  const [left, right] = [arm(-470), arm(470)]
  const pan = ([x, y]: Point, drop: number) =>
    stroke(line([x - 170, y + drop], [x, y], [x + 170, y + drop]), 'medium') +
    solid(
      `M${x - 196} ${y + drop}H${x + 196}C${x + 170} ${y + drop + 46} ${x + 110} ${y + drop + 60} ${x} ${y + drop + 60}C${x - 110} ${y + drop + 60} ${x - 170} ${y + drop + 46} ${x - 196} ${y + drop}Z`,
      SHADE,
    )
  const floor = left[1] + 430
  const page = [
    solid(`M${left[0] - 112} ${floor}V${floor - 320}H${left[0] + 62}L${left[0] + 112} ${floor - 270}V${floor}Z`, PAPER),
    stroke(line([left[0] + 62, floor - 320], [left[0] + 62, floor - 270], [left[0] + 112, floor - 270]), 'medium'),
    fill(box(left[0] - 84, floor - 286, 110, 22, 6), INK),
    fill(box(left[0] - 84, floor - 244, 168, 88, 4), MIST) +
      stroke(
        bend(
          [left[0] - 84, floor - 176],
          [left[0] - 30, floor - 214],
          [left[0] + 16, floor - 190],
          [left[0] + 84, floor - 232],
        ),
        'medium',
      ),
    each([0, 1, 2, 3], (i) => fill(box(left[0] - 84, floor - 132 + i * 28, [168, 150, 168, 96][i], 10, 5), STEEL)),
  ].join('')
  const weight = (x: number, w: number, h: number, n: string, colour: string = PAPER) => {
    const base = right[1] + 430
    return (
      solid(oval(x, base - h - 12, 15), PAPER, 'medium') +
      solid(box(x - w / 2, base - h, w, h, 8), colour) +
      letters(x, base - h / 2 + 13, n, { size: 36, weight: 700 })
    )
  }
  return cover('P 3', [
    stroke(line([800, 90], [800, 838]), 'centre'),
    stroke(line([300, 250], [1300, 250]), 'hair'),
    ground(62, 810, 1476),
    solid('M776 270L762 748H838L824 270Z', PAPER),
    solid(box(620, 748, 360, 60, 10), SHADE),
    page + pan(left, 430),
    weight(right[0] - 92, 112, 140, '100') +
      weight(right[0] + 26, 88, 104, '50') +
      weight(right[0] + 116, 66, 70, '20') +
      pan(right, 430),
    move(
      solid('M-496 -8L0 -34L496 -8V8L0 26L-496 8Z', PAPER) +
        stroke(
          spaced(-420, 420, 13)
            .map((x) => line([x, -8], [x, 8]))
            .join(''),
          'fine',
        ) +
        solid(oval(-470, 0, 12), PAPER, 'medium') +
        solid(oval(470, 0, 12), PAPER, 'medium'),
      800,
      250,
      tilt,
    ),
    solid(oval(800, 250, 26), PAPER),
    solid('M700 470A100 100 0 0 0 900 470L870 470A70 70 0 0 1 730 470Z', PAPER, 'medium'),
    stroke(
      spaced(40, 140, 9)
        .map((turn) => {
          const a = (turn * Math.PI) / 180
          return line(
            [800 + 74 * Math.cos(a), 470 + 74 * Math.sin(a)],
            [800 + 92 * Math.cos(a), 470 + 92 * Math.sin(a)],
          )
        })
        .join(''),
      'fine',
    ),
    stroke(line([800, 276], [820, 552]), 'signal'),
    fill(oval(800, 250, 9), INK),
  ])
}
