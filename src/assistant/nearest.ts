import { stemmerOf } from '../search/siteIndex'
import { memoize } from '../text/memoize'
import { allOf, wordsOf, type Findable, type Topics } from './topics'

/** Weight of stop words, of two words in their order ("who owns"), and of a topic's second question; others have 1. */
const LESS = 0.4

/** The questions of each topic by their words. A word weighs more if fewer topics have it; synonyms and numbers are one. */
const known = memoize(({ language, topics, synonyms }: Topics<Findable>) => {
  const stemOf = stemmerOf(language)
  const groups = allOf(synonyms).map((group) => group.split('|').map(stemOf))
  const firstOf = new Map(groups.flatMap(([first, ...others]) => others.map((other) => [other, first])))
  const termOf = (word: string) => (/^\d+k?$/.test(word) ? '0' : (firstOf.get(stemOf(word)) ?? stemOf(word)))
  const partsOf = (text: string) => {
    const words = wordsOf(text).map((word) => [termOf(word) || word, termOf(word) ? 1 : LESS] as const)
    const pairs = words.slice(1).map(([word], at) => [`${words[at][0]} ${word}`, LESS] as const)
    return new Map([...words, ...pairs])
  }
  const asked = topics.flatMap((topic) => (topic.examples ?? []).map((text) => ({ topic, parts: partsOf(text) })))
  const holdersOf = new Map<string, Set<Findable>>()
  for (const { topic, parts } of asked)
    for (const part of parts.keys()) holdersOf.set(part, (holdersOf.get(part) ?? new Set()).add(topic))
  const weigh = (parts: ReadonlyMap<string, number>) => {
    const rarity = (part: string) => Math.log(1 + topics.length / (1 + (holdersOf.get(part)?.size ?? 0)))
    const weights = new Map([...parts].map(([part, weight]) => [part, weight * rarity(part)]))
    return { weights, length: Math.hypot(...weights.values()) || 1 }
  }
  const questions = asked.map(({ topic, parts }) => ({ topic, ...weigh(parts) }))
  return { questions, weigh: (text: string) => weigh(partsOf(text)) }
})

/**
 * The topics with questions like this one, the most similar first. Similarity is the cosine of the words of two
 * questions, mostly from 0 to 1; a topic's second question adds a part of its own.
 */
export function nearestTopics<T extends Findable>(question: string, of: Topics<T>, least: number) {
  const { questions, weigh } = known(of)
  const asked = weigh(question)
  const found = new Map<Findable, number[]>()
  for (const { topic, weights, length } of questions) {
    const common = [...asked.weights].reduce((sum, [part, weight]) => sum + weight * (weights.get(part) ?? 0), 0)
    found.set(topic, [...(found.get(topic) ?? []), common / (asked.length * length)])
  }
  const near = [...found].map(([topic, cosines]) => {
    const [first, second = 0] = cosines.sort((one, other) => other - one)
    return { topic: topic as T, similarity: first + LESS * second }
  })
  return near.filter(({ similarity }) => similarity >= least).sort((one, other) => other.similarity - one.similarity)
}
