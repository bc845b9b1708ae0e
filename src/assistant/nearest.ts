import { stemmerOf } from '../search/siteIndex'
import { memoize } from '../text/memoize'
import { allOf, wordsOf, type Findable, type Topics } from './topics'

/** Weights of stop words, and of two words in their order ("who owns"); other words have 1. */
const OF_STOP_WORDS = 0.8
const OF_PAIRS = 0.4

/** How often training reads all questions, and how far a weight goes against an error of 1. */
const ROUNDS = 2
const STEP = 5

/** What a question of no topic weighs: as much as this number of topics that share no word with it. */
const NOTHING = 100

/**
 * Learns from the questions of all topics which words ask for which topic: softmax regression, trained by stochastic
 * gradient descent. A word that few topics have counts more; synonyms and numbers are one word. Returns the share of
 * each topic for a question; all together are 1.
 */
const classifierOf = memoize(({ language, topics, synonyms }: Topics<Findable>) => {
  const stemOf = stemmerOf(language)
  const groups = allOf(synonyms).map((group) => group.split('|').map(stemOf))
  const firstOf = new Map(groups.flatMap(([first, ...others]) => others.map((other) => [other, first])))
  const stemsOf = (text: string) =>
    wordsOf(text).map(
      (word) => [word, /^\d+k?$/.test(word) ? '0' : (firstOf.get(stemOf(word)) ?? stemOf(word))] as const,
    )
  /** The terms of a question with their weights. */
  const termsOf = (text: string) => {
    const words = stemsOf(text).map(([word, stem]) => [stem || word, stem ? 1 : OF_STOP_WORDS] as const)
    const pairs = words.slice(1).map(([term], at) => [`${words[at][0]} ${term}`, OF_PAIRS] as const)
    return new Map([...words, ...pairs])
  }
  const asked = topics
    .flatMap(({ examples = [] }, topic) => examples.map((text, place) => ({ topic, place, terms: termsOf(text) })))
    // Trained in turns, because the last questions count most.
    .sort((one, other) => one.place - other.place)
  const holdersOf = new Map<string, Set<number>>()
  for (const { topic, terms } of asked)
    for (const term of terms.keys()) holdersOf.set(term, (holdersOf.get(term) ?? new Set()).add(topic))
  /** Weighs rare terms more, and makes a vector of length 1. */
  const vectorOf = (terms: ReadonlyMap<string, number>) => {
    const rarity = (term: string) => Math.log(1 + topics.length / (1 + (holdersOf.get(term)?.size ?? 0)))
    const weights = [...terms].map(([term, weight]) => ({ term, weight: weight * rarity(term) }))
    const length = Math.hypot(...weights.map(({ weight }) => weight)) || 1
    return weights.map(({ term, weight }) => ({ term, weight: weight / length }))
  }
  const isAsked = topics.map(({ examples }) => Boolean(examples?.length))
  const weightsOf = new Map([...holdersOf.keys()].map((term) => [term, new Float32Array(topics.length)]))
  const sharesOf = (vector: ReturnType<typeof vectorOf>) => {
    const shares = new Float32Array(topics.length)
    for (const { term, weight } of vector) {
      const weights = weightsOf.get(term)
      if (weights) for (let topic = 0; topic < shares.length; topic++) shares[topic] += weight * weights[topic]
    }
    let sum = NOTHING
    for (let topic = 0; topic < shares.length; topic++)
      sum += shares[topic] = isAsked[topic] ? Math.exp(shares[topic]) : 0
    for (let topic = 0; topic < shares.length; topic++) shares[topic] /= sum
    return shares
  }
  const questions = asked.map(({ topic, terms }) => ({ topic, vector: vectorOf(terms) }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { topic, vector } of questions) {
      const errors = sharesOf(vector)
      errors[topic] -= 1
      for (const { term, weight } of vector) {
        const weights = weightsOf.get(term)!
        const step = STEP * weight
        for (let each = 0; each < weights.length; each++) weights[each] -= step * errors[each]
      }
    }
  return (text: string) => sharesOf(vectorOf(termsOf(text)))
})

/** The topics with questions like this one, the most similar first. `similarity` is their share, from 0 to 1. */
export function nearestTopics<T extends Findable>(question: string, of: Topics<T>, least: number) {
  const shares = classifierOf(of)(question)
  const near = of.topics.map((topic, at) => ({ topic, similarity: shares[at] }))
  return near.filter(({ similarity }) => similarity >= least).sort((one, other) => other.similarity - one.similarity)
}
