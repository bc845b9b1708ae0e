/** Approach pictures, part three: the crew and the chain. */
import { drawing, ground, water } from './drafting'
import { edgeLink, flatLink, oar, rower } from './figures'
import { profile, profileLines } from './hulls'
import {
  bend,
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
  stroke,
} from './pens'
import type { Point } from './pens'

/** Two more rowers come alongside a boat that keeps two seats for them. */
export function joiningCrew(): string {
  const seats = [206, 350, 494, 638]
  const joining = [908, 1046]
  const [size, floor] = [1.42, 560]
  const boat = { x: 84, base: 700, length: 692, depth: 150 }
  const skiff = { x: 806, base: 690, length: 326, depth: 132 }
  const row = (x: number, live = false) => move(rower(live), x + 10, floor, 0, size)
  const kept = (x: number) =>
    stroke(
      `M${x - 13} ${floor}C${x - 18} ${floor - 56} ${x - 4} ${floor - 120} ${x + 24} ${floor - 148}C${x + 44} ${floor - 160} ${x + 70} ${floor - 148} ${x + 67} ${floor - 122}C${x + 61} ${floor - 80} ${x + 55} ${floor - 36} ${x + 47} ${floor}` +
        oval(x + 33, floor - 193, 33),
      'signalHidden',
    )
  const pull = (x: number) => oar([x - 84, floor - 97], [x - 128, 764])
  return drawing('S 07', [
    stroke(line([130, 250], [760, 250]), 'hair'),
    each(
      seats,
      (x, i) =>
        stroke(line([x + 30, 236], [x + 30, 322]), 'hair') +
        letters(x + 30, 212, String(i + 1), { size: 32, weight: 600 }),
    ),
    water(62, 640, 1076, 198),
    each(seats.slice(0, 2), (x) => row(x)),
    each(seats.slice(2), kept),
    each(joining, (x) => row(x, true)),
    solid(profile(boat), PAPER),
    profileLines('boat', boat, 9),
    stroke(profile(boat)),
    solid(profile(skiff), SHADE),
    profileLines('skiff', skiff, 6),
    stroke(profile(skiff)),
    each([...seats.slice(0, 2), ...joining], pull),
    stroke(bend([976, 318], [900, 222], [800, 222], [730, 296]), 'signalFine'),
    fill(polygon([716, 316], [744, 300], [724, 284]), SIGNAL),
  ])
}

/** An anchor chain; every link carries its own stamp and a copy of the one before. */
export function stampedChain(): string {
  const links: Point[] = [
    [196, 186],
    [406, 302],
    [632, 388],
    [866, 438],
  ]
  const turns = [32, 25, 16, 8]
  const codes = [
    [30, 16, 24],
    [18, 30, 12],
    [26, 12, 30],
    [14, 26, 20],
    [30, 20, 12],
  ]
  const bars = (x: number, code: number[]) => each(code, (w, i) => fill(box(x, -24 + i * 20, w, 9, 4), INK))
  const stamp = (i: number) =>
    solid(box(-56, -42, 112, 84, 8), PAPER, 'medium') +
    fill(box(3, -39, 50, 78, 5), MIST) +
    stroke(line([1, -40], [1, 40]), 'fine') +
    bars(-44, codes[i]) +
    bars(14, codes[i + 1])
  const between = (i: number): Point => [(links[i][0] + links[i + 1][0]) / 2, (links[i][1] + links[i + 1][1]) / 2]
  const anchor = [
    solid(
      'M-13 -70V120C-60 112 -96 84 -108 44L-84 52L-112 0L-146 50L-124 48C-112 110 -64 156 0 168C64 156 112 110 124 48L146 50L112 0L84 52L108 44C96 84 60 112 13 120V-70Z',
      PAPER,
    ),
    solid(box(-74, -62, 148, 24, 12), PAPER),
    `<path d="${oval(0, -102, 34)}" fill="none" stroke="${INK}" stroke-width="26"/><path d="${oval(0, -102, 34)}" fill="none" stroke="${PAPER}" stroke-width="16"/>`,
  ].join('')
  return drawing('S 09', [
    stroke(bend([62, 96], ...links, [1138, 458]), 'centre'),
    each(links, (_, i) => move(flatLink(236, SHADE), ...links[i], turns[i])),
    each([0, 1, 2], (i) => move(edgeLink(176), ...between(i), (turns[i] + turns[i + 1]) / 2)),
    move(edgeLink(90), 110, 128, 36),
    each(links, (_, i) => move(stamp(i), ...links[i], turns[i])),
    move(edgeLink(136), 984, 504, 68),
    move(anchor, 1004, 650, 0, 0.86),
    stroke(oval(...between(1), 74), 'fine') + stroke(line([490, 412], [372, 540]), 'fine'),
    solid(oval(300, 634, 148), PAPER, 'medium'),
    inside(
      'detail',
      oval(300, 634, 146),
      [
        fill(box(130, 546, 150, 176, 10), MIST) + fill(box(320, 546, 170, 176, 10), MIST),
        stroke(box(110, 540, 172, 188, 12) + box(318, 540, 190, 188, 12), 'medium'),
        each(
          [0, 1, 2],
          (i) =>
            fill(box(266 - codes[2][i] * 3, 570 + i * 50, codes[2][i] * 3, 26, 8), INK) +
            fill(box(334, 570 + i * 50, codes[2][i] * 3, 26, 8), INK),
        ),
      ].join(''),
    ),
    stroke(oval(300, 634, 148), 'medium'),
    each([583, 633, 683], (y) => stroke(line([286, y], [314, y]), 'signal')),
    ground(62, 838, 1076),
  ])
}
