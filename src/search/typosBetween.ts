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

/** Longer words take too long. In shorter ones only swapped letters are mended: these words look like others. */
const LENGTHS = { longest: 30, shortest: 5 }

/**
 * Mends one typo of a word without digits behind its first letter, which is usually right: swapped, missing, changed or additional letters.
 * @param letters of all known words
 * @param countOf how often a word is known; 0 if it is not
 * @returns the known word, the most frequent of several; undefined if there is none
 */
export function withoutTypo(word: string, letters: readonly string[], countOf: (word: string) => number) {
  if (word.length > LENGTHS.longest || /\d/.test(word)) return undefined
  const places = [...word, ''].map((_, at) => ({ before: word.slice(0, at), after: word.slice(at) })).slice(1)
  const swapped = places.map(({ before, after }) => before + after.charAt(1) + after.charAt(0) + after.slice(2))
  const added = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after))
  const changed = places.flatMap(({ before, after }) => letters.map((letter) => before + letter + after.slice(1)))
  const removed = places.map(({ before, after }) => before + after.slice(1))
  const ways = word.length < LENGTHS.shortest ? swapped : [...swapped, ...added, ...changed, ...removed]
  const [found] = ways
    .map((other) => ({ other, count: countOf(other) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  return found?.other
}
