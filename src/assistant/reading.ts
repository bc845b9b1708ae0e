import { escapePattern } from '../text/escapePattern'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { otherReadings } from '../search/otherKeyboard'
import { stemmerOf, WORD } from '../search/siteIndex'
import { withoutTypo } from '../search/typosBetween'
import { allOf, wordsOf, type ByLanguage, type ChatData } from './topics'

/** Maximum number of unknown words that are corrected: more are mostly of another language, and take long. */
const MOST_CORRECTED = 8

/** How often a word is known, in any inflection, and the letters of all known words. */
const vocabularyOf = memoize(({ language, topics, courtesies, learned }: ChatData) => {
  const termOf = (word: string) => stemmerOf(language)(word) || word
  const texts = [courtesies, ...topics.map(({ keywords }) => keywords)].flatMap(allOf)
  const counts = new Map(wordsOf(texts.join('\n')).map((word) => [termOf(word), 1]))
  for (const [term, [askingWith]] of Object.entries(learned)) counts.set(term, askingWith)
  const letters = [...new Set([...counts.keys()].join('').replaceAll(' ', ''))]
  return { letters, countOf: (word: string) => counts.get(termOf(word)) ?? 0 }
})

/**
 * A question as it was probably meant: normalised, with typos corrected. If it
 * gives more known words of three letters or more, also converted from another
 * keyboard layout or alphabet. Letters of held keys count once. Takes any string.
 */
export function readingOf(question: string, data: ChatData): string {
  const { letters, countOf } = vocabularyOf(data)
  const text = normalise(question).replace(/(\p{L})\1{2,}/gu, '$1')
  const count = (reading: string) => wordsOf(reading).filter((word) => word.length > 2 && countOf(word)).length
  const [intended] = [text, ...otherReadings(text)].sort((one, other) => count(other) - count(one))
  const unknown = wordsOf(intended).filter((word) => !countOf(word))
  if (unknown.length > MOST_CORRECTED) return intended
  return intended.replace(WORD, (word) => (countOf(word) ? word : (withoutTypo(word, letters, countOf) ?? word)))
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
 * is a single character. Spec section 5. `é` is a vowel, `й` is none; letters of other scripts count as vowels.
 */
export function isUnintelligible(text: string): boolean {
  const { length } = [...text]
  const letters = text.replace(/й/g, '').normalize('NFD')
  const hasVowel = /[aeiouаеиоуыэюяіє]|[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letters)
  const averageLength = (length + 1) / text.split(' ').length - 1
  return length < 2 || !hasVowel || (averageLength < 3 && length > 5)
}
