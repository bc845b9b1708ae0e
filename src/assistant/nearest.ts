import MiniSearch from 'minisearch'
import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { allOf, hasOnlyPhrases, meaningOf, termsOf, type Findable, type Topics } from './topics'

/** Minimum number of meaning words that a question has in common with one of ours. */
const FEWEST = 3
/** Minimum part of our question that a shorter one has. */
const LEAST_PART = 2 / 3
/** Length has little weight, because topics have very different lengths. Repeated words hardly raise the score. */
const BM25 = { k: 0.3, b: 0.2, d: 0.1 }
/** Stop words weigh less. */
const emphasis = (term: string) => (STOP_WORDS.has(term) ? 0.25 : 1)

const questionsOf = ({ about, question, examples = [] }: Findable) => [
  about,
  ...(question ? [question] : []),
  ...examples,
]

const indexOf = memoize(({ language, topics: all }: Topics<Findable>) => {
  const topics = all.filter((topic) => !topic.smallTalk && !hasOnlyPhrases(topic))
  const index = new MiniSearch({
    fields: ['asked'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
  })
  const holders = new Map<string, number>()
  for (const [id, topic] of topics.entries()) {
    const asked = [...questionsOf(topic), ...allOf(topic.keywords), ...allOf(topic.more)].join('\n')
    index.add({ id, asked })
    for (const term of new Set(termsOf(asked, language))) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  const ours = topics.flatMap((topic) =>
    questionsOf(topic).map((question) => ({
      topic,
      words: termsOf(question, language).join(' '),
      meaning: meaningOf(question, language),
    })),
  )
  /** Higher if few topics have the term. */
  const weigh = (term: string) => Math.log(1 + topics.length / (1 + (holders.get(term) ?? 0))) * emphasis(term)
  return { index, topics, ours, weigh }
})

/**
 * The topic with a question that this one repeats: the same words, or all
 * meaning words of ours, at least three, or most of them and no others. Of
 * several, the one with most words in common.
 */
export function repeatedTopic<T extends Findable>(question: string, of: Topics<T>): T | undefined {
  const { ours } = indexOf(of)
  const words = termsOf(question, of.language).join(' ')
  const asked = meaningOf(question, of.language)
  const commonOf = (meaning: ReadonlySet<string>) => {
    const common = [...asked].filter((word) => meaning.has(word)).length
    const isRepeated = common === meaning.size || (common === asked.size && common >= LEAST_PART * meaning.size)
    return isRepeated ? common : 0
  }
  let best = { topic: ours.find((each) => each.words === words)?.topic, common: FEWEST - 1 }
  if (!best.topic)
    for (const { topic, meaning } of ours) {
      const common = commonOf(meaning)
      if (common > best.common) best = { topic, common }
    }
  return best.topic as T | undefined
}

interface Near<Topic> {
  topic: Topic
  /** Share of the question's words that the topic has, from 0 to 1; rare words weigh more. */
  share: number
  /** Whether it has all words with a meaning, at least two. */
  hasAll: boolean
}

/** The topics with words of a question in their questions and keywords, best first. */
export function nearestTopics<T extends Findable>(question: string, of: Topics<T>): Near<T>[] {
  const { index, topics, weigh } = indexOf(of)
  const weightOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weigh(term), 0)
  const asked = [...new Set(termsOf(question, of.language))]
  const meaning = asked.filter((term) => !STOP_WORDS.has(term))
  return index
    .search(question, { bm25: BM25, boostTerm: emphasis })
    .filter(({ queryTerms }) => queryTerms.some((term) => meaning.includes(term)))
    .map(({ id, score, queryTerms }) => ({
      topic: topics[id as number] as T,
      // MiniSearch multiplies the score by the number of terms, which includes stop words.
      score: score / queryTerms.length,
      share: weightOf(queryTerms) / weightOf(asked),
      hasAll: meaning.length > 1 && meaning.every((term) => queryTerms.includes(term)),
    }))
    .sort((one, other) => other.score - one.score)
}
