import type { Language } from '../routing/languages'
import { STOP_WORDS } from '../search/languageWords'
import { normalise } from '../text/normalise'
import { stemmerOf, WORD } from '../search/siteIndex'

/** Normalised texts by language. Each page uses those of all languages, because visitors mix languages. */
export type ByLanguage = Readonly<Record<Language, readonly string[]>>

/** What finds a topic of the assistant. */
export interface Findable {
  id: string
  about: string
  question?: string
  /** The site must not guess at it: its keywords come before those of all others. */
  careful?: boolean
  keywords?: ByLanguage
  /** Keywords that are looked for after `keywords` of all topics. */
  more?: ByLanguage
  /** Phrases that are looked for before everything else, and phrases whose words do not count for them. */
  phrases?: ByLanguage
  unless?: ByLanguage
  /** A greeting or thanks: it answers only messages without a question. */
  smallTalk?: boolean
  /** Questions as visitors ask them, and headings of its page. */
  examples?: readonly string[]
}

/** Topics of one language. */
export interface Topics<Topic extends Findable> {
  language: Language
  topics: readonly Topic[]
}

export const allOf = (texts?: ByLanguage): string[] => Object.values(texts ?? {}).flat()

export const wordsOf = (text: string): string[] => normalise(text).match(WORD) ?? []

/** Stems of a text. Stop words are kept unchanged, for "how long" and "who are you". */
export function termsOf(text: string, language: Language): string[] {
  const stemOf = stemmerOf(language)
  return wordsOf(text).map((word) => stemOf(word) || word)
}

/** The different stems of a text that carry meaning. */
export const meaningOf = (text: string, language: Language): Set<string> =>
  new Set(termsOf(text, language).filter((term) => !STOP_WORDS.has(term)))

/** Whether only phrases find a topic: a message that merely shares words with its examples must not get it. */
export const hasOnlyPhrases = ({ phrases, keywords, more }: Pick<Findable, 'phrases' | 'keywords' | 'more'>): boolean =>
  phrases !== undefined && [keywords, more].every((list) => allOf(list).length === 0)
