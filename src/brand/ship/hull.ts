/** The hull that is built in `ProcessDrawing`, as a function: stations 0 (stern) to 1 (bow), heights 0 (keel) to 1 (deck). */
type Point = readonly [x: number, y: number]

const LENGTH = 318
const HALF_BREADTH = 70
const KEEL: Point = [52, 190]

/** Half the breadth as a share of the widest: full amidships, fine at the ends, flat over the keel. */
function breadth(station: number, height: number): number {
  const aft = (0.45 - station) / 0.45
  const fore = (station - 0.45) / 0.55
  const deck = 1 - (aft > 0 ? 0.42 * aft ** 2.2 : fore ** 2.3)
  const fineness = 0.32 + (aft > 0 ? 1.5 * aft ** 2 : 1.25 * fore ** 1.5)
  return deck * height ** fineness * Math.min(1, height * 12)
}

function depth(station: number): number {
  return 74 * (1 + 0.9 * ((station - 0.4) / 0.6) ** 2 * (station > 0.4 ? 1 : 0.9))
}

/** A point of the hull in the drawing, in perspective: `side` 1 is near, -1 far. */
export function hullPoint(station: number, height: number, side = 1): Point {
  const along = station * LENGTH + height * (26 * station ** 6 - 22 * (1 - station) ** 8)
  const out = side * HALF_BREADTH * breadth(station, height)
  return [KEEL[0] + along - out * 0.36, KEEL[1] - height * depth(station) + out * 0.24]
}

export function shares(steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => index / steps)
}

/** A path through points, faired as with a batten (Catmull-Rom). `from` moves to the first one, or draws a line to it. */
export function fair(points: readonly Point[], from: 'M' | 'L' = 'M'): string {
  const places = points.map((point) => point.map(Math.round))
  const curves = places.slice(1).map((end, index) => {
    const start = places[index]
    const after = places[index + 2] ?? end
    const handle = end.map((place, axis) => place - Math.round((after[axis] - start[axis]) / 6))
    return `s${[...handle, ...end].map((place, axis) => place - start[axis % 2]).join(' ')}`
  })
  return from + places[0].join(' ') + curves.join('')
}

export const waterline = (height: number, side: number) => shares(6).map((station) => hullPoint(station, height, side))
export const frame = (station: number, side: number) =>
  shares(4).map((share) => hullPoint(station, 0.02 + 0.98 * share ** 2.2, side))
export const stem = () => shares(3).map((height) => hullPoint(1, height))
