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
  return (sentence: readonly Word[]) => {
    const places: number[] = []
    for (const [at, word] of sentence.entries())
      for (const key of word) byFirst.get(key)?.forEach((rest) => places.push(...placesFrom(at, rest, sentence)))
    return places
  }
})

/** Returns a sentence whose words in phrases of a list are empty. */
const without = (phrases: ByLanguage | undefined, sentence: readonly Word[]) => {
  if (!phrases) return sentence
  const places = new Set(findAny(phrases)(sentence))
  return sentence.map((word, at): Word => (places.has(at) ? [] : word))
}

/**
 * The first topic with one of its phrases or signs in a message, whatever else it says. Inflections match too.
 * @param onlyPhrases leaves signs out, which business matters have as well
 */
export function urgentTopic<Topic extends Findable>(
  message: string,
  { topics, vocabulary }: Topics<Topic>,
  onlyPhrases = false,
) {
  // A list that is not in the vocabulary finds nothing; the check reports it.
  const wordsIn = (name: string) => vocabulary?.find((list) => list.name === name)?.words
  const sentences = message
    .split(/[.!?…;\n]+/)
    .map((text) => wordsOf(withoutApostrophes(text)))
    .map((words) => words.map((word): Word => [...LANGUAGES.map((each) => stemOf(word, each)), ...beginnings(word)]))
  const literal = sentences.map((sentence) => without(wordsIn('idiom'), sentence))
  const has = (among: typeof literal, list?: ByLanguage) =>
    list && among.some((sentence) => findAny(list)(sentence).length > 0)
  const fits = (left: typeof literal, name: string) =>
    name.startsWith('!') ? !has(sentences, wordsIn(name.slice(1))) : has(left, wordsIn(name))
  return topics.find(({ phrases, signs = [], unless }) => {
    const left = literal.map((sentence) => without(unless, sentence))
    const meant = onlyPhrases ? [] : signs
    return has(left, phrases) || meant.some((sign) => sign.split(' & ').every((name) => fits(left, name)))
  })
}
