/** Finds the changed lines of a branch where words of a page stand. */
import { escapePattern } from '../text/escapePattern'
import { groupBy } from '../text/groupBy'
import { plainWords, textsIn, type SourceLine } from './sourceLines'

export interface ChangedLine extends SourceLine {
  /** `-` in the base, `+` in the branch. */
  mark: '-' | '+'
  /** The number of its run of adjacent changed lines. */
  hunk: number
}

/** Texts of the base and of the branch. */
export type Marked = Readonly<Record<ChangedLine['mark'], readonly string[]>>

const MARKS = ['+', '-'] as const
const WORD = /[\p{L}\p{N}]/u

/**
 * Returns a function that finds changed lines by the words of a page, of those that can be its source: the lines that
 * hold an old or a new block word by word; if there are none, those of a hunk in which all removed runs stand before and
 * not now, all added ones now and not before.
 */
export function lineFinder(lines: readonly ChangedLine[]) {
  const all = lines.map((line) => ({ ...line, line, texts: textsIn(line), words: plainWords(line.text) }))
  return (blocks: Marked, runs: Marked, isSource: (line: SourceLine) => boolean = () => true): ChangedLine[] => {
    const known = all.filter(({ line }) => isSource(line))
    const whole = MARKS.flatMap((mark) => {
      const texts = blocks[mark].flatMap((block) => block.split('\n'))
      const wanted = new Set(texts.map(plainWords).filter((text) => WORD.test(text)))
      return known.filter((line) => line.mark === mark && line.texts.some((text) => wanted.has(text)))
    })
    if (whole.length > 0) return whole.map(({ line }) => line)
    const wanted = MARKS.flatMap((mark) =>
      runs[mark].flatMap((run) => (WORD.test(run) ? [{ mark, pattern: asWords(plainWords(run)) }] : [])),
    )
    if (new Set(wanted.map(({ mark }) => mark)).size < MARKS.length) return []
    return [...groupBy(known, ({ hunk }) => String(hunk)).values()].flatMap((hunk) => {
      const found = wanted.map(({ mark, pattern }) => ({ mark, own: hunk.filter(({ words }) => pattern.test(words)) }))
      const isExact = found.every(({ mark, own }) => own.length > 0 && own.every((line) => line.mark === mark))
      return isExact ? [...new Set(found.flatMap(({ own }) => own.map(({ line }) => line)))] : []
    })
  }
}

/** Matches words that are no part of longer ones. */
const asWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u')
