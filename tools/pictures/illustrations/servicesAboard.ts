/** Approach pictures, part two: what is done aboard and around a hull. */
import { arrow, level, sheet, water } from './drafting'
import { eye, profile, profileLines } from './hulls'
import {
  arc,
  batten,
  bend,
  box,
  each,
  fill,
  inside,
  INK,
  line,
  loop,
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

/** Numbers between 0 and 1 that come out the same on every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A sextant takes the bearing of one point in a cloud. */
export function sextant(): string {
  const throwDie = dice(7)
  const around = (cx: number, cy: number, spread: number, count: number) =>
    Array.from({ length: count }, (): [number, number, number] => {
      const [turn, far] = [throwDie() * 360, (throwDie() + throwDie()) * spread]
      return [...polar(cx, cy, far, turn), 4 + throwDie() * 7]
    })
  const target: Point = [960, 190]
  const cloud = [...around(900, 260, 105, 44), ...around(1010, 430, 60, 14), ...around(800, 420, 50, 10)].filter(
    ([x, y]) => Math.hypot(x - target[0], y - target[1]) > 42 && x < 1130 && y > 80,
  )
  const [px, py] = [400, 286]
  const pivot: Point = [px, py]
  const low = (turn: number, radius: number) => polar(px, py, radius, turn)
  const limb = [56, 128] as const
  const ticks = spaced(58, 126, 35).map((turn, i) => line(low(turn, 470), low(turn, i % 5 ? 484 : 494)))
  const band = `${arc(px, py, 500, limb[0], limb[1])}L${low(limb[1], 440).join(' ')}${arc(px, py, 440, limb[1], limb[0]).replace('M', 'L')}Z`
  const arm = polygon(low(72, 510), low(77, 540), low(82, 510), polar(px, py, 20, 170), polar(px, py, 20, -16))
  const scope = box(-150, -26, 190, 52, 6) + box(40, -36, 36, 72, 6)
  return sheet(
    1200,
    900,
    'S 03',
    [
      stroke(line([120, 544], [1090, 544]), 'centre'),
      stroke(line(pivot, target), 'signalFine'),
      stroke(line(pivot, [760, py]), 'hair') + stroke(arc(px, py, 300, -9.7, 0), 'medium'),
      stroke(arc(px, py, 320, -9.7, 0), 'fine'),
      each(cloud, ([x, y, r], i) =>
        i % 3 ? fill(oval(x, y, r), i % 2 ? INK : STEEL) : solid(oval(x, y, r + 1), PAPER, 'fine'),
      ),
      solid(oval(...target, 30), PAPER, 'signal') + fill(oval(...target, 13), SIGNAL),
      stroke(
        line([target[0], target[1] - 58], [target[0], target[1] - 36]) +
          line([target[0], target[1] + 36], [target[0], target[1] + 58]),
        'signalFine',
      ),
      solid(band, SHADE),
      stroke(ticks.join(''), 'fine'),
      stroke(line(pivot, low(limb[0] + 1, 440)) + line(pivot, low(limb[1] - 1, 440)) + arc(px, py, 250, 57, 127)),
      stroke(line(low(57, 250), low(92, 440)) + line(low(127, 250), low(92, 440)), 'medium'),
      solid(arm, PAPER),
      solid(polygon(low(70, 436), low(84, 436), low(84, 516), low(70, 516)), PAPER, 'medium'),
      stroke(line(low(77, 470), low(77, 500)), 'signal'),
      move(solid(scope, PAPER), 250, 544),
      solid(box(506, 498, 20, 92, 4), MIST, 'medium'),
      solid(oval(px, py, 24), PAPER) + fill(oval(px, py, 8), INK),
      move(solid(box(-9, -62, 18, 70, 4), MIST, 'medium'), px, py - 4, 28),
      stroke(line([330, 544], [504, 544]), 'signalFine'),
    ].join(''),
  )
}

/** A browser window above, a ship's cross-section with decks below. */
export function browserSection(): string {
  const [left, right, top, keel] = [270, 930, 130, 800]
  const hull = `M${left} ${top + 28}a28 28 0 0 1 28 -28H${right - 28}a28 28 0 0 1 28 28V${keel - 230}C${right} ${keel - 60} ${right - 120} ${keel} ${right - 250} ${keel}H${left + 250}C${left + 120} ${keel} ${left} ${keel - 60} ${left} ${keel - 230}Z`
  const decks = [222, 392, 540, 672]
  const bars = (x: number, base: number, heights: number[]) =>
    each(heights, (h, i) => fill(box(x + i * 34, base - h, 22, h), i === 2 ? INK : STEEL))
  const rows = (x: number, y: number, widths: number[]) =>
    each(widths, (w, i) => fill(box(x, y + i * 30, w, 14, 7), STEEL))
  return sheet(
    1200,
    900,
    'S 04',
    [
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
    ].join(''),
  )
}

/** A small engine goes down through the hatch of a ship that is already in service. */
export function engineIntoShip(): string {
  const hull = { x: 110, base: 790, length: 980, depth: 270 }
  const bed = box(486, 640, 236, 90, 6)
  const engine = [
    solid(box(-96, -26, 192, 84, 10), SIGNAL),
    each([-62, -8, 46], (x) => solid(box(x - 8, -76, 36, 50, 6), PAPER, 'medium')),
    solid(oval(-118, 22, 46), PAPER) + stroke(oval(-118, 22, 26), 'medium') + fill(oval(-118, 22, 7), INK),
    solid(box(96, 8, 44, 22, 4), PAPER, 'medium'),
    stroke(line([-60, 58], [-60, 70], [60, 70], [60, 58])),
    stroke(line([-62, -78], [0, -168], [62, -78]), 'medium'),
    solid(box(-16, -226, 32, 40, 6), SHADE, 'medium') + stroke(oval(0, -178, 11), 'medium'),
  ].join('')
  return sheet(
    1200,
    900,
    'S 08',
    [
      water(62, 652, 1076, 190),
      level(1096, 652),
      solid(profile(hull), PAPER),
      profileLines('lines', hull, 13),
      inside(
        'holds',
        profile(hull),
        [
          fill(box(400, 500, 400, 236), SHADE),
          stroke(line([100, 736], [1100, 736]), 'medium'),
          stroke(
            line([400, 500], [400, 800]) +
              line([800, 500], [800, 800]) +
              line([250, 500], [250, 800]) +
              line([940, 480], [940, 800]),
          ),
        ].join(''),
      ),
      stroke(profile(hull)),
      fill(box(490, 496, 228, 30), PAPER) + fill(box(490, 526, 228, 38), SHADE),
      stroke(line([488, 566], [488, 520]) + line([720, 566], [720, 520])),
      stroke(bed, 'hidden'),
      solid(box(150, 410, 180, 110, 10), PAPER) +
        solid(box(176, 330, 130, 80, 10), PAPER) +
        each([200, 252], (x) => solid(box(x, 352, 30, 24, 4), MIST, 'medium')) +
        solid(box(214, 262, 44, 68, 4), SHADE),
      stroke(line([850, 534], [850, 380]) + line([850, 392], [1040, 486]), 'medium'),
      stroke(line([604, 40], [604, 176]), 'medium'),
      move(engine, 604, 384),
      arrow([790, 330], [790, 480]),
      stroke(line([486, 470], [486, 500]) + line([722, 470], [722, 500]), 'hair'),
    ].join(''),
  )
}

/** A navigator in goggles sees a chart float in the room. */
export function floatingChart(): string {
  const see = eye({ cx: 856, cy: 390, scale: 100, yaw: 38, pitch: 4, distance: 9 })
  const on = (u: number, v: number): Point => see(u, 0, v)
  const island = (u: number, v: number, size: number) =>
    loop(
      ...spaced(0, 330, 12).map((turn, i): Point =>
        on(
          u + Math.cos((turn * Math.PI) / 180) * size * (1 + 0.16 * Math.sin(i * 1.9)),
          v + Math.sin((turn * Math.PI) / 180) * size * 0.8,
        ),
      ),
    )
  const rows = spaced(-2.1, 2.1, 7).map((v) => line(on(-3, v), on(3, v)))
  const columns = spaced(-3, 3, 9).map((u) => line(on(u, -2.1), on(u, 2.1)))
  const chart = polygon(on(-3, -2.1), on(3, -2.1), on(3, 2.1), on(-3, 2.1))
  const route: Point[] = [on(-2.3, -1.5), on(-1.5, -0.6), on(-0.3, -0.5), on(0.6, 0.6), on(2.2, 1.3)]
  const face =
    'M300 716C296 690 286 668 268 646C226 600 208 540 232 480C258 416 330 388 396 404C446 416 474 448 480 500L480 548C484 566 500 586 508 604C512 614 504 620 488 620L490 640C480 648 480 652 488 660C486 672 482 678 484 690C484 712 462 722 430 716C414 712 404 712 396 716L398 760L300 760Z'
  const hair =
    'M352 560C344 536 352 500 374 476C412 470 446 458 470 446C452 402 400 372 340 376C262 380 196 430 190 516C186 586 214 634 262 672C282 664 296 640 300 618C284 600 286 566 306 556C324 548 340 552 352 560Z'
  const coat = 'M170 846C182 786 232 764 298 744C322 782 372 782 398 742C450 762 500 790 516 846Z'
  return sheet(
    1200,
    900,
    'S 10',
    [
      stroke(line([120, 846], [1080, 846]), 'medium'),
      stroke(line([470, 506], on(-3, 2.1)) + line([470, 506], on(-3, -2.1)), 'hidden'),
      fill(chart, SHADE),
      inside(
        'sea',
        chart,
        [
          fill(island(1.9, -1, 1.1), MIST) +
            stroke(island(1.9, -1, 1.1) + island(1.9, -1, 1.45) + island(1.9, -1, 1.85), 'fine'),
          fill(island(-1.4, 1.1, 0.7), MIST) + stroke(island(-1.4, 1.1, 0.7) + island(-1.4, 1.1, 1), 'fine'),
        ].join(''),
      ),
      stroke(rows.join('') + columns.join(''), 'hair'),
      stroke(chart),
      stroke(batten(route), 'signal'),
      each(route, ([x, y]) => solid(oval(x, y, 9), PAPER, 'medium')),
      fill(oval(...route[4], 13), SIGNAL),
      solid(face, PAPER),
      solid(coat, MIST),
      stroke('M298 744C296 800 330 826 352 846M398 742C410 790 384 826 352 846', 'medium'),
      solid(hair, INK),
      solid(oval(214, 470, 44), INK),
      stroke('M316 578C330 570 340 582 334 596C330 606 318 612 310 604', 'medium'),
      stroke('M488 648H462', 'medium'),
      fill('M196 524L384 492V528L204 566Z', STEEL) + stroke('M192 524L384 492M204 566L384 528', 'medium'),
      solid(box(372, 466, 128, 84, 32), PAPER),
      solid(box(438, 478, 52, 60, 24), MIST, 'medium'),
    ].join(''),
  )
}
