import { distance } from 'fastest-levenshtein'

/** The word with the letter at an index and the next one swapped. */
function swapAt(word: string, at: number): string {
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}

/** Whether two words differ in the order of two neighbouring letters alone. */
export function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at >= 0 && swapAt(one, at) === other
}

/**
 * Number of typos between two words: a letter left out, added or changed, or
 * two neighbours swapped.
 */
export function typosBetween(one: string, other: string): number {
  return isSwapped(one, other) ? 1 : distance(one, other)
}
