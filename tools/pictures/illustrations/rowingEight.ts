import { drawing } from './drafting'
import { shell } from './figures'
import {
  bend,
  box,
  each,
  fill,
  letters,
  MIST,
  move,
  oval,
  PAPER,
  polygon,
  SHADE,
  SIGNAL,
  solid,
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A rowing eight on the chart of its course. */
export function rowingEight(): string {
  const shore = 'M62 62H1138V190C1010 150 930 250 800 214C640 170 560 96 420 150C290 200 190 168 62 232Z'
  const near = 'M62 838H1138V690C1020 640 930 730 800 744C640 760 560 700 420 752C300 796 180 740 62 776Z'
  const depth = (dy: number) =>
    `M62 ${232 + dy}C190 ${168 + dy} 290 ${200 + dy} 420 ${150 + dy}C560 ${96 + dy} 640 ${170 + dy} 800 ${214 + dy}C930 ${250 + dy} 1010 ${150 + dy} 1138 ${190 + dy}`
  const course: Point[] = [
    [104, 668],
    [300, 586],
    [556, 474],
    [877, 334],
    [1060, 254],
  ]
  const buoys: Point[] = [
    [180, 540],
    [330, 440],
    [470, 316],
    [700, 300],
    [200, 690],
    [480, 650],
    [690, 590],
    [860, 500],
    [1020, 450],
  ]
  return drawing('I 03', [
    fill(box(62, 62, 1076, 776), PAPER),
    fill(depth(0) + 'V690C1020 640 930 730 800 744C640 760 560 700 420 752C300 796 180 740 62 776Z', MIST),
    stroke(depth(34) + depth(72), 'hair'),
    stroke('M62 730C180 694 300 750 420 706C560 654 640 714 800 698C930 684 1020 594 1138 644', 'hair'),
    solid(shore, SHADE, 'medium') + solid(near, SHADE, 'medium'),
    stroke(bend(...course), 'signalHidden'),
    each(buoys, ([x, y]) => solid(oval(x, y, 9), PAPER, 'medium')),
    each(
      [
        [250, 320, '4'],
        [590, 246, '7'],
        [1050, 570, '6'],
        [130, 440, '5'],
        [820, 640, '3'],
      ] as [number, number, string][],
      ([x, y, n]) => letters(x, y, n, { size: 28 }),
    ),
    move(shell(700, 8), 556, 474, -23.5),
    fill(oval(1060, 254, 17), SIGNAL) + stroke(oval(1060, 254, 32), 'signalFine'),
    move(
      stroke(oval(0, 0, 58), 'fine') +
        stroke(oval(0, 0, 46), 'hair') +
        each([0, 90, 180, 270], (turn) =>
          move(solid(polygon([0, -70], [11, -11], [-11, -11]), turn ? PAPER : STEEL, 'fine'), 0, 0, turn),
        ),
      1020,
      760,
      0,
      0.86,
    ),
  ])
}
