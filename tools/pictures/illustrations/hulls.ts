/**
 * A hull as a naval architect keeps it: half breadths by station and height.
 * Every ship of the set is cut from these same lines.
 */
import { at, batten, inside, line, spaced, stroke } from './pens'
import type { Pen, Point } from './pens'

/**
 * Half breadth, 0…1.
 * @param station −1 at the transom, 0 amidships, 1 at the stem
 * @param height 0 at the keel, 1 at the deck
 */
export function halfBreadth(station: number, height: number): number {
  const round = (z: number, n: number) => (1 - (1 - z) ** n) ** (1 / n)
  if (station >= 0) {
    const beam = 1 - station ** 2.6
    const full = 1 - station ** 0.9
    return beam * (full * round(height, 2.9) + (1 - full) * height ** (0.45 + 0.75 * station))
  }
  const aft = -station
  const rise = 0.5 * aft ** 2
  const above = Math.max(0, (height - rise) / (1 - rise))
  return (1 - 0.32 * aft ** 2.2) * round(above, 2.9 - 1.1 * aft)
}

/** One side of a section, keel to deck; `side` is 1 to the right, −1 to the left. */
export function section(
  cx: number,
  base: number,
  beam: number,
  depth: number,
  station: number,
  side: 1 | -1,
  sheer = 0.18,
): string {
  const lowest = station < 0 ? 0.5 * station ** 2 : 0
  const top = 1 + sheer * station ** 2
  const points = spaced(0, 1, 13).map((t): Point => {
    const height = lowest + (1 - lowest) * t ** 1.6
    return [cx + side * beam * halfBreadth(station, height), base - depth * height * top]
  })
  return batten(points)
}

export interface BodyPlan {
  cx: number
  base: number
  beam: number
  depth: number
  count?: number
}

/** Fore sections on the right, after sections on the left, as on the sheet. */
export function bodyPlan({ cx, base, beam, depth, count = 6 }: BodyPlan, pen: Pen = 'medium'): string {
  const fore = spaced(0, 0.94, count).map((s) => section(cx, base, beam, depth, s, 1))
  const aft = spaced(0, -1, count).map((s) => section(cx, base, beam, depth, s, -1))
  return stroke([...fore.slice(1), ...aft.slice(1)].join(''), pen) + stroke(fore[0] + aft[0], 'object')
}

/** Grid of waterlines and buttocks behind a body plan. */
export function bodyGrid({ cx, base, beam, depth }: BodyPlan): string {
  const rows = spaced(base, base - depth * 1.18, 6).map((y) => line([cx - beam * 1.15, y], [cx + beam * 1.15, y]))
  const columns = spaced(-1, 1, 9).map((b) => line([cx + b * beam, base + 20], [cx + b * beam, base - depth * 1.24]))
  return (
    stroke(rows.join('') + columns.join(''), 'hair') +
    stroke(line([cx, base + 50], [cx, base - depth * 1.35]), 'centre')
  )
}

interface Profile {
  x: number
  base: number
  length: number
  depth: number
}

/** Outline of a hull seen from the side, bow to the right. */
export function profile({ x, base, length, depth }: Profile): string {
  const p = (along: number, up: number) => `${at(x + along * length)} ${at(base - up * depth)}`
  return (
    `M${p(0, 1.06)}C${p(0.01, 0.8)} ${p(0.02, 0.6)} ${p(0.06, 0.46)}C${p(0.11, 0.26)} ${p(0.13, 0)} ${p(0.2, 0)}` +
    `L${p(0.8, 0)}C${p(0.88, 0)} ${p(0.93, 0.3)} ${p(0.955, 0.62)}C${p(0.975, 0.9)} ${p(0.985, 1.05)} ${p(1, 1.24)}` +
    `C${p(0.75, 0.98)} ${p(0.35, 0.9)} ${p(0, 1.06)}Z`
  )
}

/** Stations and waterlines inside a profile. */
export function profileLines(id: string, hull: Profile, count = 11, pen: Pen = 'hair'): string {
  const { x, base, length, depth } = hull
  const upright = spaced(x + length * 0.05, x + length * 0.95, count).map((s) =>
    line([s, base], [s, base - depth * 1.3]),
  )
  const level = [0.25, 0.5, 0.75].map((h) => line([x, base - depth * h], [x + length, base - depth * h]))
  return inside(id, profile(hull), stroke(upright.join('') + level.join(''), pen))
}

/** Outline of a slim boat seen from above, bow to the right, centred on its length. */
export function planform(length: number, beam: number): string {
  const upper = spaced(0, 1, 13).map((t): Point => [(t - 0.5) * length, (-beam / 2) * Math.sin(Math.PI * t) ** 0.62])
  const lower = upper
    .slice(1, -1)
    .reverse()
    .map(([px, py]): Point => [px, -py])
  return batten([...upper, ...lower], true)
}

interface Camera {
  cx: number
  cy: number
  scale: number
  yaw: number
  pitch: number
  distance: number
}

/** Perspective as a draughtsman sets it up: x along, y athwart, z up. */
export function eye({ cx, cy, scale, yaw, pitch, distance }: Camera): (x: number, y: number, z: number) => Point {
  const [cosYaw, sinYaw] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  const [cosPitch, sinPitch] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  return (x, y, z) => {
    const across = x * cosYaw - y * sinYaw
    const away = x * sinYaw + y * cosYaw
    const up = z * cosPitch + away * sinPitch
    const depth = distance + away * cosPitch - z * sinPitch
    const size = (scale * distance) / depth
    return [cx + across * size, cy - up * size]
  }
}
