import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../search/memoize'
import { normalise } from '../search/normalise'

/** A possible answer to a question: a FAQ entry, or a page by its title. */
export interface Answerable {
  /** The question of a FAQ, or a title. */
  label: string
  /** Path without language prefix. */
  to: string
  /** The answer of a FAQ entry. */
  answer?: string
}

export interface SimilarAnswer {
  item: Answerable
  /** From 0 (nothing in common) to 1 (the same words). */
  score: number
  /** Number of words in common. */
  shared: number
}

const WORD = /[\p{L}\p{N}]+/gu

function isContentWord(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word)
}

/** The words of a normalised text except stop words, with their positions. */
export function contentWords(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, at: index }))
    .filter(({ word }) => isContentWord(word))
}

/** Content words cut to five letters, which is a rough stemmer for Russian and English. */
function stems(text: string): Set<string> {
  const words = normalise(text).match(WORD) ?? []
  return new Set(words.filter(isContentWord).map((word) => word.slice(0, 5)))
}

interface Index {
  entries: readonly { item: Answerable; label: ReadonlySet<string>; answer: ReadonlySet<string> }[]
  /** Rare words weigh more than words of many labels. */
  weigh: (stem: string) => number
}

const indexOf = memoize((items: readonly Answerable[]): Index => {
  const entries = items.map((item) => ({ item, label: stems(item.label), answer: stems(item.answer ?? '') }))
  const counted = new Map<string, number>()
  for (const { label } of entries) for (const stem of label) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  const weigh = (stem: string) => Math.log(1 + items.length / (1 + (counted.get(stem) ?? 0)))
  return { entries, weigh }
})

function length(found: Iterable<string>, weigh: (stem: string) => number): number {
  let sum = 0
  for (const stem of found) sum += weigh(stem) ** 2
  return Math.sqrt(sum)
}

/**
 * Finds the answers most similar to a question, best first. The score is the
 * cosine between the words of the question and those of a label, weighted by
 * rarity; words of a FAQ's answer add a little. Answers without a common word
 * are left out.
 */
export function findSimilar(question: string, items: readonly Answerable[]): SimilarAnswer[] {
  const { entries, weigh } = indexOf(items)
  const asked = stems(question)
  const askedLength = length(asked, weigh)
  return entries
    .map(({ item, label, answer }) => {
      const common = [...asked].filter((stem) => label.has(stem))
      const inAnswer = [...answer].filter((stem) => asked.has(stem))
      const cosine = length(common, weigh) ** 2 / (askedLength * length(label, weigh) || 1)
      const besides = (0.15 * length(inAnswer, weigh)) / (askedLength || 1)
      return { item, score: Math.min(1, cosine + besides), shared: common.length, cosine }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item, cosine, shared, score }) => ({
      item,
      score: shared > 0 ? Math.max(cosine, score) : score,
      shared,
    }))
}
