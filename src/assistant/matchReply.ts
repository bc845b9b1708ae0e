import { normalise } from './normalise'
import { otherReadings } from './otherKeyboard'
import { slipsToStem, withoutHeldKeys } from './slips'
import { unswapped } from './swaps'
import { occurs, stemsNear, stemsOf, stemsOfWords, type Keywords, type Reach, type Stem } from './stems'

export type { Keywords } from './stems'

/** What the matcher needs to know of an intent of `content/chat.json`. */
export interface MatchableIntent {
  id: string
  keywords: Keywords
  /** Words that name a subject, as a shop or a bank: they answer where no keyword asks anything. */
  subjects?: Keywords
  /** Phrases that win before the order is asked: a wish for a person, a question about rights. */
  always?: Keywords
  /** Words that may mean this: they answer nothing, but nothing else answers for certain beside them. */
  signs?: Keywords
  /** Words of any of these lists that do not count in a question that also holds another word. */
  unless?: readonly { keyword: string; without: readonly string[] }[]
}

/** The short answer asks to rephrase, the long one lists topics. Spec section 5. */
type FallbackId = 'fallback-short' | 'fallback-long'

const VOWEL = /[aeiouаеиоуыэюя]/

/** Accents are taken off first: `é` is a vowel. The breve of `й` stays on, `й` is none. */
function hasVowel(text: string): boolean {
  return VOWEL.test(text.replace(/й/g, '').normalize('NFD'))
}

/** Whether a keyword or phrase of an intent stands in a normalised text, and nothing beside it takes it back. */
export function counts(text: string, stem: Stem, intent: MatchableIntent, reach: Reach): boolean {
  return occurs(text, stem, reach) && !isBlocked(text, stem, intent)
}

function isBlocked(text: string, stem: Stem, intent: MatchableIntent): boolean {
  const blockers = intent.unless?.filter((exception) => exception.keyword === stem.keyword) ?? []
  return blockers.some(({ without }) => stemsOfWords(without).some((word) => occurs(text, word, 'anywhere')))
}

/**
 * Ids of the intents that a text reaches, in their order; phrases that always win come first, mere subjects last.
 * Each is looked for when it is asked for: who answers is the first, and seldom one of the last.
 */
function* reached(text: string, intents: readonly MatchableIntent[], reach: Reach): Generator<string> {
  for (const intent of intents)
    if (stemsNear(text, intent.always).some((phrase) => counts(text, phrase, intent, 'word-start'))) yield intent.id
  for (const intent of intents)
    if (stemsNear(text, intent.keywords).some((stem) => counts(text, stem, intent, reach))) yield intent.id
  for (const intent of intents)
    if (stemsNear(text, intent.subjects).some((stem) => counts(text, stem, intent, reach))) yield intent.id
}

/** How many slips lead from words of the text to a keyword, all of its words in a row. */
function slipsTo(words: readonly string[], { text, isWhole, beside }: Stem): number | undefined {
  const stems = text.split(' ')
  if (isWhole || beside || !stems.some((stem) => stem.length >= 4)) return undefined
  const starts = words.slice(0, Math.max(0, words.length - stems.length + 1))
  const found = starts.flatMap((_, start) => {
    const slips = stems.map((stem, index) => slipsToStem(words[start + index], stem))
    return slips.some((count) => count === undefined)
      ? []
      : [slips.reduce<number>((sum, count) => sum + (count ?? 0), 0)]
  })
  return found.length > 0 ? Math.min(...found) : undefined
}

/** The intents that the fewest slips lead to, in their order. */
function reachedBySlips(text: string, intents: readonly MatchableIntent[]): string[] {
  const words = text.split(/[^\p{L}\p{N}']+/u).filter(Boolean)
  // A slip leaves the first letter where it is, or swaps it with the second.
  const initials = new Set(words.flatMap((word) => [word[0], word[1]]))
  const found = intents.flatMap((intent) => {
    const stems = [...stemsOf(intent.keywords), ...stemsOf(intent.subjects)]
    const near = stems.filter((stem) => initials.has(stem.text[0]))
    const slips = near.flatMap((stem) => {
      const count = slipsTo(words, stem)
      return count === undefined || isBlocked(text, stem, intent) ? [] : count
    })
    return slips.length > 0 ? [{ id: intent.id, slips: Math.min(...slips) }] : []
  })
  const fewest = Math.min(...found.map(({ slips }) => slips))
  return found.filter(({ slips }) => slips === fewest).map(({ id }) => id)
}

/** The text in which keywords are looked for: normalised, and swapped letters swapped back. */
export function readingOf(question: string, intents: readonly MatchableIntent[]): string {
  return unswapped(normalise(question), intents)
}

/**
 * What a question reaches, attempt by attempt; the first that reaches anything counts.
 *
 * Keywords are tried at word starts and only then anywhere, so that "What is
 * your email?" reaches *contact* and not the `ai` in "email", and
 * "maintenance" reaches *support* (DESIGN section 7). What nothing reaches is
 * read as if a key had been held down, the keyboard had been in the other language or Russian were
 * written in Latin letters, and last as if the finger had slipped.
 */
function* attempts(text: string, intents: readonly MatchableIntent[]): Generator<Iterable<string>> {
  yield reached(text, intents, 'word-start')
  yield reached(text, intents, 'anywhere')
  yield reached(withoutHeldKeys(text), intents, 'word-start')
  for (const reading of otherReadings(text)) yield reached(reading, intents, 'word-start')
  yield reachedBySlips(text, intents)
}

/**
 * Every intent that a question reaches, by its reading: the first is the one
 * that answers (spec section 5: the first match wins, in their order), the
 * others are what the visitor may have meant besides.
 */
export function intentsReached(text: string, intents: readonly MatchableIntent[]): string[] {
  for (const found of attempts(text, intents)) {
    const ids = [...new Set(found)]
    if (ids.length > 0) return ids
  }
  return []
}

/** Every intent that a question reaches, as it is typed. */
export function matchIntents(question: string, intents: readonly MatchableIntent[]): string[] {
  return intentsReached(readingOf(question, intents), intents)
}

/** The intent that answers a question: the first of all it reaches, found in half the time. */
export function matchFirst(question: string, intents: readonly MatchableIntent[]): string | undefined {
  for (const found of attempts(readingOf(question, intents), intents)) for (const id of found) return id
  return undefined
}

/**
 * Whether the input cannot be read as a question: no vowel, or words of less
 * than three characters on average while it exceeds five, or a single
 * character. Spec section 5. Russian vowels count as well as English ones on
 * both sites.
 */
export function isUnintelligible(question: string): boolean {
  const text = normalise(question)
  const length = [...text].length
  if (length < 2 || !hasVowel(text)) return true
  const words = text.split(' ')
  const averageLength = words.reduce((sum, word) => sum + [...word].length, 0) / words.length
  return averageLength < 3 && length > 5
}

/** Which of the two sorry sentences an input gets that nothing answers. */
export function fallbackFor(question: string): FallbackId {
  return isUnintelligible(question) ? 'fallback-short' : 'fallback-long'
}

/** The id of the intent that answers a question, or a fallback. Spec section 5. */
export function matchReply(question: string, intents: readonly MatchableIntent[]): string {
  return matchFirst(question, intents) ?? fallbackFor(question)
}
