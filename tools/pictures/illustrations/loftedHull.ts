import { drawing } from './drafting'
import { eye, halfBreadth } from './hulls'
import { batten, each, fill, line, MIST, oval, polygon, SHADE, SIGNAL, spaced, stroke } from './pens'
import type { Point } from './pens'

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
  return drawing('S 02', [
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
  ])
}
