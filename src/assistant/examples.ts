import MiniSearch from 'minisearch'
import type { Language } from '../routing/languages'
import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../search/memoize'
import { normalise } from '../search/normalise'
import { stemmerOf, WORD } from '../search/siteIndex'

/** What can be found: by keywords, by questions it answers, and by the words of a page. */
export interface Findable {
  id: string
  about: string
  /** Phrases by language, normalised. Those of every language count on every page: visitors mix them. */
  keywords?: Readonly<Record<Language, readonly string[]>>
  /** Questions as visitors ask them. */
  examples?: readonly string[]
  text?: string
  /** What else it says, sentence by sentence. */
  passages?: readonly string[]
  /** Its paragraphs, sentence by sentence, which are not shown. */
  statements?: readonly string[]
}

export interface Near<Topic> {
  /** Its text is the passage that has them, if one has. */
  topic: Topic
  /** 1 for the words of the question that come nearest, and `KEYED` more for a keyword. */
  score: number
  isKeyed: boolean
  /** Share of the question that the topic knows, from 0 to 1; rare words weigh more. */
  share: number
  /** How many words of the question one of its sentences has, but for those that every sentence has. */
  met: number
}

/** What the search is given: topics of one language. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
}

/** Topics differ in length by nature, so length counts little; a word that is repeated is no nearer. */
const BM25 = { k: 0.3, b: 0.2, d: 0.1 }
const BOOST = { asked: 1, text: 0.8, statements: 0.2 }
/** How much nearer a keyword brings a topic. */
const KEYED = 0.3
/** Words that every sentence has weigh less. */
const emphasis = (term: string) => (STOP_WORDS.has(term) ? 0.25 : 1)

/** Stems of a text; words that every sentence has stay as they are, for "how long" and "who are you". */
function termsOf(text: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  return (normalise(text).match(WORD) ?? []).map((word) => stemOf(word) || word)
}

const indexOf = memoize(({ language, topics }: Topics<Findable>) => {
  const index = new MiniSearch({
    fields: ['asked', 'text', 'statements'],
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
  })
  const documents: { topic: Findable; passage?: string; sentences: ReadonlySet<string>[] }[] = []
  const holders = new Map<string, number>()
  for (const topic of topics) {
    const { about, keywords = {}, examples = [], passages = [], text = '', statements = [] } = topic
    const add = (asked: readonly string[], answer: string, passage?: string) => {
      const beside = passage === undefined ? statements : []
      const sentences = [...asked, answer, ...beside].map((sentence) => new Set(termsOf(sentence, language)))
      const id = documents.push({ topic, passage, sentences }) - 1
      index.add({ id, asked: asked.join('\n'), text: answer, statements: beside.join('\n') })
      return sentences.flatMap((terms) => [...terms])
    }
    const own = add([about, ...Object.values(keywords).flat(), ...examples], text)
    const known = new Set([...own, ...passages.flatMap((passage) => add([about], passage, passage))])
    for (const term of known) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  /** A term that few topics have tells more. */
  const weigh = (term: string) => Math.log(1 + topics.length / (1 + (holders.get(term) ?? 0))) * emphasis(term)
  return { index, documents, weigh }
})

/** How much a text says: rare words weigh more, and those that every sentence has little. */
export function weightOf(text: string, of: Topics<Findable>): number {
  return sum([...new Set(termsOf(text, of.language))].map(indexOf(of).weigh))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The topics that have words of a question, nearest first; `keyed` are those whose keywords it has. */
export function nearestTopics<T extends Findable>(question: string, keyed: readonly T[], of: Topics<T>): Near<T>[] {
  const { index, documents, weigh } = indexOf(of)
  const whole = weightOf(question, of)
  const found = index.search(question, { boost: BOOST, bm25: BM25, boostTerm: emphasis }).flatMap((result) => {
    const { topic, passage, sentences } = documents[result.id as number]
    const telling = result.queryTerms.filter((term) => !STOP_WORDS.has(term))
    const met = Math.max(...sentences.map((sentence) => telling.filter((term) => sentence.has(term)).length))
    const share = sum(result.queryTerms.map(weigh)) / whole
    // MiniSearch multiplies by the number of terms, which stop words raise as well.
    const score = (result.score / result.queryTerms.length) * share
    const isKeyed = (keyed as readonly Findable[]).includes(topic)
    return met > 0 || isKeyed ? [{ topic: topic as T, passage, score, met, share, isKeyed }] : []
  })
  const highest = Math.max(...found.map(({ score }) => score))
  const near = found.map((each) => ({ ...each, score: each.score / highest + (each.isKeyed ? KEYED : 0) }))
  near.sort((one, other) => other.score - one.score)
  const nearest = near.filter(({ topic }, place) => near.findIndex((each) => each.topic === topic) === place)
  return nearest.map(({ topic, passage, ...best }) => {
    const text = near.find((each) => each.topic === topic && each.passage && each.met > 1)?.passage ?? passage
    return { ...best, topic: text ? { ...topic, text } : topic }
  })
}
