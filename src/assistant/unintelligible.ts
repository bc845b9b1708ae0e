/** Accents are removed first, so that `é` is a vowel. `й` is not one. */
const hasVowel = (text: string) => /[aeiouаеиоуыэюя]/.test(text.replace(/й/g, '').normalize('NFD'))

/**
 * Whether a normalised text is not a readable question: it has no vowel, or it
 * has more than five characters and less than three per word on average, or it
 * is a single character. Spec section 5. Vowels of all languages count.
 */
export function isUnintelligible(text: string): boolean {
  const { length } = [...text]
  const words = text.split(' ')
  const averageLength = (length - words.length + 1) / words.length
  return length < 2 || !hasVowel(text) || (averageLength < 3 && length > 5)
}
