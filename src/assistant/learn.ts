import type { Language } from '../routing/languages'
import { isPair, termsOf, toShares, vectorOf, type ChatData } from './topics'

/** How often training reads all examples, and how far a weight goes against an error of 1. */
const ROUNDS = 3
const STEP = 5

/** Pairs of words in fewer examples are left out, and so are weights below this part of a word's largest one. */
const EXAMPLES_OF_PAIR = 3
const SMALLEST = 0.15

/**
 * Learns from the example questions of all topics which words ask for which topic: softmax regression, trained by
 * stochastic gradient descent. The build does this, because it takes a second of the computer and several of a phone.
 */
export function learn(language: Language, topics: readonly { examples: readonly string[] }[]): ChatData['learned'] {
  const asked = topics
    .flatMap(({ examples }, topic) =>
      examples.map((text, at) => ({ topic, turn: at / examples.length, terms: termsOf(text, language) })),
    )
    // The examples of each topic are spread evenly, because the last ones count most.
    .sort((one, other) => one.turn - other.turn)
  const topicsOf = Object.create(null) as Record<string, number[]>
  for (const { topic, terms } of asked) for (const term of terms) (topicsOf[term] ??= []).push(topic)
  const learned = new Map(
    Object.entries(topicsOf)
      .filter(([term, { length }]) => !isPair(term) || length >= EXAMPLES_OF_PAIR)
      .map(([term, of]) => [term, { askingWith: new Set(of).size, weights: new Float32Array(topics.length) }]),
  )
  const questions = asked.map(({ topic, terms }) => {
    const vector = vectorOf(terms, (term) => learned.get(term)?.askingWith ?? 0, topics.length)
    return { topic, parts: vector.map(({ term, weight }) => ({ weight, weights: learned.get(term)!.weights })) }
  })
  for (let round = 0; round < ROUNDS; round++)
    for (const { topic, parts } of questions) {
      const scores = new Float32Array(topics.length)
      for (const { weight, weights } of parts) add(scores, weight, weights)
      const errors = toShares(scores)
      errors[topic] -= 1
      for (const { weight, weights } of parts) add(weights, -STEP * weight, errors)
    }
  const terms = [...learned].map(([term, { askingWith, weights }]) => {
    const least = SMALLEST * Math.max(...weights.map(Math.abs))
    const numbers = [askingWith]
    weights.forEach((weight, topic) => {
      if (Math.abs(weight) >= least) numbers.push(topic, Math.round(weight * 5) / 5)
    })
    return [term, numbers] as const
  })
  return Object.fromEntries(terms)
}

/** Adds a multiple of numbers to others. V8 makes a short function faster than loops in a long one. */
function add(to: Float32Array, factor: number, numbers: Float32Array): void {
  for (let at = 0; at < to.length; at++) to[at] += factor * numbers[at]
}
