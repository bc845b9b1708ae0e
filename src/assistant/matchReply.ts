import { normalise } from './normalise'

/** What the matcher needs to know of an intent of `content/chat.json`. */
export interface MatchableIntent {
  id: string
  /** Stems by language. A leading `=` means the whole word: `=ии`. */
  keywords: { en: readonly string[]; ru: readonly string[] }
  /** Keywords that do not count in a question that also holds another word. */
  unless?: readonly { keyword: string; without: readonly string[] }[]
}

/** The short answer asks to rephrase, the long one lists topics. Spec section 5. */
export type FallbackId = 'fallback-short' | 'fallback-long'

/** What a keyword has to be in the question to count. */
type Reach = 'word-start' | 'anywhere'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const VOWEL = /[aeiouаеиоуыэюя]/

/** Accents are taken off first: `é` is a vowel. The breve of `й` stays on, `й` is none. */
function hasVowel(text: string): boolean {
  return VOWEL.test(text.replace(/й/g, '').normalize('NFD'))
}

function isWordCharacter(text: string, index: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(index))
}

function occurs(text: string, keyword: string, reach: Reach): boolean {
  const isWhole = keyword.startsWith('=')
  const stem = normalise(isWhole ? keyword.slice(1) : keyword)
  if (stem === '') return false
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    const atStart = at === 0 || !isWordCharacter(text, at - 1)
    const atEnd = !isWordCharacter(text, at + stem.length)
    if (isWhole ? atStart && atEnd : reach === 'anywhere' || atStart) return true
  }
  return false
}

function counts(text: string, keyword: string, intent: MatchableIntent, reach: Reach): boolean {
  if (!occurs(text, keyword, reach)) return false
  const blockers = intent.unless?.filter((exception) => exception.keyword === keyword) ?? []
  return !blockers.some(({ without }) => without.some((word) => occurs(text, word, 'anywhere')))
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

/**
 * The one reply to a question: the id of the first intent, in the given
 * order, that one of its keywords reaches (spec section 5), or a fallback.
 *
 * Keywords are tried first at word starts and only then anywhere, so that
 * "What is your email?" reaches *contact* and not the `ai` in "email", and
 * "maintenance" reaches *support* (DESIGN section 7). Keywords of both
 * languages are tried on both sites: they are written in different alphabets
 * and cannot disturb each other.
 */
export function matchReply(question: string, intents: readonly MatchableIntent[]): string {
  const text = normalise(question)
  for (const reach of ['word-start', 'anywhere'] as const) {
    const found = intents.find((intent) =>
      [...intent.keywords.en, ...intent.keywords.ru].some((keyword) => counts(text, keyword, intent, reach)),
    )
    if (found) return found.id
  }
  return isUnintelligible(question) ? 'fallback-short' : 'fallback-long'
}
