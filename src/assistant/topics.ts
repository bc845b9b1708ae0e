import type { Language } from '../routing/languages'
import { normalise, plainWords } from '../text/normalise'
import { WORD } from '../search/siteIndex'

/** Normalised texts by language. Each page uses those of all languages, because visitors mix languages. */
export type ByLanguage = Readonly<Record<Language, readonly string[]>>

/** What finds a topic of the assistant. */
export interface Findable {
  id: string
  /** The site must not guess at it: its keywords come before those of all others. */
  careful?: boolean
  keywords?: ByLanguage
}

/**
 * What example questions teach (`learn.ts`), for each word or pair of words: how many topics ask with it, and how much it
 * speaks for a topic. The topics stand as their places, each followed by its weight.
 */
export type Learned = Readonly<Record<string, readonly number[]>>

/** Topics of one language. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
  /** Greetings, thanks, please and sign-offs, which are taken from a question. */
  courtesies?: ByLanguage
  learned: Learned
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
export function keyedTopic<Topic extends Findable>(text: string, topics: readonly Topic[]): Topic | undefined {
  const words = ` ${plainWords(text)} `
  const isKeyed = ({ keywords = {} }: Topic, inside = false) =>
    Object.values(keywords).some((all) => all.some((keyword) => has(words, keyword, inside)))
  return (
    topics.find((topic) => topic.careful && isKeyed(topic)) ??
    topics.find((topic) => isKeyed(topic)) ??
    topics.find((topic) => !topic.careful && isKeyed(topic, true))
  )
}
