import { STOP_WORDS } from './nearest'
import type { Keywords } from './stems'

/** Lists of words an intent is known by. */
interface Known {
  keywords: Keywords
  subjects?: Keywords
  always?: Keywords
}

/** Shorter words are too near to each other. */
const SHORTEST = 4
const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu')
const vocabularies = new WeakMap<readonly Known[], ReadonlySet<string>>()

function vocabularyOf(intents: readonly Known[]): ReadonlySet<string> {
  const read = vocabularies.get(intents)
  if (read) return read
  const lists = intents.flatMap(({ keywords, subjects, always }) => [keywords, subjects, always])
  const listed = lists.flatMap((list) => (list ? [...list.en, ...list.ru] : [])).join(' ')
  const vocabulary = new Set(listed.match(LONG_WORD))
  vocabularies.set(intents, vocabulary)
  return vocabulary
}

/** Whether a word begins with one that intents are known by, of at least so many letters. */
function isKnown(word: string, vocabulary: ReadonlySet<string>, atLeast = SHORTEST): boolean {
  for (let length = word.length; length >= atLeast; length--) if (vocabulary.has(word.slice(0, length))) return true
  return false
}

function swappedBack(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < SHORTEST || STOP_WORDS.has(word) || isKnown(word, vocabulary)) return word
  // People get the first letter right.
  for (let at = 1; at < word.length - 1; at++) {
    const back = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (isKnown(back, vocabulary, Math.max(SHORTEST, at + 2))) return back
  }
  return word
}

/**
 * A normalised text with neighbouring letters swapped back, in words that mean
 * nothing as they are: "how mcuh for a website" asks for the price, and the
 * website must not answer because it is the word without a slip.
 */
export function unswapped(text: string, intents: readonly Known[]): string {
  const vocabulary = vocabularyOf(intents)
  return text.replace(/\p{L}+/gu, (word) => swappedBack(word, vocabulary))
}
