import { STOP_WORDS } from '../assistant/similarity'
import { normalise } from '../assistant/normalise'
import { stem } from './stem'

/** A word of a text, as it is compared, and where it stands. */
interface FoundWord {
  stem: string
  from: number
  to: number
}

/** Letters and digits, and what joins them to one: `e-commerce`, `Node.js`, `CI/CD`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‑.’'/][\p{L}\p{N}]+)*/gu
const JOINT = /[-‑.’'/]/
const PART = /[\p{L}\p{N}]+/gu

const stems = new Map<string, string>()
/** A site has some ten thousand words, whatever the number of its pages. */
const MOST_REMEMBERED = 100_000

function stemOf(written: string): string {
  const known = stems.get(written)
  if (known !== undefined) return known
  if (stems.size > MOST_REMEMBERED) stems.clear()
  const found = stem(normalise(written))
  stems.set(written, found)
  return found
}

/** The words of a text in order. Parts of a compound are words of their own. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(PART)].map(({ 0: word, index }) => ({
    stem: stemOf(word),
    from: index,
    to: index + word.length,
  }))
}

/** Whether a normalised word says what is looked for: of "чем занимаетесь" the second alone. */
export function isTelling(word: string): boolean {
  return !STOP_WORDS.has(word) && word !== 'чем'
}

/** What a text is found by: its words, and its compounds in one piece, as `ecommerce` and `nodejs`. */
export function termsOf(text: string): string[] {
  return (text.match(COMPOUND) ?? []).flatMap((compound) => {
    if (!JOINT.test(compound)) return stemOf(compound)
    const parts = compound.match(PART) ?? []
    return [...parts.map(stemOf), stemOf(parts.join(''))]
  })
}
