import { distance } from 'fastest-levenshtein'

/** Whether two words differ only in the order of two adjacent letters. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at >= 0 && other === one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
}

/**
 * Number of typos between two words. A typo is a missing, additional or changed
 * letter, or two swapped adjacent letters.
 */
export function typosBetween(one: string, other: string): number {
  return isSwapped(one, other) ? 1 : distance(one, other)
}

/** All words that a word becomes when one typo behind its first letter is mended; first, as many as it has letters, by swapped ones. */
export function oneTypoAway(word: string, letters: readonly string[]): string[] {
  const places = [...word, ''].map((_, at) => ({ before: word.slice(0, at), after: word.slice(at) })).slice(1)
  const swapped = places.map(({ before, after }) => before + after.charAt(1) + after.charAt(0) + after.slice(2))
  const added = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after))
  const changed = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after.slice(1)))
  const removed = places.map(({ before, after }) => before + after.slice(1))
  return [...swapped, ...added, ...changed, ...removed]
}
