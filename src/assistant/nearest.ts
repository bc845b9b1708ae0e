import type { Language } from '../routing/languages'
import { stemmerOf } from '../search/siteIndex'
import { wordsOf, type Findable, type Topics } from './topics'

/** Weight of two words in their order ("who owns"); a word has 1. */
const OF_PAIRS = 0.4

/** What a question of no topic weighs: as much as this number of topics that share no word with it. */
const NOTHING = 100

/** How many times nearer a keyword makes its topic, and one that the site must not guess at. */
const KEYWORD = 14
const CAREFUL = 140

export const isPair = (term: string) => term.includes(' ')

/** The words of a question by their stems, and pairs of them. Numbers are one word. */
export function termsOf(question: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  const words = wordsOf(question).map((word) => (/^\d+k?$/.test(word) ? '0' : stemOf(word) || word))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [...new Set([...words, ...pairs])]
}

/**
 * Gives terms their weights: rare ones weigh more, and all together have length 1.
 * @param askingWith number of topics of which an example has the term; a pair of words that none has is left out
 */
export function vectorOf(terms: readonly string[], askingWith: (term: string) => number, topics: number) {
  const weighed = terms
    .filter((term) => !isPair(term) || askingWith(term) > 0)
    .map((term) => ({ term, weight: (isPair(term) ? OF_PAIRS : 1) * Math.log(1 + topics / (1 + askingWith(term))) }))
  const length = Math.hypot(...weighed.map(({ weight }) => weight)) || 1
  return weighed.map(({ term, weight }) => ({ term, weight: weight / length }))
}

/** Turns the scores of the topics into their shares of a question: softmax. With that of no topic they are 1 together. */
export function toShares(scores: Float32Array): Float32Array {
  const shares = scores.map(Math.exp)
  const sum = shares.reduce((all, each) => all + each, NOTHING)
  return shares.map((each) => each / sum)
}

/**
 * All topics, the most similar to the question first. `similarity` is their share, from 0 to 1.
 * @param named the topic of a keyword in the question
 */
export function nearestTopics<T extends Findable>(question: string, site: Topics<T>, named?: T) {
  const { language, topics, learned } = site
  const of = (term: string): readonly number[] => (Object.hasOwn(learned, term) ? learned[term] : [0])
  const scores = new Float32Array(topics.length)
  for (const { term, weight } of vectorOf(termsOf(question, language), (each) => of(each)[0], topics.length)) {
    const [, ...weights] = of(term)
    for (let at = 0; at < weights.length; at += 2) scores[weights[at]] += weight * weights[at + 1]
  }
  if (named) scores[topics.indexOf(named)] += Math.log(named.careful ? CAREFUL : KEYWORD)
  const shares = toShares(scores)
  return topics
    .map((topic, at) => ({ topic, similarity: shares[at] }))
    .sort((one, other) => other.similarity - one.similarity)
}
