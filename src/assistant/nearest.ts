import type { Language } from '../routing/languages'
import { stemmerOf } from '../search/siteIndex'
import { wordsOf, type Findable, type Topics } from './topics'

/** Weights of stop words, and of two words in their order ("who owns"); other words have 1. */
const OF_STOP_WORDS = 0.8
const OF_PAIRS = 0.4

/** What a question of no topic weighs: as much as this number of topics that share no word with it. */
const NOTHING = 100

/** Words and pairs of words with their weights. */
export type Vector = readonly (readonly [term: string, weight: number])[]

/** The words of a question by their stems, and pairs of them. Numbers are one word. */
export function termsOf(question: string, language: Language): Vector {
  const stemOf = stemmerOf(language)
  const words = wordsOf(question).map((word) => {
    const stem = /^\d+k?$/.test(word) ? '0' : stemOf(word)
    return [stem || word, stem ? 1 : OF_STOP_WORDS] as const
  })
  const pairs = words.slice(1).map(([term], at) => [`${words[at][0]} ${term}`, OF_PAIRS] as const)
  return [...new Map([...words, ...pairs])]
}

/**
 * Makes a vector of length 1 in which rare terms weigh more.
 * @param askingWith number of topics of which an example has the term; a pair of words that none has is left out
 */
export function vectorOf(terms: Vector, askingWith: (term: string) => number, topics: number): Vector {
  const weighed = terms
    .filter(([term]) => !term.includes(' ') || askingWith(term) > 0)
    .map(([term, weight]) => [term, weight * Math.log(1 + topics / (1 + askingWith(term)))] as const)
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
  return weighed.map(([term, weight]) => [term, weight / length])
}

/** Turns the scores of the topics into their shares of a question: softmax. With that of no topic they are 1 together. */
export function toShares(scores: Float32Array): Float32Array {
  const shares = scores.map(Math.exp)
  const sum = shares.reduce((all, each) => all + each, NOTHING)
  return shares.map((each) => each / sum)
}

/** All topics, the most similar to the question first. `similarity` is their share, from 0 to 1. */
export function nearestTopics<T extends Findable>(question: string, { language, topics, learned }: Topics<T>) {
  const of = (term: string): readonly number[] => (Object.hasOwn(learned.terms, term) ? learned.terms[term] : [0])
  const scores = new Float32Array(topics.length)
  for (const [term, weight] of vectorOf(termsOf(question, language), (each) => of(each)[0], topics.length)) {
    const [, ...weights] = of(term)
    for (let at = 0; at < weights.length; at += 2) scores[weights[at]] += weight * weights[at + 1]
  }
  const shares = toShares(scores)
  return topics
    .map((topic, at) => ({ topic, similarity: shares[at] }))
    .sort((one, other) => other.similarity - one.similarity)
}
