/** How a title is set on a share picture: its size, and where its lines end. Pure: widths are measured by whoever draws. */

/** A part of a title that is not broken, with its width as a part of the size of the letters. */
interface TitlePiece {
  text: string
  width: number
  /** Whether it stands apart from the piece before it. */
  isWord: boolean
}

interface TitleBox {
  width: number
  height: number
  /** Height of a line, as a part of the size of the letters. */
  leading: number
  /** Width of a space, as a part of the size of the letters. */
  space: number
}

export interface SetTitle {
  size: number
  lines: string[]
}

const LARGEST = 76
const SMALLEST = 22
const STEP = 2

/** Of the longest line, what the shortest has at least: no word stands alone under a long line. */
const EVEN = 0.45
/** Of the largest size that fits, what may be given for even lines. */
const WORTH = 0.75

/** The parts of a title at which it may be broken: "блокчейн-разработка" behind its hyphen, "веб-приложение" nowhere. */
export function titleParts(title: string): Omit<TitlePiece, 'width'>[] {
  return title
    .split(' ')
    .flatMap((word) => word.split(/(?<=\p{L}{5}-)(?=\p{L})/u).map((text, part) => ({ text, isWord: part === 0 })))
}

const textOf = (line: readonly TitlePiece[]) =>
  line.map(({ text, isWord }, place) => (isWord && place > 0 ? ` ${text}` : text)).join('')

const widthOf = (line: readonly TitlePiece[], space: number) =>
  line.reduce((sum, { width, isWord }, place) => sum + width + (isWord && place > 0 ? space : 0), 0)

/** The pieces in so many lines, none wider than allowed and all as even as can be; null where they do not fit. */
function broken(pieces: readonly TitlePiece[], count: number, most: number, space: number): TitlePiece[][] | null {
  const usual = widthOf(pieces, space) / count
  /** The best lines of all pieces from one on, with the sum of squares by which they miss the usual width. */
  const best = (from: number, left: number): { lines: TitlePiece[][]; misses: number } | null => {
    if (left === 0) return from === pieces.length ? { lines: [], misses: 0 } : null
    let found: { lines: TitlePiece[][]; misses: number } | null = null
    for (let end = from + 1; end <= pieces.length - left + 1; end += 1) {
      const line = pieces.slice(from, end)
      const width = widthOf(line, space)
      if (width > most) break
      const rest = best(end, left - 1)
      const misses = (width - usual) ** 2 + (rest?.misses ?? 0)
      if (rest && (!found || misses < found.misses)) found = { lines: [line, ...rest.lines], misses }
    }
    return found
  }
  return best(0, count)?.lines ?? null
}

/**
 * The largest size at which a title fits its box; a smaller one where its lines
 * are even only then.
 */
export function setTitle(pieces: readonly TitlePiece[], { width, height, leading, space }: TitleBox): SetTitle {
  let fallback: SetTitle | undefined
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    if (fallback && size < fallback.size * WORTH) break
    const most = Math.floor(height / (size * leading))
    for (let count = 1; count <= Math.min(most, pieces.length); count += 1) {
      const lines = broken(pieces, count, width / size, space)
      if (!lines) continue
      const widths = lines.map((line) => widthOf(line, space))
      const title = { size, lines: lines.map(textOf) }
      if (Math.min(...widths) >= EVEN * Math.max(...widths)) return title
      fallback ??= title
    }
  }
  return fallback ?? { size: SMALLEST, lines: pieces.map(({ text }) => text) }
}
