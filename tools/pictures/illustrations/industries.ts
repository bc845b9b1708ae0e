/** Industry pictures: harbour crane, house frames, rowing eight, sluice. */
import { arrow, dial, dimension, ground, keelBlock, level, sheet, water } from './drafting'
import { parcel, shell } from './figures'
import { profile, profileLines } from './hulls'
import {
  bend,
  box,
  each,
  fill,
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
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A harbour crane loads parcels by number. */
export function harbourCrane(): string {
  const stack: [number, number, string][] = [
    [150, 716, '5'],
    [258, 716, '6'],
    [150, 632, '7'],
  ]
  const aboard: [number, string][] = [
    [740, '1'],
    [846, '2'],
    [952, '3'],
  ]
  const hull = { x: 610, base: 812, length: 510, depth: 158 }
  const lattice = Array.from({ length: 9 }, (_, i) =>
    line([300 + i * 72, 150], [336 + i * 72, 196], [372 + i * 72, 150]),
  ).join('')
  const label = (x: number, y: number, n: string) => letters(x, y, n, { size: 40, weight: 700, face: 'Unbounded' })
  return sheet(
    1200,
    900,
    'I 01',
    [
      water(566, 738, 572, 102),
      stroke(line([566, 716], [566, 846]), 'object'),
      ground(62, 718, 502),
      solid(box(236, 148, 760, 50, 4), PAPER),
      stroke(lattice, 'fine'),
      stroke(
        line([430, 198], [388, 716]) +
          line([510, 198], [552, 716]) +
          line([414, 400], [526, 400]) +
          line([402, 560], [538, 560]),
      ),
      stroke(line([414, 400], [538, 560]) + line([526, 400], [402, 560]), 'fine'),
      stroke(line([470, 90], [260, 148]) + line([470, 90], [980, 148]), 'medium'),
      solid(polygon([446, 148], [470, 84], [494, 148]), PAPER),
      solid(box(520, 198, 96, 70, 8), SHADE) + solid(box(570, 212, 34, 32, 4), MIST, 'medium'),
      solid(box(246, 198, 84, 70, 4), SHADE),
      solid(box(806, 188, 80, 26, 4), PAPER, 'medium'),
      stroke(line([832, 214], [832, 356]) + line([860, 214], [860, 356]), 'fine'),
      stroke(line([796, 420], [846, 362], [896, 420]), 'medium') + solid(oval(846, 362, 12), PAPER, 'medium'),
      parcel(846, 516, 112, 96, SIGNAL) + label(846, 494, '4'),
      arrow([950, 430], [950, 512]),
      each(stack, ([x, y, n]) => parcel(x, y, 100, 84, SHADE) + label(x, y - 20, n)),
      each(aboard, ([x, n], i) => parcel(x, 672 - i * 2, 98, 84) + label(x, 648 - i * 2, n)),
      solid(profile(hull), PAPER),
      profileLines('ship', hull, 10),
      stroke(profile(hull)),
      level(1104, 738),
    ].join(''),
  )
}

/** House frames stand on keel blocks like a ship on the slip. */
export function houseFrames(): string {
  const shift: Point = [74, -40]
  const frame = (i: number): Point[] => {
    const [x, y] = [196 + i * shift[0], 716 + i * shift[1]]
    return [
      [x, y],
      [x, y - 250],
      [x + 190, y - 400],
      [x + 380, y - 250],
      [x + 380, y],
    ]
  }
  const rows = [5, 4, 3, 2, 1, 0]
  const through = (n: number) => line(frame(0)[n], frame(5)[n])
  const one = (i: number) => {
    const [a, b, c, d, e] = frame(i)
    const tie: [Point, Point] = [
      [b[0] + 60, b[1] - 47],
      [d[0] - 60, d[1] - 47],
    ]
    return (
      stroke(polygon(a, b, c, d, e)) + stroke(line(...tie) + line([c[0], c[1]], [c[0], tie[0][1]]) + line(b, d), 'fine')
    )
  }
  const roof = polygon(frame(5)[2], frame(5)[3], frame(2)[3], frame(2)[2])
  return sheet(
    1200,
    900,
    'I 02',
    [
      each(
        rows,
        (i) =>
          keelBlock(frame(i)[0][0] + 30, frame(i)[0][1] + 6, 52, 56) +
          keelBlock(frame(i)[4][0] - 30, frame(i)[4][1] + 6, 52, 56),
      ),
      stroke(line([90, 800], [1110, 800]), 'medium'),
      fill(polygon(frame(5)[0], frame(0)[0], frame(0)[4], frame(5)[4]), SHADE),
      each([5, 4, 3], one),
      fill(roof, MIST) +
        stroke(
          [0.25, 0.5, 0.75]
            .map((t) =>
              line(
                [frame(2)[2][0] + 190 * t, frame(2)[2][1] + 150 * t],
                [frame(5)[2][0] + 190 * t, frame(5)[2][1] + 150 * t],
              ),
            )
            .join(''),
          'hair',
        ) +
        stroke(roof, 'medium'),
      each([2, 1, 0], one),
      stroke(through(0) + through(1) + through(3) + through(4), 'medium'),
      stroke(through(2), 'signal'),
      each(frame(0), ([x, y]) => solid(oval(x, y, 8), PAPER, 'medium')),
      dimension(frame(0)[0], frame(0)[1], 60),
      stroke(line([frame(0)[2][0], 236], [frame(0)[2][0], 850]), 'centre'),
    ].join(''),
  )
}

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
  return sheet(
    1200,
    900,
    'I 03',
    [
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
    ].join(''),
  )
}

/** A sluice in steps; every gate has its gauge. */
export function sluice(): string {
  const gates = [330, 600, 870]
  const floors = [560, 640, 720, 790]
  const levels = [330, 440, 560, 668]
  const edges = [62, ...gates, 1138]
  return sheet(
    1200,
    900,
    'I 04',
    [
      each(levels, (y, i) => water(edges[i], y, edges[i + 1] - edges[i], floors[i] - y)),
      fill(
        line(
          ...edges.slice(0, 4).flatMap((x, i): Point[] => [
            [x, floors[i]],
            [edges[i + 1], floors[i]],
          ]),
          [1138, 838],
          [62, 838],
        ) + 'Z',
        SHADE,
      ),
      stroke(
        line(
          ...edges.slice(0, 4).flatMap((x, i): Point[] => [
            [x, floors[i]],
            [edges[i + 1], floors[i]],
          ]),
        ),
      ),
      each(gates, (x, i) => {
        const top = levels[i] - 60
        const open = i === 1 ? 74 : 0
        return [
          fill(box(x - 12, top, 24, floors[i] - top), PAPER),
          stroke(line([x - 22, top - 50], [x - 22, floors[i]]) + line([x + 22, top - 50], [x + 22, floors[i]]), 'fine'),
          open ? fill(box(x - 21, floors[i] - open, 42, open), MIST) : '',
          solid(box(x - 14, top + 14 - open / 2, 28, floors[i] - top - 14 - open / 2, 3), i === 1 ? SIGNAL : PAPER),
          stroke(line([x, top - 40], [x, top + 14 - open / 2])),
          stroke(line([x - 40, top - 50], [x + 40, top - 50])),
          dial(x, top - 124, 74, [205, 300, 345][i], i === 1),
          i === 1
            ? stroke(
                bend(
                  [x - 40, floors[i] - 30],
                  [x + 40, floors[i] - 26],
                  [x + 110, floors[i] - 6],
                  [x + 160, floors[i] + 20],
                ),
                'fine',
              ) +
              stroke(
                bend(
                  [x - 40, floors[i] - 52],
                  [x + 46, floors[i] - 48],
                  [x + 130, floors[i] - 28],
                  [x + 190, floors[i] - 4],
                ),
                'fine',
              )
            : '',
        ].join('')
      }),
      each(levels, (y, i) => level(i === 0 ? 150 : i === 3 ? 1060 : (edges[i] + edges[i + 1]) / 2, y)),
    ].join(''),
  )
}
