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

/** What the best longer word gives, beside what a word itself gives at least. */
const LONGER = 0.9

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

/** Of stems that are only like a word of the query, the stem of that word, if the index has it. */
export function wholesOf(words: readonly MeantWord[]): Map<string, string> {
  const wholes = words.flatMap(({ terms }) => terms.find(({ likeness }) => likeness === 1)?.stem ?? [])
  const kin = words.flatMap(({ stem, terms }) =>
    wholes.includes(stem) ? terms.map((term): [string, string] => [term.stem, stem]) : [],
  )
  return new Map(kin.filter(([stem]) => !wholes.includes(stem)))
}

/** What some stems give to each document: the best of them there. */
function bestScores(terms: readonly MeantTerm[], count: number): Map<number, number> {
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

/** What a word gives to a document. */
interface WordScore {
  score: number
  /** The same if longer words counted as much as the word itself: whether the document is related at all. */
  related: number
}

/** What one word gives to each document: more where it stands itself than anywhere a longer one begins with it. */
function scoresOf({ terms }: MeantWord, count: number): Map<number, WordScore> {
  const whole = bestScores(
    terms.filter(({ likeness }) => likeness === 1),
    count,
  )
  const longer = bestScores(
    terms.filter(({ isLonger }) => isLonger),
    count,
  )
  const least = Math.min(...whole.values())
  const share = whole.size > 0 && longer.size > 0 ? Math.min(1, (LONGER * least) / Math.max(...longer.values())) : 1
  const kin = bestScores(
    terms.filter(({ isLonger }) => !isLonger),
    count,
  )
  return new Map(
    [...new Set([...kin.keys(), ...longer.keys()])].map((number) => {
      const [own, begun] = [kin.get(number) ?? 0, longer.get(number) ?? 0]
      return [number, { score: Math.max(own, begun * share), related: Math.max(own, begun) }]
    }),
  )
}

/**
 * Documents that hold words of the query, best first. One that holds them all
 * comes before one that holds a rare one of them often, and one that holds a
 * word before one that only holds longer ones.
 * @param count how many documents there are
 */
export function rank(words: readonly MeantWord[], count: number): Ranked[] {
  const whole = words.reduce((sum, { importance }) => sum + importance, 0)
  const found = new Map<number, WordScore & { held: number }>()
  for (const word of words) {
    for (const [number, { score, related }] of scoresOf(word, count)) {
      const before = found.get(number) ?? { score: 0, related: 0, held: 0 }
      found.set(number, {
        score: before.score + score * word.importance,
        related: before.related + related * word.importance,
        held: before.held + word.importance,
      })
    }
  }
  const ranked = [...found].map(([number, { score, related, held }]) => {
    const coverage = (held / whole) ** COVERAGE
    return { number, score: score * coverage, related: related * coverage }
  })
  const most = Math.max(...ranked.map(({ related }) => related))
  return ranked
    .filter(({ related }) => related > most * HARDLY_RELATED)
    .map(({ number, score }) => ({ number, score }))
    .sort((one, other) => other.score - one.score || one.number - other.number)
}
