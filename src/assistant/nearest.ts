import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { termsOf, textsOf, type Findable, type Topics } from './topics'

/** Minimum number of words with a meaning that a question shares with a similar one of ours. */
const FEWEST = 3
/** Minimum share of their common words in the longer one of two similar questions. */
const SIMILAR = 0.55
const WEIGHT_OF_STOP_WORD = 0.25

/** Topics with examples, the terms of these and of keywords, and the weight of a term: more if few topics have it. */
const indexOf = memoize(({ language, topics }: Topics<Findable>) => {
  const known = topics
    .filter(({ examples }) => examples?.length)
    .map((topic) => ({
      topic,
      questions: (topic.examples ?? []).map((example) => [...new Set(termsOf(example, language))]),
      terms: new Set(textsOf(topic).flatMap((text) => termsOf(text, language))),
    }))
  const weightOf = (term: string) => {
    const holders = known.filter(({ terms }) => terms.has(term)).length
    return Math.log(1 + known.length / (1 + holders)) * (STOP_WORDS.has(term) ? WEIGHT_OF_STOP_WORD : 1)
  }
  return { known, weightOf }
})

/**
 * The topics that a question comes near, the nearest first.
 * @param nearness minimum share of the question's words that a topic has, from 0 to 1; rare words weigh more
 * @returns `ours`: the topic with a similar question, `isExact` if with the same words; `whole`: the nearest topic,
 * if it has all words with a meaning, at least two; `shareOf`: share of the question's words that a topic has
 */
export function nearestTopics<T extends Findable>(
  question: string,
  of: Topics<T>,
  nearness: number,
): { ours?: T; isExact: boolean; whole?: T; near: T[]; shareOf: (topic: T) => number } {
  const { known, weightOf } = indexOf(of)
  const asked = [...new Set(termsOf(question, of.language))]
  const sumOf = (list: readonly string[]) => list.reduce((sum, term) => sum + weightOf(term), 0)
  const withMeaning = (list: readonly string[]) => list.filter((term) => !STOP_WORDS.has(term))
  const meaning = withMeaning(asked)
  const weight = sumOf(asked)
  const similarity = (ours: readonly string[]) => {
    const common = ours.filter((term) => asked.includes(term))
    if (common.length === Math.max(asked.length, ours.length)) return Infinity
    return withMeaning(common).length < FEWEST ? 0 : sumOf(common) / Math.max(sumOf(ours), weight)
  }
  const similar = known.map(({ questions }) => Math.max(0, ...questions.map(similarity)))
  const most = Math.max(...similar)
  const shared = known
    .filter((each) => meaning.some((term) => each.terms.has(term)))
    .map((each) => ({ ...each, share: sumOf(asked.filter((term) => each.terms.has(term))) / weight }))
  const near = shared.filter(({ share }) => share >= nearness).sort((one, other) => other.share - one.share)
  const isWhole = meaning.length > 1 && meaning.every((term) => near[0]?.terms.has(term))
  const topicOf = ({ topic }: { topic: Findable }) => topic as T
  return {
    ours: most >= SIMILAR ? topicOf(known[similar.indexOf(most)]) : undefined,
    isExact: most === Infinity,
    whole: isWhole ? topicOf(near[0]) : undefined,
    near: near.map(topicOf),
    shareOf: (topic) => shared.find((each) => each.topic === topic)?.share ?? 0,
  }
}
