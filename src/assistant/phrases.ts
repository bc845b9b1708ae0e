import { LANGUAGES, type Language } from '../routing/languages'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { stemmerOf } from '../search/siteIndex'
import { wordsOf, type ByLanguage, type Findable, type Topics } from './topics'

/** Maximum number of other words between two words of a phrase. */
const MOST_BETWEEN = 3

const SENTENCE = /[.!?…;\n]+/

/** What a word is found by: its stem in each language, and each of its beginnings with `*`. */
type Word = readonly string[]
/** The places of all words of phrases in a sentence. */
type Find = (sentence: readonly Word[]) => number[]

/** Apostrophes are left out, because many people leave them out. */
const withoutApostrophes = (text: string) => text.replaceAll("'", '')
/** The stem with its language: in German "write" has the stem of the English "writ". */
const stemOf = (word: string, language: Language) => `${language} ${stemmerOf(language)(word) || word}`
const stemsOf = (word: string) => LANGUAGES.map((language) => stemOf(word, language))
const beginnings = (word: string) => Array.from(word, (_, at) => `${word.slice(0, at + 1)}*`)

/** The places of a word and of those that follow it, in order and near each other; none if one is missing. */
function placesFrom(at: number, rest: readonly ReadonlySet<string>[], sentence: readonly Word[]): number[] {
  const [next, ...others] = rest
  if (rest.length === 0) return [at]
  const near = sentence.slice(at + 1, at + 2 + MOST_BETWEEN)
  const behind = near.flatMap((word, distance) =>
    word.some((each) => next.has(each)) ? placesFrom(at + 1 + distance, others, sentence) : [],
  )
  return behind.length > 0 ? [at, ...behind] : []
}

/** Finds any of the phrases. They are kept by their first words, so that their number hardly matters. */
function findAny(phrases: ByLanguage): Find {
  const byFirst = new Map<string, ReadonlySet<string>[][]>()
  const all = Object.entries(phrases).flatMap(([language, list]) => list.map((phrase) => ({ language, phrase })))
  for (const { language, phrase } of all) {
    const [first, ...rest] = withoutApostrophes(phrase)
      .split(' ')
      .map((words) => new Set(words.split('|').map((word) => (word.endsWith('*') ? word : stemOf(word, language)))))
    for (const key of first) byFirst.set(key, [...(byFirst.get(key) ?? []), rest])
  }
  const starting = (word: Word) => word.filter((key) => byFirst.has(key)).flatMap((key) => byFirst.get(key)!)
  return (sentence) => sentence.flatMap((word, at) => starting(word).flatMap((rest) => placesFrom(at, rest, sentence)))
}

const compiled = memoize(({ topics, vocabulary = [] }: Topics<Findable>) => {
  const find = (phrases: ByLanguage = {}) => findAny(phrases)
  const asked = topics.filter(({ phrases, signs }) => phrases || signs)
  const urgent = asked.map((topic) => ({
    topic,
    phrases: find(topic.phrases),
    unless: find(topic.unless),
    signs: (topic.signs ?? []).map((sign) => sign.split(' & ')),
  }))
  return { urgent, lists: new Map(vocabulary.map(({ name, words }) => [name, find(words)])) }
})

/**
 * The first topic with one of its phrases, or with one of its signs, in a
 * message, whatever else the message says. Words match in every inflection.
 */
export function urgentTopic<Topic extends Findable>(message: string, of: Topics<Topic>): Topic | undefined {
  const { urgent, lists } = compiled(of)
  const sentences = message
    .split(SENTENCE)
    .map((text) => wordsOf(withoutApostrophes(normalise(text))))
    .map((words) => words.map((word): Word => [...stemsOf(word), ...beginnings(word)]))
  const found = urgent.find(({ phrases, signs, unless }) => {
    const left = sentences.map((sentence) => {
      const places = new Set(unless(sentence))
      return sentence.map((word, at) => (places.has(at) ? [] : word))
    })
    // A list that is not in the vocabulary finds nothing; the check reports it.
    const has = (find?: Find, among = left) => among.some((sentence) => find?.(sentence).length)
    const fits = (name: string) =>
      name.startsWith('!') ? !has(lists.get(name.slice(1)), sentences) : has(lists.get(name))
    return has(phrases) || signs.some((names) => names.every(fits))
  })
  return found?.topic as Topic | undefined
}
