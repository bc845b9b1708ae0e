import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { otherReadings } from '../search/otherKeyboard'
import { stemmerOf, WORD } from '../search/siteIndex'
import { isSwapped, typosBetween } from '../search/typosBetween'
import { wordsOfPhrases } from './phrases'
import { allOf, wordsOf, type Findable, type Topics } from './topics'

/** Typos in shorter words are not corrected: they look like other words. */
const SHORTEST = 4

/** Words of the topics. Those of replies are known, but nothing is corrected to them. */
const vocabularyOf = memoize(({ language, topics }: Topics<Findable & { text?: string }>) => {
  const stemOf = stemmerOf(language)
  const beginnings = new Set(
    wordsOf(topics.flatMap(({ keywords, more }) => [...allOf(keywords), ...allOf(more)]).join('\n')),
  )
  const asked = wordsOf(
    topics.flatMap((topic) => [topic.about, ...(topic.examples ?? []), ...wordsOfPhrases(topic)]).join('\n'),
  )
  const stems = new Set([...asked, ...topics.flatMap(({ text = '' }) => wordsOf(text))].map(stemOf))
  const words = [...new Set([...beginnings, ...asked])].filter((word) => word.length >= SHORTEST)
  const isBegun = (word: string) => [...word].some((_, at) => at >= SHORTEST && beginnings.has(word.slice(0, at)))
  const knows = (word: string) =>
    STOP_WORDS.has(word) || beginnings.has(word) || stems.has(stemOf(word)) || isBegun(word)
  return { knows, words }
})

/** Maximum number of typos in a word of this length. */
const allowed = (length: number) => (length > 11 ? 2 : 1)

/** The most similar known word, if the word itself is unknown. Its first letter must be right, as it usually is. */
function corrected(word: string, { knows, words }: ReturnType<typeof vocabularyOf>): string {
  if (word.length < SHORTEST || knows(word)) return word
  const near = words
    .filter((known) => known[0] === word[0] && Math.abs(known.length - word.length) < 3)
    .map((known) => ({ known, typos: typosBetween(word, known), isSwap: isSwapped(word, known) }))
    .filter(({ known, typos, isSwap }) => isSwap || (known.length > SHORTEST + 2 && typos <= allowed(known.length)))
  return near.reduce((best, each) => (each.typos < best.typos ? each : best), { known: word, typos: Infinity }).known
}

/**
 * A question as it was probably meant: normalised, with typos corrected. If it
 * gives more known words, also converted from another keyboard layout or
 * alphabet, or without repeated letters of held keys. Takes any string.
 */
export function readingOf(question: string, topics: Topics<Findable>): string {
  const vocabulary = vocabularyOf(topics)
  const text = normalise(question)
  const count = (reading: string) => wordsOf(reading).filter(vocabulary.knows).length
  const readings = [text, text.replace(/(\p{L})\1{2,}/gu, '$1'), ...otherReadings(text)]
  const meant = readings.reduce((best, each) => (count(each) > count(best) ? each : best))
  return meant.replace(WORD, (word) => corrected(word, vocabulary))
}
