/** Approach pictures, part one: whole hulls. */
import { dimension, ground, keelBlock, level, sheet, water } from './drafting'
import { eye, halfBreadth, profile } from './hulls'
import {
  arc,
  batten,
  bend,
  box,
  each,
  fill,
  inside,
  INK,
  letters,
  line,
  MIST,
  move,
  oval,
  PAPER,
  polar,
  polygon,
  SHADE,
  SIGNAL,
  solid,
  spaced,
  STEEL,
  stroke,
} from './pens'
import type { Point } from './pens'

/** A phone on a slipway, held by one chock. */
export function phoneOnSlipway(): string {
  const slope = 7
  const rows = spaced(0, 3, 4).map((i) => box(-120, -92 + i * 52, i % 2 ? 170 : 220, 20, 10))
  const phone = [
    solid(box(-320, -165, 640, 330, 58), PAPER),
    solid(box(-296, -141, 592, 282, 38), SHADE, 'medium'),
    inside(
      'screen',
      box(-296, -141, 592, 282, 38),
      [
        fill(box(120, -141, 180, 282), MIST),
        stroke(line([120, -141], [120, 141]), 'fine'),
        each(rows, (d) => fill(d, STEEL)),
        stroke(bend([130, 96], [170, 60], [205, 72], [240, 10], [290, -60]), 'medium'),
      ].join(''),
    ),
    solid(oval(-190, -62, 46), PAPER, 'medium'),
    stroke(line([-214, -62], [-198, -46], [-166, -80]), 'medium'),
    solid(box(-236, 40, 92, 40, 20), PAPER, 'medium'),
    fill(box(-314, -34, 10, 68, 5), INK),
  ].join('')
  const shores = [-250, -130, 0, 130, 250].map((x) => solid(box(x - 13, 165, 26, 74), SHADE, 'medium'))
  const cradle = solid(box(-350, 236, 700, 30, 6), PAPER)
  const ways = stroke(line([-400, 284], [640, 284]), 'object') + stroke(line([-400, 300], [640, 300]), 'fine')
  const rollers = each(spaced(-320, 320, 9), (x) => solid(oval(x, 275, 9), PAPER, 'medium'))
  const chock = solid(polygon([352, 281], [352, 226], [424, 281]), SIGNAL)
  return sheet(
    1200,
    900,
    'S 01',
    [
      water(760, 716, 398, 142),
      level(1080, 716),
      each([150, 320, 490, 660], (x, i) => keelBlock(x, 622 + i * 21, 60, 216 - i * 21)),
      ground(62, 838, 698),
      move(
        shores.join('') + cradle + rollers + ways + chock + phone + dimension([-320, -165], [320, -165], 62),
        500,
        366,
        slope,
      ),
      stroke(line([960, 330], [1100, 330]) + arc(960, 330, 110, 0, slope), 'fine'),
      stroke(line([960, 330], polar(960, 330, 150, slope)), 'fine'),
      letters(1128, 352, `${slope}°`, { size: 30, anchor: 'middle' }),
    ].join(''),
  )
}

/** A hull lofted on the drafting floor: frames stand on the lines they were taken from. */
export function loftedHull(): string {
  const see = eye({ cx: 590, cy: 600, scale: 110, yaw: -24, pitch: 22, distance: 15 })
  const lift = 1.15
  const place = (station: number, side: number, t: number): Point => {
    const lowest = station < 0 ? 0.5 * station ** 2 : 0
    const height = lowest + (1 - lowest) * t ** 1.6
    return see(
      station * 3.7,
      side * 1.28 * halfBreadth(station, height),
      lift + 1.75 * height * (1 + 0.2 * station ** 2),
    )
  }
  const frame = (s: number) =>
    batten([
      ...spaced(1, 0, 12).map((t) => place(s, 1, t)),
      ...spaced(0, 1, 12)
        .slice(1)
        .map((t) => place(s, -1, t)),
    ])
  const ribband = (t: number, side: number) => batten(spaced(-1, 0.985, 19).map((s) => place(s, side, t)))
  const frames = spaced(-1, 0.9, 11)
  const grid = [
    ...spaced(-4.2, 4.2, 12).map((x) => line(see(x, -2.2, 0), see(x, 2.2, 0))),
    ...spaced(-2.2, 2.2, 7).map((y) => line(see(-4.2, y, 0), see(4.2, y, 0))),
  ]
  const floor = polygon(see(-4.2, -2.2, 0), see(4.2, -2.2, 0), see(4.2, 2.2, 0), see(-4.2, 2.2, 0))
  const plan = (height: number, stern = -1) =>
    [1, -1]
      .map((side) => batten(spaced(stern, 0.99, 15).map((s) => see(s * 3.7, side * 1.28 * halfBreadth(s, height), 0))))
      .join('')
  const keel = line(...spaced(-0.75, 0.985, 9).map((s) => place(s, 1, 0)))
  const drop = (s: number) => line(place(s, 1, 0), see(s * 3.7, 0, 0))
  const shell = polygon(
    ...spaced(-1, 0.985, 19).map((s) => place(s, -1, 1)),
    ...spaced(0.985, -1, 19).map((s) => place(s, -1, 0.2)),
  )
  return sheet(
    1200,
    900,
    'S 02',
    [
      fill(floor, SHADE),
      stroke(grid.join(''), 'hair'),
      stroke(floor, 'fine'),
      stroke(plan(1) + plan(0.5, -0.95) + plan(0.2, -0.6), 'fine'),
      stroke(frames.map(drop).join(''), 'hidden'),
      fill(shell, MIST),
      stroke(frames.map(frame).join(''), 'medium'),
      stroke([0.45, 0.7].map((t) => ribband(t, 1)).join(''), 'hair') +
        stroke([0.2, 0.45, 0.7].map((t) => ribband(t, -1)).join(''), 'fine'),
      stroke(ribband(1, -1) + ribband(1, 1), 'object'),
      stroke(keel, 'object'),
      stroke(frame(frames[6]), 'signal'),
      each([0.45, 0.7, 1], (t) => fill(oval(...place(frames[6], -1, t), 9), SIGNAL)),
      stroke(line(...spaced(0, 1, 9).map((t) => place(0.985, 1, t))), 'object'),
    ].join(''),
  )
}

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
  return sheet(
    1200,
    900,
    'S 05',
    [
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
    ].join(''),
  )
}

/** Hulls of many sizes over the same row of frames. */
export function sameFrames(): string {
  const spacing = 62
  const hulls = [
    { bays: 5, base: 276, depth: 66 },
    { bays: 8, base: 420, depth: 92 },
    { bays: 11, base: 592, depth: 118 },
    { bays: 15, base: 792, depth: 138 },
  ]
  const left = 134
  const frames = Array.from({ length: 16 }, (_, i) => left + i * spacing)
  return sheet(
    1200,
    900,
    'S 06',
    [
      each(frames, (x, i) => stroke(line([x, 150], [x, 812]), 'hair') + letters(x, 134, String(i), { size: 22 })),
      each(hulls, ({ bays, base, depth }, i) => {
        const hull = { x: left, base, length: bays * spacing, depth }
        const ribs = frames.slice(1, bays).map((x) => line([x, base - depth * 1.3], [x, base]))
        return [
          solid(profile(hull), i % 2 ? SHADE : MIST),
          inside(
            `hull${i}`,
            profile(hull),
            stroke(ribs.join(''), 'fine') +
              fill(box(left, base - depth * 0.34, hull.length, depth), PAPER) +
              stroke(
                ribs.join('') + line([left, base - depth * 0.34], [left + hull.length, base - depth * 0.34]),
                'fine',
              ),
          ),
          stroke(profile(hull)),
          inside(
            `master${i}`,
            profile(hull),
            stroke(line([frames[3], base - depth * 1.3], [frames[3], base]), 'signal'),
          ),
        ].join('')
      }),
      dimension([frames[11], 276], [frames[12], 276], 30, 'a'),
      dimension([frames[12], 276], [frames[13], 276], 30, 'a'),
      dimension([frames[13], 276], [frames[14], 276], 30, 'a'),
    ].join(''),
  )
}
