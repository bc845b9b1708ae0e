/** Arc of a ring round 0,0: `share` 0…1 of the way round, starting at the top. */
export function arc(
  radius: number,
  width: number,
  share: number,
  color: string,
  track = 'none',
  cap = 'round',
): string {
  const length = 2 * Math.PI * radius
  const ring = (stroke: string, dash: string) =>
    `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-dasharray="${dash}" transform="rotate(-90)"/>`
  return (
    (track === 'none' ? '' : ring(track, 'none')) + ring(color, `${(length * share).toFixed(1)} ${length.toFixed(1)}`)
  )
}

/** Ring of several shares; gaps are cut between the parts. */
export function donut(radius: number, width: number, parts: [share: number, color: string][], gap = 0.008): string {
  const length = 2 * Math.PI * radius
  let start = 0
  return parts
    .map(([share, color]) => {
      const dash = Math.max(0, share - gap) * length
      const ring = `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash.toFixed(1)} ${length.toFixed(1)}" transform="rotate(${(start * 360 - 90).toFixed(1)})"/>`
      start += share
      return ring
    })
    .join('')
}

/** Points of a curve in a box of width×height; values 0…1, 1 is the upper edge. */
export const points = (values: number[], width: number, height: number): [number, number][] =>
  values.map((value, i) => [(i / (values.length - 1)) * width, height - value * height])

/** A smooth line through the points, as path data. */
export function smooth(list: [number, number][]): string {
  return list
    .map(([x, y], i) => {
      const before = list[i - 1]
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`
      const half = (x - before[0]) / 2
      return `C${(before[0] + half).toFixed(1)} ${before[1].toFixed(1)} ${(x - half).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
