/** Article covers, part one. */
import { arrow, dimension, ground, level, registration, sheet, water } from './drafting'
import { phone } from './figures'
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
  polygon,
  SHADE,
  SIGNAL,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A message that floats: a bubble on a small hull, its number on it. */
const barge = (x: number, y: number, n: string, wide = 138) =>
  solid(
    `M${x - wide / 2} ${y - 112}h${wide}a18 18 0 0 1 18 18v46a18 18 0 0 1 -18 18h${-wide + 34}l-22 24v-24h-12a18 18 0 0 1 -18 -18v-46a18 18 0 0 1 18 -18Z`,
    PAPER,
    'medium',
  ) +
  letters(x - wide / 2 + 18, y - 58, n, { size: 34, weight: 700, face: 'Unbounded' }) +
  fill(box(x - wide / 2 + 48, y - 90, wide - 62, 11, 5), STEEL) +
  fill(box(x - wide / 2 + 48, y - 66, (wide - 62) * 0.6, 11, 5), STEEL) +
  solid(
    `M${x - wide / 2 - 18} ${y - 16}H${x + wide / 2 + 22}C${x + wide / 2 + 12} ${y + 16} ${x + wide / 2 - 4} ${y + 26} ${x + wide / 2 - 22} ${y + 26}H${x - wide / 2}C${x - wide / 2 - 12} ${y + 26} ${x - wide / 2 - 18} ${y + 6} ${x - wide / 2 - 18} ${y - 16}Z`,
    SHADE,
    'medium',
  )

/** A phone whose messages queue at a lock gate. */
export function lockGate(): string {
  const screen = each(
    [0, 1, 2, 3],
    (i) =>
      solid(box(i % 2 ? 196 : 148, 300 + i * 78, 168, 54, 18), i === 3 ? MIST : PAPER, 'medium') +
      fill(box((i % 2 ? 196 : 148) + 22, 316 + i * 78, 96, 9, 4), STEEL) +
      fill(box((i % 2 ? 196 : 148) + 22, 334 + i * 78, 60, 9, 4), STEEL),
  )
  const tower =
    stroke(
      line([1428, 690], [1468, 330], [1508, 690]) + line([1441, 570], [1495, 570]) + line([1454, 460], [1482, 460]),
    ) + stroke(line([1434, 636], [1495, 570]) + line([1441, 570], [1488, 516], [1454, 460]), 'fine')
  return sheet(
    1600,
    900,
    'P 1',
    [
      water(62, 520, 1058, 258),
      water(1120, 690, 418, 88),
      fill(box(62, 778, 1476, 60), SHADE),
      stroke(line([62, 778], [1538, 778])),
      phone(104, 200, 304, 600, screen),
      each(
        [
          [580, '4'],
          [770, '3'],
          [960, '2'],
        ] as [number, string][],
        ([x, n]) => barge(x, 506, n),
      ),
      barge(1316, 676, '1'),
      solid(box(1070, 372, 92, 406, 6), PAPER),
      solid(box(1092, 470, 48, 308, 4), SIGNAL),
      stroke(line([1092, 560], [1140, 620]) + line([1092, 640], [1140, 700]), 'medium'),
      stroke(line([1116, 470], [1116, 352])),
      stroke(line([1030, 352], [1202, 352])),
      solid(oval(1116, 330, 34), PAPER) +
        stroke(line([1092, 306], [1140, 354]) + line([1140, 306], [1092, 354]), 'medium'),
      tower,
      stroke(
        [50, 84, 118]
          .map((r) => `M${1468 - r * 0.5} ${318 - r * 0.86}A${r} ${r} 0 0 1 ${1468 + r * 0.5} ${318 - r * 0.86}`)
          .join(''),
        'fine',
      ),
      fill(oval(1468, 318, 12), INK),
      level(448, 520),
      dimension([1160, 690], [1160, 520], -34),
      stroke(line([540, 300], [940, 300]), 'fine') +
        each([580, 770, 960], (x) => stroke(line([x, 290], [x, 310]), 'fine')),
      arrow([860, 300], [1030, 300]),
    ].join(''),
  )
}

/** A sentence held in a bench vice, under callipers. */
export function viceAndCallipers(): string {
  const words = letters(800, 478, '2 + 2 = 4.', { size: 88, weight: 600, face: 'Unbounded', colour: INK })
  const strip = box(430, 384, 740, 150, 8)
  const jaw = (way: 1 | -1) => {
    const x = 800 + way * 370
    return (
      solid(polygon([x, 352], [x + way * 96, 352], [x + way * 96, 660], [x + way * 40, 660], [x, 590]), SHADE) +
      solid(box(way > 0 ? x : x - 20, 366, 20, 186, 2), PAPER, 'medium') +
      stroke(
        spaced(376, 542, 8)
          .map((y) => line([x, y], [x + way * 20, y + 8]))
          .join(''),
        'hair',
      )
    )
  }
  const scale = Array.from({ length: 46 }, (_, i) => line([420 + i * 18, 216], [420 + i * 18, i % 5 ? 202 : 190]))
  const leg = (x: number, way: 1 | -1) =>
    solid(polygon([x, 216], [x, 486], [x + way * 18, 456], [x + way * 54, 270], [x + way * 54, 216]), PAPER)
  return sheet(
    1600,
    900,
    'P 2',
    [
      ground(62, 800, 1476),
      solid(box(150, 596, 300, 44, 6), PAPER),
      solid(box(420, 640, 860, 64, 8), PAPER),
      solid(polygon([560, 704], [1040, 704], [1120, 800], [480, 800]), SHADE),
      each([600, 1000], (x) => solid(oval(x, 770, 14), PAPER, 'medium')),
      stroke(
        spaced(170, 330, 12)
          .map((x) => line([x, 598], [x + 10, 638]))
          .join(''),
        'fine',
      ),
      stroke(line([130, 510], [130, 726])) +
        fill(oval(130, 510, 16), INK) +
        fill(oval(130, 726, 16), INK) +
        solid(oval(130, 618, 26), PAPER),
      solid(strip, PAPER),
      words,
      stroke(line([470, 500], [1130, 500]), 'hair'),
      jaw(-1),
      jaw(1),
      solid(box(380, 156, 880, 60, 8), PAPER),
      leg(552, -1) + solid(box(498, 142, 56, 88, 6), PAPER),
      leg(1044, 1) + solid(box(1016, 142, 190, 88, 10), PAPER),
      stroke(scale.filter((_, i) => i > 7 && i < 33).join(''), 'fine'),
      stroke(
        spaced(1044, 1180, 11)
          .map((x, i) => line([x, 216], [x, i % 5 ? 198 : 184]))
          .join(''),
        'medium',
      ),
      stroke(line([1044, 152], [1044, 180]), 'signal'),
      stroke(line([552, 316], [1044, 316]), 'signalFine') +
        fill(polygon([552, 316], [574, 308], [574, 324]), SIGNAL) +
        fill(polygon([1044, 316], [1022, 308], [1022, 324]), SIGNAL),
      registration(1420, 190) + registration(180, 190),
    ].join(''),
  )
}

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
  return sheet(
    1600,
    900,
    'P 3',
    [
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
    ].join(''),
  )
}
