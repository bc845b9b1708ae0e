import type { Language } from '../routing/languages'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { stemmerOf } from '../search/siteIndex'
import type { Findable, Topics } from './topics'

/** Maximum number of other words between two words of a phrase. */
const MOST_BETWEEN = 3

const SENTENCE = /[.!?…;\n]+/
const WORD_OF_SENTENCE = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu

/** A word without apostrophes, because many people leave them out, and its stem. */
interface Word {
  plain: string
  stem: string
}
type Test = (word: Word) => boolean

const wordOf = (text: string, language: Language): Word => {
  const plain = text.replaceAll("'", '')
  return { plain, stem: stemmerOf(language)(plain) || plain }
}

/** The test of each word of a phrase: `|` stands between alternatives, `*` behind the beginning of a word. */
const testsOf = (phrase: string, language: Language): Test[] =>
  phrase.split(' ').map((alternatives) => {
    const tests = alternatives.split('|').map((each): Test => {
      const { plain, stem } = wordOf(each.replace('*', ''), language)
      return each.endsWith('*') ? (word) => word.plain.startsWith(plain) : (word) => word.stem === stem
    })
    return (word) => tests.some((test) => test(word))
  })

/** All places in a sentence where the words of a phrase are in order and near each other. */
function matchesOf(
  [first, ...rest]: readonly Test[],
  words: readonly Word[],
  from = 0,
  end = words.length,
): number[][] {
  return words.slice(from, end).flatMap((word, index) => {
    if (!first(word)) return []
    const at = from + index
    if (rest.length === 0) return [[at]]
    return matchesOf(rest, words, at + 1, at + 2 + MOST_BETWEEN).map((behind) => [at, ...behind])
  })
}

const NO_WORD: Word = { plain: '', stem: '' }

/** The sentence without all words of phrases. */
function without(phrases: readonly Test[][], sentence: readonly Word[]): Word[] {
  const places = new Set(phrases.flatMap((phrase) => matchesOf(phrase, sentence).flat()))
  return sentence.map((word, at) => (places.has(at) ? NO_WORD : word))
}

const compiled = memoize(({ language, topics }: Topics<Findable>) =>
  topics.flatMap((topic) => {
    const all = (phrases: Findable['phrases'] = {}) =>
      Object.values(phrases).flatMap((list) => list.map((phrase) => testsOf(phrase, language)))
    return topic.phrases ? [{ topic, phrases: all(topic.phrases), unless: all(topic.unless) }] : []
  }),
)

/**
 * The first topic with one of its phrases in a message, whatever else the
 * message says. Words match in every inflection.
 * @param readings the message as written, and as it was probably meant
 */
export function urgentTopic<Topic extends Findable>(readings: readonly string[], of: Topics<Topic>): Topic | undefined {
  const sentences = readings.flatMap((reading) =>
    reading.split(SENTENCE).map((sentence) => {
      const words = normalise(sentence).match(WORD_OF_SENTENCE) ?? []
      return words.map((word) => wordOf(word, of.language))
    }),
  )
  const found = compiled(of).find(({ phrases, unless }) =>
    sentences.some((sentence) => {
      const left = without(unless, sentence)
      return phrases.some((phrase) => matchesOf(phrase, left).length > 0)
    }),
  )
  return found?.topic as Topic | undefined
}

/** The words of phrases and of what is no such message, without signs. */
export const wordsOfPhrases = ({ phrases = {}, unless = {} }: Findable): string[] =>
  [phrases, unless].flatMap((each) => Object.values(each).flat()).flatMap((phrase) => phrase.split(/[ |]/))
