import { STOP_WORDS } from './similarity'
import type { Keywords } from './stems'

/** Distances from each prefix of one word, the empty one first, to the whole other word. */
function typosOfBeginnings(one: string, other: string): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  const typos = [other.length]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        last[column - 1] + (isSame ? 0 : 1),
        last[column] + 1,
        current[column - 1] + 1,
        isSwapped ? beforeLast[column - 2] + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
    typos.push(current[other.length])
  }
  return typos
}

/**
 * Fewest typos that turn one word into the other: a letter left out, added or
 * changed, or two neighbours swapped (optimal string alignment distance).
 */
export function typosBetween(one: string, other: string): number {
  return typosOfBeginnings(one, other)[one.length]
}

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
  const isSwappedShort =
    stem.length > 3 && stem.length < 6 && word.length === stem.length && typosBetween(word, stem) === 1
  if (isSwappedShort && [...word].sort().join('') === [...stem].sort().join('')) return 1
  const limit = allowedTypos(stem.length)
  if (limit === 0 || word[0] !== stem[0]) return undefined
  const typos = typosOfBeginnings(word.slice(0, stem.length + limit), stem)
  const least = Math.min(...typos.slice(stem.length - limit))
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
const vocabularies = new WeakMap<readonly KeywordLists[], ReadonlySet<string>>()

function vocabularyOf(intents: readonly KeywordLists[]): ReadonlySet<string> {
  const read = vocabularies.get(intents)
  if (read) return read
  const lists = intents.flatMap(({ keywords, subjects, always }) => [keywords, subjects, always])
  const listed = lists.flatMap((list) => (list ? [...list.en, ...list.ru] : [])).join(' ')
  const vocabulary = new Set(listed.match(LONG_WORD))
  vocabularies.set(intents, vocabulary)
  return vocabulary
}

/** Whether a word begins with a word of the vocabulary that has at least `atLeast` letters. */
function isKnown(word: string, vocabulary: ReadonlySet<string>, atLeast = SHORTEST): boolean {
  for (let length = word.length; length >= atLeast; length--) if (vocabulary.has(word.slice(0, length))) return true
  return false
}

function swapBack(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < SHORTEST || STOP_WORDS.has(word) || isKnown(word, vocabulary)) return word
  // The first letter is usually right.
  for (let at = 1; at < word.length - 1; at++) {
    const back = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
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
