import MiniSearch from 'minisearch'
import type { Language } from '../routing/languages'
import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { normalise } from '../text/normalise'
import { stemmerOf, WORD } from '../search/siteIndex'

/** A topic that is found by keywords, by example questions, and by the words of a page. */
export interface Findable {
  id: string
  about: string
  /** Normalised phrases by language. Each page uses those of all languages, because visitors mix languages. */
  keywords?: Readonly<Record<Language, readonly string[]>>
  /** Phrases by language that are looked for before everything else, and phrases whose words do not count for them. */
  phrases?: Readonly<Record<Language, readonly string[]>>
  unless?: Readonly<Record<Language, readonly string[]>>
  /** Questions as visitors ask them. */
  examples?: readonly string[]
  text?: string
  /** Other texts of the topic, which can be shown as the answer. */
  passages?: readonly string[]
  /** Sentences of its paragraphs. They are searched but not shown. */
  statements?: readonly string[]
}

export interface Near<Topic> {
  /** The topic. Its text is the passage with the words of the question, if there is one. */
  topic: Topic
  /** Relative to the best match of words, which has 1; a keyword adds `KEYED`. */
  score: number
  isKeyed: boolean
  /** Share of the question's words in the topic, from 0 to 1; rare words weigh more. */
  share: number
  /** Maximum number of the question's words in one of its sentences, without stop words. */
  met: number
}

/** Topics of one language, the input of the search. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
}

/** Length has little weight, because topics have very different lengths. Repeated words hardly raise the score. */
const BM25 = { k: 0.3, b: 0.2, d: 0.1 }
const BOOST = { asked: 1, text: 0.8, statements: 0.2 }
/** Bonus on the score of a topic for a keyword. */
const KEYED = 0.3
/** Stop words weigh less. */
const emphasis = (term: string) => (STOP_WORDS.has(term) ? 0.25 : 1)

/** Stems of a text. Stop words are kept unchanged, for "how long" and "who are you". */
function termsOf(text: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  return (normalise(text).match(WORD) ?? []).map((word) => stemOf(word) || word)
}

/** Whether only phrases find a topic: a message that merely shares words with its reply must not get it. */
export const hasOnlyPhrases = ({ phrases, keywords = {} }: Pick<Findable, 'phrases' | 'keywords'>) =>
  phrases !== undefined && Object.values(keywords).every((list) => list.length === 0)

const indexOf = memoize(({ language, topics: all }: Topics<Findable>) => {
  const topics = all.filter((topic) => !hasOnlyPhrases(topic))
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
  /** Weight of a term: higher if few topics have it. */
  const weigh = (term: string) => Math.log(1 + topics.length / (1 + (holders.get(term) ?? 0))) * emphasis(term)
  return { index, documents, weigh }
})

/** Weight of a text, the sum of its terms: rare words weigh more, stop words less. */
export function weightOf(text: string, of: Topics<Findable>): number {
  return sum([...new Set(termsOf(text, of.language))].map(indexOf(of).weigh))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The topics that have words of a question, nearest first. @param keyed topics whose keywords are in the question */
export function nearestTopics<T extends Findable>(question: string, keyed: readonly T[], of: Topics<T>): Near<T>[] {
  const { index, documents, weigh } = indexOf(of)
  const whole = weightOf(question, of)
  const found = index.search(question, { boost: BOOST, bm25: BM25, boostTerm: emphasis }).flatMap((result) => {
    const { topic, passage, sentences } = documents[result.id as number]
    const telling = result.queryTerms.filter((term) => !STOP_WORDS.has(term))
    const met = Math.max(...sentences.map((sentence) => telling.filter((term) => sentence.has(term)).length))
    const share = sum(result.queryTerms.map(weigh)) / whole
    // MiniSearch multiplies the score by the number of terms, which includes stop words.
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
