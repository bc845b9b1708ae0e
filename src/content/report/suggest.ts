import { distance } from 'fastest-levenshtein'

/**
 * The allowed name nearest to what was written, if it is near enough to be a
 * slip of the finger: within a third of its length, ignoring case. Two
 * neighbours that changed places are one slip.
 */
export function nearest(written: string, allowed: Iterable<string>): string | undefined {
  const lower = written.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const candidate of allowed) {
    const steps = slips(lower, candidate.toLowerCase())
    if (steps < bestDistance) {
      best = candidate
      bestDistance = steps
    }
  }
  return best
}

function slips(written: string, meant: string): number {
  const steps = distance(written, meant)
  if (steps !== 2 || written.length !== meant.length) return steps
  const at = [...written].findIndex((letter, index) => letter !== meant[index])
  return written[at] === meant[at + 1] && written[at + 1] === meant[at] ? 1 : steps
}

/** `Did you mean "x"?`, or the list of what is allowed when it is short enough to read, or nothing. */
export function hint(written: string, allowed: Iterable<string>): string {
  const names = [...allowed]
  const near = nearest(written, names)
  if (near) return ` Did you mean "${near}"?`
  if (names.length > 0 && names.length <= 20) return ` Allowed: ${names.join(', ')}.`
  return ''
}
