import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../search/memoize'
import type { Keywords } from './stems'
import { isSwapped, swapAt, typosBetween } from '../search/typosBetween'

/** How many typos a stem of this length may have. Short words are too similar to allow any. */
function allowedTypos(length: number): number {
  if (length < 6) return 0
  return length < 9 ? 1 : 2
}

/**
 * How many typos separate the beginning of a word from a stem, or `undefined`
 * if there are too many. The first letter must be right, as it usually is.
 */
export function typosToStem(word: string, stem: string): number | undefined {
  if (word.startsWith(stem)) return 0
  if (stem.length > 3 && stem.length < 6 && isSwapped(word, stem)) return 1
  const limit = allowedTypos(stem.length)
  if (limit === 0 || word[0] !== stem[0]) return undefined
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => stem.length - limit + index)
  const least = Math.min(...lengths.map((length) => typosBetween(word.slice(0, length), stem)))
  return least <= limit ? least : undefined
}

/** Collapses a letter that is repeated three times or more: "heyyy" becomes "hey". */
export function collapseRepeats(text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, '$1')
}

/** The keyword lists of an intent. */
interface KeywordLists {
  keywords: Keywords
  subjects?: Keywords
  always?: Keywords
}

/** Shorter words are too similar to correct. */
const SHORTEST = 4
const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu')

const vocabularyOf = memoize((intents: readonly KeywordLists[]): ReadonlySet<string> => {
  const lists = intents.flatMap(({ keywords, subjects, always }) => [keywords, subjects, always])
  const listed = lists.flatMap((list) => Object.values(list ?? {}).flat()).join(' ')
  return new Set(listed.match(LONG_WORD))
})

/** Whether a word begins with a word of the vocabulary that has at least `atLeast` letters. */
function isKnown(word: string, vocabulary: ReadonlySet<string>, atLeast = SHORTEST): boolean {
  for (let length = word.length; length >= atLeast; length--) if (vocabulary.has(word.slice(0, length))) return true
  return false
}

function swapBack(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < SHORTEST || STOP_WORDS.has(word) || isKnown(word, vocabulary)) return word
  // The first letter is usually right.
  for (let at = 1; at < word.length - 1; at++) {
    const back = swapAt(word, at)
    if (isKnown(back, vocabulary, Math.max(SHORTEST, at + 2))) return back
  }
  return word
}

/**
 * Swaps neighbouring letters back in words that match no keyword as they are
 * typed. "how mcuh for a website" asks for the price; without this the correctly
 * typed "website" would decide.
 */
export function fixSwappedLetters(text: string, intents: readonly KeywordLists[]): string {
  const vocabulary = vocabularyOf(intents)
  return text.replace(/\p{L}+/gu, (word) => swapBack(word, vocabulary))
}
