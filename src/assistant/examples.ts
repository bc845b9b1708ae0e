import MiniSearch from 'minisearch'
import type { Language } from '../routing/languages'
import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../search/memoize'
import { normalise } from '../search/normalise'
import { stemmerOf, WORD } from '../search/siteIndex'

/** What can be found: by questions it answers, and by the words of a page. */
export interface Findable {
  id: string
  /** What it is called. */
  about: string
  /** Questions as visitors ask them. */
  examples?: readonly string[]
  /** Words of the page it is. */
  page?: string
}

/** A topic that has words of a question. */
export interface Nearness {
  id: string
  /** Higher is nearer; comparable within one question. */
  score: number
  /** Share of the question that the topic knows, from 0 to 1; rare words weigh more. */
  share: number
}

/** What the search is given: topics of one language. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
}

/** Topics differ in length by nature, so length counts little; a word that is repeated is no nearer. */
const BM25 = { k: 0.3, b: 0.2, d: 0.1 }
const BOOST = { examples: 1, page: 0.4 }
/** Words that every sentence has weigh so much less. */
const OF_STOP_WORD = 0.25

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
  for (const { id, about, examples = [], page = '' } of topics) {
    const asked = [about, ...examples].join('\n')
    index.add({ id, examples: asked, page })
    for (const term of new Set(termsOf(`${asked}\n${page}`, language))) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  /** A term that few topics have tells more. */
  const weigh = (term: string) =>
    Math.log(1 + topics.length / (1 + (holders.get(term) ?? 0))) * (STOP_WORDS.has(term) ? OF_STOP_WORD : 1)
  return { index, weigh }
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The topics that have words of a question, nearest first. */
export function nearestTopics(question: string, of: Topics<Findable>): Nearness[] {
  const { index, weigh } = indexOf(of)
  const whole = sum([...new Set(termsOf(question, of.language))].map(weigh))
  const found = index.search(question, {
    boost: BOOST,
    bm25: BM25,
    boostTerm: (term) => (STOP_WORDS.has(term) ? OF_STOP_WORD : 1),
  })
  return found
    .filter(({ queryTerms }) => queryTerms.some((term) => !STOP_WORDS.has(term)))
    .map(({ id, score, queryTerms }) => ({ id: id as string, score, share: sum(queryTerms.map(weigh)) / whole }))
}
