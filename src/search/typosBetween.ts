import { distance } from 'fastest-levenshtein'

/** Whether two words differ only in the order of two adjacent letters. */
export function isSwapped(one: string, other: string): boolean {
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
