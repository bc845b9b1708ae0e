/** Words of a text that say by another word what was looked for: `price` where somebody asks for `cost`. */
import type { PlaceName } from './searchFiles'
import { isTelling, wordsOf } from './words'

/** Letters from which on a keyword may be the beginning of a word. */
const LONG_ENOUGH = 4

/** Stems of the words of a phrase that tell something: of `how much` the last. */
export function tellingStems(phrase: string): string[] {
  return wordsOf(phrase).flatMap(({ stem, from, to }) => (isTelling(phrase.slice(from, to)) ? stem : []))
}

const isWordOf = (stem: string, key: string) => stem === key || (key.length >= LONG_ENOUGH && stem.startsWith(key))

/** What stands for a name: its keywords of one word, and all words of a phrase; one of them alone is not the phrase. */
function keysOf({ words }: PlaceName): string[][] {
  return words.flatMap((phrase) => {
    const keys = tellingStems(phrase)
    return keys.length === 0 || (keys.length === 1 && wordsOf(phrase).length > 1) ? [] : [keys]
  })
}

/** Stems of a text that are a name's words. */
export function synonymsIn(stems: readonly string[], name: PlaceName): string[] {
  return keysOf(name).flatMap((keys) => {
    const found = keys.map((key) => stems.filter((stem) => isWordOf(stem, key)))
    return found.every(({ length }) => length > 0) ? found.flat() : []
  })
}

/** Whether a name has what was looked for: a keyword, or of a phrase all that tells something. */
export function isNamed({ words }: PlaceName, stems: ReadonlyMap<string, number>): boolean {
  return words.some((phrase) => {
    const keys = tellingStems(phrase)
    return keys.length > 0 && keys.every((key) => stems.has(key))
  })
}
