import { typosBetween } from '../../search/typosBetween'

/** Longer names are not compared, to save time: they are not typed by hand. */
const LONGEST_NAME = 80

/** Longer lists are not printed. */
const LONGEST_LIST = 25

/**
 * The allowed name nearest to `written`, if it is near enough to be a typo:
 * within a third of its length, ignoring case. Two swapped neighbours are one
 * typo; a name that differs only in a number is not a typo, nor is another single letter.
 */
export function nearestName(written: string, allowed: Iterable<string>): string | undefined {
  if (written.length > LONGEST_NAME) return undefined
  const lower = written.toLowerCase()
  const shape = withoutNumbers(lower)
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const candidate of allowed) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue
    const name = candidate.toLowerCase()
    const steps = typosBetween(lower, name)
    const isOtherNumber = steps > 0 && shape === withoutNumbers(name)
    if (steps >= Math.min(bestDistance, candidate.length) || isOtherNumber) continue
    best = candidate
    bestDistance = steps
  }
  return best
}

const withoutNumbers = (name: string) => name.replace(/\d+/g, '#')

/** `Did you mean "x"?`, or the list of allowed names if it is short, or nothing. */
export function hint(written: string, allowed: Iterable<string>): string {
  const names = [...allowed]
  const near = nearestName(written, names)
  if (near) return ` Did you mean "${near}"?`
  if (names.length > 0 && names.length <= LONGEST_LIST) return ` Allowed: ${names.join(', ')}.`
  return ''
}
