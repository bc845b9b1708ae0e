const VOWEL = /[aeiouаеиоуыэюя]/

/** Accents are removed first, so that `é` is a vowel. `й` is not one. */
function hasVowel(text: string): boolean {
  return VOWEL.test(text.replace(/й/g, '').normalize('NFD'))
}

/**
 * Whether a normalised text is not a readable question: it has no vowel, or it
 * has more than five characters and less than three per word on average, or it
 * is a single character. Spec section 5. Vowels of all languages count.
 */
export function isUnintelligible(text: string): boolean {
  const length = [...text].length
  if (length < 2 || !hasVowel(text)) return true
  const words = text.split(' ')
  const averageLength = words.reduce((sum, word) => sum + [...word].length, 0) / words.length
  return averageLength < 3 && length > 5
}
