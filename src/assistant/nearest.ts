import { stemmerOf } from '../search/siteIndex'
import { memoize } from '../text/memoize'
import { allOf, textsOf, wordsOf, type Findable, type Topics } from './topics'

/** Minimum number of words with a meaning that a question shares with a similar one of ours. */
const FEWEST = 3
/** Minimum share of their common words in the longer one of two similar questions. */
const SIMILAR = 0.55

/** Topics with examples, and the words with a meaning of each example and of the topic with its keywords. */
const known = memoize(({ language, topics, synonyms }: Topics<Findable>) => {
  const stemOf = stemmerOf(language)
  const groups = allOf(synonyms).map((group) => group.split('|').map(stemOf))
  const firstOf = new Map(groups.flatMap(([first, ...others]) => others.map((other) => [other, first])))
  const termOf = (word: string) => firstOf.get(stemOf(word)) ?? stemOf(word)
  const meaningOf = (text: string) => new Set(wordsOf(text).map(termOf).filter(Boolean))
  const list = topics.flatMap((topic) => {
    const questions = (topic.examples ?? []).map(meaningOf)
    return questions.length > 0 ? { topic, questions, terms: meaningOf(textsOf(topic).join('\n')) } : []
  })
  return { list, meaningOf }
})

/**
 * The topics that a question comes near, the nearest first. Only words with a meaning count, synonyms as one.
 * @param nearness minimum share of the question's words that a topic has, from 0 to 1
 * @returns `ours`: the topic with the longest of our questions that is over half of this one, or the most similar;
 * `whole`: the nearest topic with one that has all words of the question, at least two
 */
export function nearestTopics<T extends Findable>(question: string, of: Topics<T>, nearness: number) {
  const { list, meaningOf } = known(of)
  const asked = [...meaningOf(question)]
  const holdersOf = (term: string) => list.filter(({ terms }) => terms.has(term)).length
  const weights = new Map(asked.map((term) => [term, Math.log(1 + list.length / (1 + holdersOf(term)))]))
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const commonWith = (terms: ReadonlySet<string>) => asked.filter((term) => terms.has(term))
  const similarity = (terms: ReadonlySet<string>) => {
    const { length } = commonWith(terms)
    if (length < FEWEST) return 0
    const isWhole = length === terms.size && length > asked.length / 2
    return isWhole ? length : length / Math.max(asked.length, terms.size)
  }
  const rated = list.map(({ topic, questions, terms }) => ({
    topic: topic as T,
    similarity: Math.max(...questions.map(similarity)),
    share: weigh(commonWith(terms)) / weigh(asked),
    hasWhole: asked.length > 1 && questions.some((each) => asked.every((term) => each.has(term))),
  }))
  const near = rated.filter(({ share }) => share >= nearness).sort((one, other) => other.share - one.share)
  const [similar] = [...rated].sort((one, other) => other.similarity - one.similarity)
  return {
    ours: similar?.similarity >= SIMILAR ? similar.topic : undefined,
    whole: near.find(({ hasWhole }) => hasWhole)?.topic,
    near: near.map(({ topic }) => topic),
  }
}
