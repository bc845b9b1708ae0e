/** The topics of the assistant, and what finds them for a question: keywords, and what their examples teach. */
import type { Language } from '../routing/languages'
import { stemmerOf, WORD } from '../search/siteIndex'
import { normalise, plainWords } from '../text/normalise'

/** Normalised texts by language. Each page uses those of all languages, because visitors mix languages. */
export type ByLanguage = Readonly<Record<Language, readonly string[]>>

export interface Reply {
  /** Words before the nearest reply: "The closest I have". */
  closest?: string
  about?: string
  text: string
  /** The reply of a second topic, if the question may mean either. */
  also?: { id: string; about: string; text: string }
  /** Paths without language prefix. A link to `#contact` copies the question into the contact form. */
  links: readonly { label: string; to: string }[]
  /** Questions of topics that come near, shown as buttons. */
  asks?: readonly string[]
  /** Nothing was understood: the pages that the site search finds for the question are shown. */
  isUnknown?: boolean
}

/** An intent of `content/chat.json`, a FAQ, or a page of the site, in one language. Without a text, a fallback answers. */
export interface Topic extends Reply {
  id: string
  about: string
  /** The site must not guess at it: its keywords come before those of all others. */
  careful?: boolean
  keywords?: ByLanguage
  /** Its question, for buttons. Greetings, thanks and trouble have none. */
  question?: string
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData {
  language: Language
  topics: readonly Topic[]
  /**
   * What example questions teach (`learn.ts`), for each word or pair of words: how many topics ask with it, and how much
   * it speaks for a topic. The topics stand as their places, each followed by its weight.
   */
  learned: Readonly<Record<string, readonly number[]>>
  greeting: string
  quickQuestions: string[]
  /** Greetings, thanks, please and sign-offs, which are taken from a question. */
  courtesies: ByLanguage
  /** Words for something that was said before: "it", "they". */
  followUps: ByLanguage
  /** Words between two questions in one message: "and", "also". */
  conjunctions: ByLanguage
  /** Least share of the topic that answers a question without a keyword. */
  nearness: number
  /** Replies if no topic answers, and the words before the nearest answer. */
  fallbacks: { short: Reply; long: Reply; near: string }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

export const allOf = (texts?: ByLanguage): string[] => Object.values(texts ?? {}).flat()

export const wordsOf = (text: string): string[] => normalise(text).match(WORD) ?? []

/** Shorter keywords match whole words only: "this" contains "hi". DESIGN section 7. */
const SHORTEST_PART = 4

/** Whether a keyword begins a word of a text, or, `inside`, is in one. Both are words; those of the text have spaces around. */
function has(text: string, keyword: string, inside: boolean): boolean {
  if (keyword.length < SHORTEST_PART) return text.includes(` ${keyword} `)
  return text.includes(inside && !keyword.includes(' ') ? keyword : ` ${keyword}`)
}

/**
 * The first topic in their order with a keyword in a text (spec section 5): of the `careful` topics before all others,
 * then at the start of a word, then inside one.
 */
export function keyedTopic<Keyed extends Pick<Topic, 'careful' | 'keywords'>>(text: string, topics: readonly Keyed[]) {
  const words = ` ${plainWords(text)} `
  const isKeyed = ({ keywords = {} }: Keyed, inside = false) =>
    Object.values(keywords).some((all) => all.some((keyword) => has(words, keyword, inside)))
  return (
    topics.find((topic) => topic.careful && isKeyed(topic)) ??
    topics.find((topic) => isKeyed(topic)) ??
    topics.find((topic) => !topic.careful && isKeyed(topic, true))
  )
}

/** Weight of two words in their order ("who owns"); a word has 1. */
const OF_PAIRS = 0.4

/** What a question of no topic weighs: as much as this number of topics that share no word with it. */
const NOTHING = 100

/** How many times nearer a keyword makes its topic, and one that the site must not guess at. */
const KEYWORD = 14
const CAREFUL = 140

/** Words of a message from which on a keyword says less: a letter mentions much that it does not ask for. */
export const LETTER = 12

export const isPair = (term: string) => term.includes(' ')

/** The words of a question by their stems, and pairs of them. Numbers are one word. */
export function termsOf(question: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  const words = wordsOf(question).map((word) => (/^\d+k?$/.test(word) ? '0' : stemOf(word) || word))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [...new Set([...words, ...pairs])]
}

/**
 * Gives terms their weights: rare ones weigh more, and all together have length 1.
 * @param askingWith number of topics of which an example has the term; a pair of words that none has is left out
 */
export function vectorOf(terms: readonly string[], askingWith: (term: string) => number, topics: number) {
  const weighed = terms
    .filter((term) => !isPair(term) || askingWith(term) > 0)
    .map((term) => ({ term, weight: (isPair(term) ? OF_PAIRS : 1) * Math.log(1 + topics / (1 + askingWith(term))) }))
  const length = Math.hypot(...weighed.map(({ weight }) => weight)) || 1
  return weighed.map(({ term, weight }) => ({ term, weight: weight / length }))
}

/** Turns the scores of the topics into their shares of a question: softmax. With that of no topic they are 1 together. */
export function toShares(scores: Float32Array): Float32Array {
  const shares = scores.map(Math.exp)
  const sum = shares.reduce((all, each) => all + each, NOTHING)
  return shares.map((each) => each / sum)
}

/**
 * All topics, the most similar to the question first. `similarity` is their share, from 0 to 1.
 * @param named the topic of a keyword in the question
 */
export function nearestTopics(question: string, { language, topics, learned }: ChatData, named?: Topic) {
  const of = (term: string): readonly number[] => (Object.hasOwn(learned, term) ? learned[term] : [0])
  const scores = new Float32Array(topics.length)
  const share = Math.min(1, LETTER / wordsOf(question).length)
  for (const { term, weight } of vectorOf(termsOf(question, language), (each) => of(each)[0], topics.length)) {
    const [, ...weights] = of(term)
    for (let at = 0; at < weights.length; at += 2) scores[weights[at]] += weight * weights[at + 1]
  }
  if (named) scores[topics.indexOf(named)] += share * Math.log(named.careful ? CAREFUL : KEYWORD)
  const shares = toShares(scores)
  return topics
    .map((topic, at) => ({ topic, similarity: shares[at] }))
    .sort((one, other) => other.similarity - one.similarity)
}
