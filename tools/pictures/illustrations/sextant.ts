import { drawing } from './drafting'
import {
  arc,
  box,
  each,
  fill,
  INK,
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
  return drawing('S 03', [
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
  ])
}
