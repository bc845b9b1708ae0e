import { normalise } from '../search/normalise'
import { otherReadings } from '../search/otherKeyboard'
import { occurs, stemsNear, stemsOf, stemsOfWords, type Keywords, type Reach, type Stem } from './stems'
import { collapseRepeats, fixSwappedLetters, typosToStem } from './typos'

export type { Keywords } from './stems'

/** What the matcher needs to know of an intent of `content/chat.json`. */
export interface MatchableIntent {
  id: string
  keywords: Keywords
  /** Words that name a subject, such as a shop or a bank. They answer if no keyword matches. */
  subjects?: Keywords
  /** Phrases that win regardless of the order: a wish for a person, a question about rights. */
  always?: Keywords
  /** Words that may mean this intent. They do not answer, but make other answers doubtful. */
  signs?: Keywords
  /** Words of these lists that do not count if the question also has one of `without`. */
  unless?: readonly { keyword: string; without: readonly string[] }[]
}

/** The short answer asks to rephrase, the long one lists topics. Spec section 5. */
type FallbackId = 'fallback-short' | 'fallback-long'

const VOWEL = /[aeiouаеиоуыэюя]/

/** Accents are removed first, so that `é` is a vowel. `й` is not one. */
function hasVowel(text: string): boolean {
  return VOWEL.test(text.replace(/й/g, '').normalize('NFD'))
}

/** Whether a keyword of an intent occurs in a normalised text, and no `unless` excludes it. */
export function counts(text: string, stem: Stem, intent: MatchableIntent, reach: Reach): boolean {
  return occurs(text, stem, reach) && !isBlocked(text, stem, intent)
}

function isBlocked(text: string, stem: Stem, intent: MatchableIntent): boolean {
  const blockers = intent.unless?.filter((exception) => exception.keyword === stem.keyword) ?? []
  return blockers.some(({ without }) => stemsOfWords(without).some((word) => occurs(text, word, 'anywhere')))
}

/**
 * Ids of the intents that a text reaches, in their order: phrases that always
 * win first, then keywords, then subjects. A generator, because callers often
 * need only the first.
 */
function* reached(text: string, intents: readonly MatchableIntent[], reach: Reach): Generator<string> {
  for (const intent of intents)
    if (stemsNear(text, intent.always).some((phrase) => counts(text, phrase, intent, 'word-start'))) yield intent.id
  for (const intent of intents)
    if (stemsNear(text, intent.keywords).some((stem) => counts(text, stem, intent, reach))) yield intent.id
  for (const intent of intents)
    if (stemsNear(text, intent.subjects).some((stem) => counts(text, stem, intent, reach))) yield intent.id
}

/** How many typos separate consecutive words of the text from a keyword, or `undefined` if too many. */
function typosTo(words: readonly string[], { text, isWhole, beside }: Stem): number | undefined {
  const stems = text.split(' ')
  if (isWhole || beside || !stems.some((stem) => stem.length >= 4)) return undefined
  const starts = words.slice(0, Math.max(0, words.length - stems.length + 1))
  const found = starts.flatMap((_, start) => {
    const typos = stems.map((stem, index) => typosToStem(words[start + index], stem))
    return typos.some((count) => count === undefined)
      ? []
      : [typos.reduce<number>((sum, count) => sum + (count ?? 0), 0)]
  })
  return found.length > 0 ? Math.min(...found) : undefined
}

/** The intents with the fewest typos, in their order. */
function reachedByTypos(text: string, intents: readonly MatchableIntent[]): string[] {
  const words = text.split(/[^\p{L}\p{N}']+/u).filter(Boolean)
  // A typo keeps the first letter, or swaps it with the second.
  const initials = new Set(words.flatMap((word) => [word[0], word[1]]))
  const found = intents.flatMap((intent) => {
    const stems = [...stemsOf(intent.keywords), ...stemsOf(intent.subjects)]
    const near = stems.filter((stem) => initials.has(stem.text[0]))
    const typos = near.flatMap((stem) => {
      const count = typosTo(words, stem)
      return count === undefined || isBlocked(text, stem, intent) ? [] : count
    })
    return typos.length > 0 ? [{ id: intent.id, typos: Math.min(...typos) }] : []
  })
  const fewest = Math.min(...found.map(({ typos }) => typos))
  return found.filter(({ typos }) => typos === fewest).map(({ id }) => id)
}

/** The text in which keywords are looked up: normalised, with swapped letters corrected. */
export function prepareQuestion(question: string, intents: readonly MatchableIntent[]): string {
  return fixSwappedLetters(normalise(question), intents)
}

/**
 * The attempts to match a question, in order; the first one with a result counts.
 *
 * Keywords are tried at word starts and only then anywhere, so that "What is
 * your email?" reaches *contact* and not the `ai` in "email", and
 * "maintenance" reaches *support* (DESIGN section 7). If nothing matches, the
 * text is read with repeated letters collapsed, as typed on the other
 * keyboard, as Russian in Latin letters, and last with typos.
 */
function* attempts(text: string, intents: readonly MatchableIntent[]): Generator<Iterable<string>> {
  yield reached(text, intents, 'word-start')
  yield reached(text, intents, 'anywhere')
  yield reached(collapseRepeats(text), intents, 'word-start')
  for (const reading of otherReadings(text)) yield reached(reading, intents, 'word-start')
  yield reachedByTypos(text, intents)
}

/**
 * Every intent that a prepared question reaches. The first one answers (spec
 * section 5: the first match wins); the others are what the visitor may also
 * have meant.
 */
export function intentsReached(text: string, intents: readonly MatchableIntent[]): string[] {
  for (const found of attempts(text, intents)) {
    const ids = [...new Set(found)]
    if (ids.length > 0) return ids
  }
  return []
}

/** Every intent that a question reaches, as the visitor typed it. */
export function matchIntents(question: string, intents: readonly MatchableIntent[]): string[] {
  return intentsReached(prepareQuestion(question, intents), intents)
}

/** The first intent that a question reaches: `matchIntents(…)[0]` in half the time. */
export function matchFirst(question: string, intents: readonly MatchableIntent[]): string | undefined {
  for (const found of attempts(prepareQuestion(question, intents), intents)) for (const id of found) return id
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

/** Which of the two fallbacks an input without an answer gets. */
export function fallbackFor(question: string): FallbackId {
  return isUnintelligible(question) ? 'fallback-short' : 'fallback-long'
}

/** The id of the intent that answers a question, or a fallback. Spec section 5. */
export function matchReply(question: string, intents: readonly MatchableIntent[]): string {
  return matchFirst(question, intents) ?? fallbackFor(question)
}
