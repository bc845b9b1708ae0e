import MiniSearch from 'minisearch'
import type { Language } from '../routing/languages'
import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../search/memoize'
import { normalise } from '../search/normalise'
import { stemmerOf, WORD } from '../search/siteIndex'

/** What can be found: by keywords, by questions it answers, and by the words of a page. */
export interface Findable {
  id: string
  /** What it is called. */
  about: string
  /** Phrases by language, normalised. Those of every language count on every page: visitors mix them. */
  keywords?: Readonly<Record<Language, readonly string[]>>
  /** Questions as visitors ask them. */
  examples?: readonly string[]
  /** Words of the page it is. */
  page?: string
}

/** A topic that has words of a question. */
interface Near<Topic> {
  topic: Topic
  /** Higher is nearer; comparable within one question. */
  score: number
  /** Share of the question that the topic knows, from 0 to 1; rare words weigh more. */
  share: number
  /** How many words of the question it has, but for those that every sentence has. */
  met: number
}

/** What the search is given: topics of one language. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
}

/** Topics differ in length by nature, so length counts little; a word that is repeated is no nearer. */
const BM25 = { k: 0.3, b: 0.2, d: 0.1 }
const BOOST = { examples: 1, page: 0.4 }
/** Words that every sentence has weigh less. */
const emphasis = (term: string) => (STOP_WORDS.has(term) ? 0.25 : 1)

/** Stems of a text; words that every sentence has stay as they are, for "how long" and "who are you". */
function termsOf(text: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  return (normalise(text).match(WORD) ?? []).map((word) => stemOf(word) || word)
}

const indexOf = memoize(({ language, topics }: Topics<Findable>) => {
  const index = new MiniSearch({
    fields: ['examples', 'page'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
  })
  const holders = new Map<string, number>()
  for (const { id, about, keywords = {}, examples = [], page = '' } of topics) {
    const asked = [about, ...Object.values(keywords).flat(), ...examples].join('\n')
    index.add({ id, examples: asked, page })
    for (const term of new Set(termsOf(`${asked}\n${page}`, language))) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  /** A term that few topics have tells more. */
  const weigh = (term: string) => Math.log(1 + topics.length / (1 + (holders.get(term) ?? 0))) * emphasis(term)
  return { index, weigh }
})

/** How much a text says: rare words weigh more, and those that every sentence has little. */
export function weightOf(text: string, of: Topics<Findable>): number {
  return sum([...new Set(termsOf(text, of.language))].map(indexOf(of).weigh))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The topics that have words of a question, nearest first. */
export function nearestTopics<Topic extends Findable>(question: string, of: Topics<Topic>): Near<Topic>[] {
  const { index, weigh } = indexOf(of)
  const whole = weightOf(question, of)
  const found = index.search(question, { boost: BOOST, bm25: BM25, boostTerm: emphasis })
  return found.flatMap(({ id, score, queryTerms }) => {
    const topic = of.topics.find((each) => each.id === id)
    const met = queryTerms.filter((term) => !STOP_WORDS.has(term)).length
    return topic && met > 0 ? [{ topic, score, met, share: sum(queryTerms.map(weigh)) / whole }] : []
  })
}
