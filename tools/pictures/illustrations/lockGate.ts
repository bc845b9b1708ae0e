import { arrow, cover, dimension, level, water } from './drafting'
import { phone } from './figures'
import { box, each, fill, INK, letters, line, MIST, oval, PAPER, SHADE, SIGNAL, solid, STEEL, stroke } from './pens'

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
  return cover('P 1', [
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
  ])
}
