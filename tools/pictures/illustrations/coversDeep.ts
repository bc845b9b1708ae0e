/** Article covers, part two. */
import { arrow, cover, dimension, level, water } from './drafting'
import { key } from './figures'
import {
  box,
  each,
  fill,
  INK,
  inside,
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

/** A sensor buoy with two ballast tanks, A in use and B ready to take over. */
export function sensorBuoy(): string {
  const tank = (x: number, y: number, name: string, live = false) =>
    [
      solid(box(x - 92, y, 184, 190, 30), live ? SIGNAL : PAPER),
      stroke(line([x - 92, y + 44], [x + 92, y + 44]) + line([x - 92, y + 152], [x + 92, y + 152]), 'fine'),
      solid(box(x - 26, y - 22, 52, 22, 4), PAPER, 'medium'),
      letters(x, y + 124, name, { size: 76, weight: 700, face: 'Unbounded', colour: INK }),
    ].join('')
  const hull = 'M520 432H1080L1046 500H1014V742C1014 776 990 796 960 796H640C610 796 586 776 586 742V500H554Z'
  return cover('P 4', [
    water(62, 470, 1476, 368),
    stroke(line([800, 70], [800, 838]), 'centre'),
    solid(hull, SHADE),
    inside('well', hull, stroke(line([500, 500], [1100, 500]) + line([800, 500], [800, 800]), 'medium')),
    fill(box(812, 548, 192, 214, 24), PAPER) + stroke(box(812, 548, 192, 214, 24), 'hidden'),
    tank(692, 562, 'A'),
    stroke(hull),
    tank(1250, 562, 'B', true),
    stroke(line([1030, 644], [1140, 644]), 'hair') + arrow([1146, 690], [1026, 690]),
    stroke(line([1090, 500], [1380, 500]) + line([1250, 500], [1250, 540]), 'hair'),
    stroke(
      line([720, 432], [768, 216]) +
        line([880, 432], [832, 216]) +
        line([734, 368], [866, 368]) +
        line([752, 290], [848, 290]),
    ),
    stroke(line([734, 368], [848, 290]) + line([866, 368], [752, 290]), 'fine'),
    solid(box(742, 188, 116, 30, 6), PAPER),
    solid(box(772, 128, 56, 60, 14), MIST),
    solid(polygon([890, 290], [990, 256], [1010, 312], [910, 346]), MIST, 'medium') +
      stroke(line([923, 279], [943, 335]) + line([957, 267], [977, 323]), 'fine'),
    stroke(line([848, 318], [900, 318]), 'medium'),
    stroke(
      [46, 82, 118]
        .map((r) => `M${716 - r * 0.6} ${158 - r * 0.7}A${r} ${r} 0 0 0 ${716 - r * 0.6} ${158 + r * 0.7}`)
        .join(''),
      'fine',
    ),
    level(300, 470),
    dimension([586, 796], [586, 432], 90),
    each([808, 830], (y) => stroke(oval(800, y, 6, 10), 'medium')),
    stroke(line([1340, 562], [1420, 562]) + line([1340, 752], [1420, 752]), 'hair'),
    each(
      [560, 620, 680, 740],
      (y, i) => letters(180, y + 8, String(i + 1), { size: 24 }) + stroke(line([206, y], [300, y]), 'hair'),
    ),
  ])
}

/** A bulkhead door; several small labelled keys instead of one big one. */
export function doorAndKeys(): string {
  const dog = (x: number, y: number, turn: number) =>
    move(solid(box(-10, -14, 66, 28, 8), PAPER, 'medium') + fill(oval(4, 0, 6), INK), x, y, turn)
  const keys = ['1', '2', '3', '4']
  const rivets = [...spaced(130, 770, 9).map((y) => [152, y]), ...spaced(130, 770, 9).map((y) => [728, y])]
  return cover('P 5', [
    fill(box(110, 90, 660, 748), SHADE),
    stroke(line([110, 90], [110, 838]) + line([770, 90], [770, 838]), 'medium'),
    each(rivets, ([x, y]) => stroke(oval(x, y, 6), 'fine')),
    stroke(line([62, 838], [1538, 838]), 'medium'),
    solid(box(206, 120, 468, 680, 150), PAPER),
    solid(box(238, 152, 404, 616, 122), MIST),
    stroke(box(262, 176, 356, 568, 100), 'fine'),
    each([280, 460, 640], (y) => dog(196, y, 0)),
    each([280, 460, 640], (y) => dog(684, y, 180)),
    solid(oval(440, 338, 92), PAPER) + stroke(oval(440, 338, 66), 'medium'),
    stroke(
      [0, 60, 120]
        .map((turn) => {
          const a = (turn * Math.PI) / 180
          return line(
            [440 - 92 * Math.cos(a), 338 - 92 * Math.sin(a)],
            [440 + 92 * Math.cos(a), 338 + 92 * Math.sin(a)],
          )
        })
        .join(''),
      'medium',
    ),
    solid(oval(440, 338, 22), PAPER),
    each(keys, (n, i) => {
      const [x, y] = [344 + (i % 2) * 192, 530 + Math.floor(i / 2) * 112]
      return (
        solid(box(x - 60, y - 40, 120, 80, 12), PAPER, 'medium') +
        fill(
          oval(x + 26, y - 8, 12) + `M${x + 20} ${y}H${x + 32}L${x + 38} ${y + 24}H${x + 14}Z`,
          i === 1 ? SIGNAL : INK,
        ) +
        letters(x - 26, y + 12, n, { size: 36, weight: 700, face: 'Unbounded' })
      )
    }),
    each(keys, (n, i) => {
      const y = 176 + i * 118
      const live = i === 1
      return [
        move(key(210, live ? SIGNAL : PAPER), live ? 916 : 950, y),
        solid(polygon([1230, y - 34], [1420, y - 34], [1420, y + 34], [1230, y + 34], [1204, y]), PAPER, 'medium') +
          stroke(oval(1232, y, 7), 'fine') +
          stroke(line([live ? 1134 : 1168, y], [1225, y]), 'fine'),
        letters(1282, y + 13, n, { size: 36, weight: 700, face: 'Unbounded' }),
        fill(box(1318, y - 5, [74, 50, 66, 40][i], 10, 5), STEEL),
      ].join('')
    }),
    move(
      stroke(`M60 -20H430V62H392V28H352V62H312V20H60`, 'hidden') + stroke(oval(0, 0, 66) + oval(0, 0, 32), 'hidden'),
      950,
      708,
    ),
    stroke(line([880, 800], [1400, 640]), 'medium'),
  ])
}
