import { LANGUAGES, type Language } from '../routing/languages'
import { memoize } from '../text/memoize'
import { stemmerOf } from '../search/siteIndex'
import { wordsOf, type ByLanguage, type Findable, type Topics } from './topics'

/** Maximum number of other words between two words of a phrase. */
const MOST_BETWEEN = 3

/** What a word is found by: its stem in each language, and each of its beginnings with `*`. */
type Word = readonly string[]

/** Apostrophes are left out, because many people leave them out. */
const withoutApostrophes = (text: string) => text.replace(/['‘’ʼ`]/g, '')
/** The stem with its language: in German "write" has the stem of the English "writ". */
const stemOf = (word: string, language: Language) => `${language} ${stemmerOf(language)(word) || word}`
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

/** Finds all words of phrases in a sentence. Phrases are kept by their first words: their number hardly matters. */
const findAny = memoize((phrases: ByLanguage) => {
  const byFirst = new Map<string, ReadonlySet<string>[][]>()
  for (const [language, list] of Object.entries(phrases))
    for (const phrase of list) {
      const [first, ...rest] = withoutApostrophes(phrase)
        .split(' ')
        .map((words) => new Set(words.split('|').map((word) => (word.endsWith('*') ? word : stemOf(word, language)))))
      for (const key of first) byFirst.set(key, [...(byFirst.get(key) ?? []), rest])
    }
  const starting = (word: Word) => word.filter((key) => byFirst.has(key)).flatMap((key) => byFirst.get(key)!)
  return (sentence: readonly Word[]) =>
    sentence.flatMap((word, at) => starting(word).flatMap((rest) => placesFrom(at, rest, sentence)))
})

/** Returns a sentence whose words in phrases of a list are empty. */
const without = (phrases: ByLanguage | undefined, sentence: readonly Word[]) => {
  const places = new Set(phrases && findAny(phrases)(sentence))
  return sentence.map((word, at): Word => (places.has(at) ? [] : word))
}

/** The first topic with one of its phrases or signs in a message, whatever else it says. Inflections match too. */
export function urgentTopic<Topic extends Findable>(message: string, { topics, vocabulary }: Topics<Topic>) {
  // A list that is not in the vocabulary finds nothing; the check reports it.
  const wordsIn = (name: string) => vocabulary?.find((list) => list.name === name)?.words
  const sentences = message
    .split(/[.!?…;\n]+/)
    .map((text) => wordsOf(withoutApostrophes(text)))
    .map((words) => words.map((word): Word => [...LANGUAGES.map((each) => stemOf(word, each)), ...beginnings(word)]))
  const literal = sentences.map((sentence) => without(wordsIn('idiom'), sentence))
  return topics.find(({ phrases, signs = [], unless }) => {
    const left = literal.map((sentence) => without(unless, sentence))
    const has = (list?: ByLanguage, among = left) => list && among.some((sentence) => findAny(list)(sentence).length)
    const fits = (name: string) => (name.startsWith('!') ? !has(wordsIn(name.slice(1)), sentences) : has(wordsIn(name)))
    return has(phrases) || signs.some((sign) => sign.split(' & ').every(fits))
  })
}
