import { escapePattern } from '../text/escapePattern'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { otherReadings } from '../search/otherKeyboard'
import { stemmerOf, WORD } from '../search/siteIndex'
import { oneTypoAway } from '../search/typosBetween'
import { allOf, wordsOf, type ByLanguage, type Findable, type Topics } from './topics'

/** In words of fewer letters only swapped letters are corrected: these words look like others. */
const SHORTEST_CORRECTED = 5

/** Maximum number of unknown words that are corrected: more are mostly of another language, and take long. */
const MOST_CORRECTED = 8

/** Whether a word is known in any inflection, and the letters of all known words. */
const vocabularyOf = memoize(({ language, topics, courtesies, learned }: Topics<Findable>) => {
  const termOf = (word: string) => stemmerOf(language)(word) || word
  const texts = [courtesies, ...topics.map(({ keywords }) => keywords)].flatMap(allOf)
  const terms = new Set([...Object.keys(learned), ...wordsOf(texts.join('\n')).map(termOf)])
  const letters = [...new Set([...terms].join('').replaceAll(' ', ''))]
  return { letters, knows: (word: string) => terms.has(termOf(word)) }
})

/** A known word that is one typo away, if the word itself is unknown. Its first letter must be right, as it usually is. */
function corrected(word: string, { knows, letters }: ReturnType<typeof vocabularyOf>): string {
  if (knows(word)) return word
  const ways = oneTypoAway(word, letters)
  const most = word.length < SHORTEST_CORRECTED ? word.length : ways.length
  return ways.slice(0, most).find(knows) ?? word
}

/**
 * A question as it was probably meant: normalised, with typos corrected. If it
 * gives more known words of three letters or more, also converted from another
 * keyboard layout or alphabet. Letters of held keys count once. Takes any string.
 */
export function readingOf(question: string, data: Topics<Findable>): string {
  const vocabulary = vocabularyOf(data)
  const text = normalise(question).replace(/(\p{L})\1{2,}/gu, '$1')
  const count = (reading: string) => wordsOf(reading).filter((word) => word.length > 2 && vocabulary.knows(word)).length
  const [intended] = [text, ...otherReadings(text)].sort((one, other) => count(other) - count(one))
  const unknown = wordsOf(intended).filter((word) => !vocabulary.knows(word))
  return unknown.length > MOST_CORRECTED ? intended : intended.replace(WORD, (word) => corrected(word, vocabulary))
}

/** Returns a function that takes the courtesies before and behind a normalised question from it. */
export const withoutCourtesies = memoize((courtesies: ByLanguage) => {
  const list = [...allOf(courtesies)].sort((one, other) => other.length - one.length)
  const words = `(?:${list.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`
  const signs = '[^\\p{L}\\p{N}]*'
  // Behind a question also with a name, as in "Thanks, Ann".
  const around = new RegExp(
    `^(?:${signs}${words})+${signs}|(?:${signs}(?<![\\p{L}\\p{N}])${words}(?:, \\p{L}+)?)+${signs}$`,
    'gu',
  )
  return (question: string) => question.replace(around, '').trim()
})

/**
 * Whether a normalised text is not a readable question: it has no vowel, or it
 * has more than five characters and less than three per word on average, or it
 * is a single character. Spec section 5. Vowels of all languages count, `é` too; `й` is none.
 */
export function isUnintelligible(text: string): boolean {
  const { length } = [...text]
  const hasVowel = /[aeiouаеиоуыэюя]/.test(text.replace(/й/g, '').normalize('NFD'))
  const averageLength = (length + 1) / text.split(' ').length - 1
  return length < 2 || !hasVowel || (averageLength < 3 && length > 5)
}
