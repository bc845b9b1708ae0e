import { distance } from 'fastest-levenshtein'

/**
 * Number of typos between two words. A typo is a missing, additional or changed
 * letter, or two swapped adjacent letters.
 */
export function typosBetween(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const isSwapped = at >= 0 && other === one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return isSwapped ? 1 : distance(one, other)
}

/** Longer words take too long. */
const LONGEST_MENDED = 30

/** A word with one typo behind its first letter mended, in every way. The first ways, one a letter, swap two letters. */
export function oneTypoAway(word: string, letters: readonly string[]): string[] {
  if (word.length > LONGEST_MENDED) return []
  const places = [...word, ''].map((_, at) => ({ before: word.slice(0, at), after: word.slice(at) })).slice(1)
  const swapped = places.map(({ before, after }) => before + after.charAt(1) + after.charAt(0) + after.slice(2))
  const added = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after))
  const changed = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after.slice(1)))
  const removed = places.map(({ before, after }) => before + after.slice(1))
  return [...swapped, ...added, ...changed, ...removed]
}
