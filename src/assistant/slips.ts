/** Fewest slips from each beginning of a word, none of it first and all of it last, to another word. */
function slipsOfBeginnings(one: string, other: string): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  const slips = [other.length]
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
    slips.push(current[other.length])
  }
  return slips
}

/**
 * Fewest slips of the finger that turn one word into the other: a letter left
 * out, added, changed, or two swapped (Damerau's distance of neighbours).
 */
export function slipsBetween(one: string, other: string): number {
  return slipsOfBeginnings(one, other)[one.length]
}

/** Slips that are forgiven in a stem of so many letters. Short words are too near to each other for any. */
function forgiven(length: number): number {
  if (length < 6) return 0
  return length < 9 ? 1 : 2
}

/**
 * How many slips lead from the beginning of a word to a stem, or `undefined`
 * where they are more than are forgiven. People get the first letter right.
 */
export function slipsToStem(word: string, stem: string): number | undefined {
  if (word.startsWith(stem)) return 0
  const isSwappedShort =
    stem.length > 3 && stem.length < 6 && word.length === stem.length && slipsBetween(word, stem) === 1
  if (isSwappedShort && [...word].sort().join('') === [...stem].sort().join('')) return 1
  const limit = forgiven(stem.length)
  if (limit === 0 || word[0] !== stem[0]) return undefined
  const slips = slipsOfBeginnings(word.slice(0, stem.length + limit), stem)
  const fewest = Math.min(...slips.slice(stem.length - limit))
  return fewest <= limit ? fewest : undefined
}

/** A text without the repetitions of a key held down: "heyyy" is "hey". No word has three of a letter. */
export function withoutHeldKeys(text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, '$1')
}
