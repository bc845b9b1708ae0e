import type { MeantTerm } from './lookUp'
import type { QueryWord } from './query'

/** A word of the query with what it means in an index. */
export interface MeantWord extends QueryWord {
  terms: readonly MeantTerm[]
}

export interface Ranked {
  /** Number of a document. */
  number: number
  score: number
}

/** What scores so little beside the best holds its words by chance. */
const HARDLY_RELATED = 0.06

/** How much more a document is worth that holds all words than one that holds half of them. */
const COVERAGE = 1.5

/** How rare a word is: what half of the documents hold tells hardly anything. */
function rarity(documents: number, count: number): number {
  return Math.log(1 + (count - documents + 0.5) / (documents + 0.5))
}

/** How much each stem tells of a query; words that every sentence holds are left out where there are others. */
export function worthsOf(words: readonly MeantWord[], count: number): Map<string, number> {
  const telling = words.filter(({ importance }) => importance === 1)
  const worths = telling.flatMap(({ terms }) =>
    terms.map(({ stem, likeness, postings }): [string, number] => [
      stem,
      likeness * rarity(postings.length / 2, count),
    ]),
  )
  return new Map(worths.sort(([, one], [, other]) => one - other))
}

/** What one word gives to each document: its best stem there. */
function scoresOf({ terms }: MeantWord, count: number): Map<number, number> {
  const scores = new Map<number, number>()
  for (const { likeness, postings } of terms) {
    const worth = likeness * rarity(postings.length / 2, count)
    for (let at = 0; at < postings.length; at += 2) {
      const score = worth * postings[at + 1]
      if (score > (scores.get(postings[at]) ?? 0)) scores.set(postings[at], score)
    }
  }
  return scores
}

/**
 * Documents that hold words of the query, best first. One that holds them all
 * comes before one that holds a rare one of them often.
 * @param count how many documents there are
 */
export function rank(words: readonly MeantWord[], count: number): Ranked[] {
  const whole = words.reduce((sum, { importance }) => sum + importance, 0)
  const found = new Map<number, { score: number; held: number }>()
  for (const word of words) {
    for (const [number, score] of scoresOf(word, count)) {
      const before = found.get(number) ?? { score: 0, held: 0 }
      found.set(number, { score: before.score + score * word.importance, held: before.held + word.importance })
    }
  }
  const ranked = [...found]
    .map(([number, { score, held }]) => ({ number, score: score * (held / whole) ** COVERAGE }))
    .sort((one, other) => other.score - one.score || one.number - other.number)
  return ranked.filter(({ score }) => score > ranked[0].score * HARDLY_RELATED)
}
