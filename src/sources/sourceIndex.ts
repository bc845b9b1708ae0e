import { normaliseText, type Statement } from './statement'
import { escapePattern } from '../search/escapePattern'

/** A part of a shown text and the statements it comes from. */
interface Segment {
  start: number
  end: number
  statements: readonly Statement[]
}

export interface FoundSource {
  /** The shown text, normalised. */
  text: string
  /** The parts of the text that have a source, in order. */
  segments: Segment[]
}

export interface SourceIndex {
  /** Finds the statements that a shown text consists of. */
  find(shown: string): FoundSource
}

/** `{{count}}` in a dictionary, `{email}` in content. */
const PLACEHOLDER = /\{\{?[\w:.-]+\}?\}/

/** Minimum length of a piece: shorter pieces would match by chance. */
const SHORTEST_PIECE = 2
const LETTER = /[\p{L}\p{N}]/u

const COUNT = '([\\d\\s.,]+?)'
const ANYTHING = '(.+?)'

/**
 * Creates an index that finds statements by the words a page shows.
 * @param wider another index, for words that are not in these statements
 */
export function createSourceIndex(statements: readonly Statement[], wider?: SourceIndex): SourceIndex {
  const remembered = new Map<string, FoundSource>()
  const exact = new Map<string, Statement[]>()
  const patterns: { statement: Statement; matcher: RegExp }[] = []
  for (const statement of statements) {
    if (PLACEHOLDER.test(statement.text)) {
      // A statement with only placeholders would match any text.
      if (LETTER.test(withoutValues(statement.text).join('')))
        patterns.push({ statement, matcher: patternOf(statement.text) })
      continue
    }
    const same = exact.get(statement.text)
    if (same) same.push(statement)
    else exact.set(statement.text, [statement])
  }
  const longestFirst = [...exact.keys()]
    .filter((text) => text.length >= SHORTEST_PIECE)
    .sort((a, b) => b.length - a.length)

  /** Statements that match the whole text: unchanged, or with values filled in. */
  function whole(text: string): Segment[] | null {
    const same = exact.get(text)
    if (same) return [{ start: 0, end: text.length, statements: same }]
    const fitting = patterns.flatMap((pattern) => {
      const match = pattern.matcher.exec(text)
      return match ? [{ pattern, match }] : []
    })
    if (fitting.length === 0) return null
    const fewest = Math.min(...fitting.map(({ match }) => match.slice(1).join('').length))
    const best = fitting.filter(({ match }) => match.slice(1).join('').length === fewest)
    return [{ start: 0, end: text.length, statements: best.map(({ pattern }) => pattern.statement) }]
  }

  /** Statements that are pieces of the text, for example in the title of a page. */
  function pieces(text: string): Segment[] {
    const found: Segment[] = []
    for (const piece of longestFirst) {
      if (piece.length > text.length) continue
      for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
        const segment = { start: at, end: at + piece.length, statements: exact.get(piece) ?? [] }
        if (standsAlone(text, segment) && !found.some((other) => overlap(other, segment))) found.push(segment)
      }
    }
    return found.sort((a, b) => a.start - b.start)
  }

  /** Statements that contain the text, for example one coloured word of a heading. */
  function part(text: string): Segment[] {
    if (text.length < SHORTEST_PIECE) return []
    const holders = longestFirst.filter((longer) => {
      const at = longer.indexOf(text)
      return at !== -1 && standsAlone(longer, { start: at, end: at + text.length })
    })
    const found = holders.flatMap((holder) => exact.get(holder) ?? [])
    return found.length > 0 ? [{ start: 0, end: text.length, statements: found }] : []
  }

  function search(text: string): FoundSource {
    const certain = whole(text)
    if (certain) return { text, segments: certain }
    const found = pieces(text)
    // Pieces that cover the text need no wider search.
    if (wider && !LETTER.test(between(text, found))) return { text, segments: found }
    const elsewhere = wider?.find(text).segments ?? []
    if (covered(elsewhere) === text.length) return { text, segments: elsewhere }
    const own = covered(found) < text.length ? better(part(text), found) : found
    return { text, segments: better(own, elsewhere) }
  }

  return {
    find(shown) {
      const text = normaliseText(shown)
      const known = remembered.get(text) ?? search(text)
      remembered.set(text, known)
      return known
    },
  }
}

function better(first: Segment[], second: Segment[]): Segment[] {
  return covered(first) >= covered(second) ? first : second
}

function covered(segments: readonly Segment[]): number {
  return segments.reduce((sum, { start, end }) => sum + end - start, 0)
}

function between(text: string, segments: readonly Segment[]): string {
  const ends = [0, ...segments.map(({ end }) => end)]
  return ends.map((end, index) => text.slice(end, segments[index]?.start ?? text.length)).join(' ')
}

function withoutValues(text: string): string[] {
  return text.split(new RegExp(PLACEHOLDER, 'g'))
}

/** Matches the text with a number instead of each count, and with any text instead of other placeholders. */
function patternOf(text: string): RegExp {
  const literals = withoutValues(text).map(escapePattern)
  const values = text.match(new RegExp(PLACEHOLDER, 'g'))?.map((value) => (value === '{{count}}' ? COUNT : ANYTHING))
  return new RegExp(`^${literals.map((literal, index) => literal + (values?.[index] ?? '')).join('')}$`, 'su')
}

function standsAlone(text: string, { start, end }: Pick<Segment, 'start' | 'end'>): boolean {
  const cuts = (before: string | undefined, after: string | undefined) =>
    before !== undefined && after !== undefined && LETTER.test(before) && LETTER.test(after)
  return !cuts(text[start - 1], text[start]) && !cuts(text[end - 1], text[end])
}

function overlap(a: Pick<Segment, 'start' | 'end'>, b: Pick<Segment, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end
}
