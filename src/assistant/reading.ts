import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { otherReadings, transliterated } from '../search/otherKeyboard'
import { stemmerOf, WORD } from '../search/siteIndex'
import { isSwapped, typosBetween } from '../search/typosBetween'
import type { Findable, Topics } from './examples'
import { wordsOfPhrases } from './phrases'

/** Typos in shorter words are not corrected: they look like other words. */
const SHORTEST = 4

/** The known words of the topics. */
export const vocabularyOf = memoize(({ language, topics }: Topics<Findable>) => {
  const stemOf = stemmerOf(language)
  const wordsOf = (texts: readonly string[]) => normalise(texts.join('\n')).match(WORD) ?? []
  const beginnings = new Set(wordsOf(topics.flatMap(({ keywords = {} }) => Object.values(keywords).flat())))
  const asked = wordsOf(
    topics.flatMap(({ about, text = '', examples = [], passages = [] }) => [about, ...examples, text, ...passages]),
  )
  const sought = wordsOf(topics.flatMap(wordsOfPhrases))
  const stems = new Set([...asked, ...sought].map(stemOf))
  const words = [...new Set([...beginnings, ...asked, ...sought])].filter((word) => word.length >= SHORTEST)
  const isBegun = (word: string) =>
    beginnings.has(word) || [...word].some((_, at) => at >= SHORTEST && beginnings.has(word.slice(0, at)))
  const knows = (word: string) => STOP_WORDS.has(word) || stems.has(stemOf(word)) || isBegun(word)
  /** Words by their transliteration: `нда` is `nda`. */
  const borrowed = new Map([...beginnings, ...asked].map((word) => [transliterated(word), word]))
  return { knows, words, borrowed, written: new Set(asked) }
})

/** Maximum number of typos in a word of this length. */
const allowed = (length: number) => (length > 9 ? 2 : 1)

/** The most similar known word, if the word itself is unknown. Its first letter must be right, as it usually is. */
function corrected(word: string, { knows, words, borrowed }: ReturnType<typeof vocabularyOf>): string {
  if (knows(word)) return word
  const original = borrowed.get(word)
  if (original !== undefined || word.length < SHORTEST) return original ?? word
  const near = words
    .filter((known) => known[0] === word[0] && Math.abs(known.length - word.length) < 3)
    .map((known) => ({ known, typos: typosBetween(word, known), isSwap: isSwapped(word, known) }))
    .filter(({ known, typos, isSwap }) => isSwap || (known.length > SHORTEST + 1 && typos <= allowed(known.length)))
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
  const count = (reading: string) => (reading.match(WORD) ?? []).filter(vocabulary.knows).length
  const readings = [text, text.replace(/(\p{L})\1{2,}/gu, '$1'), ...otherReadings(text)]
  const meant = readings.reduce((best, each) => (count(each) > count(best) ? each : best))
  return meant.replace(WORD, (word) => corrected(word, vocabulary))
}
