import type { Node } from '@takumi-rs/core'
import type { ShareFacts } from './shareFacts'

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Colours of the light theme, by the names of `styles/tokens.css`. */
export interface Inks {
  ink: string
  inkSoft: string
  signal: string
}

/** The mark of the header. */
export const mark = ({ ink, signal }: Inks) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5 5.5V11C3.5 20.5 8.5 25.5 16 25.5M28.5 5.5C26.8 15 22.5 22.3 16 25.5" stroke="${ink}"/><path d="M16 11.5V29.5" stroke="${signal}"/></svg>`

const DISPLAY = 'Unbounded, Unbounded Cyrillic, Unbounded Rare'
const TEXT = 'Onest, Onest Cyrillic, Onest Rare'

/** Height of a line, as a part of the font size. */
const LEADING = 1.18

/** Where the title stands: left of the drawing. */
const TITLE_AREA = { left: 68, top: 64, width: 700, height: 424 } as const
/** The room of its lines: letters reach a little over their own width. */
const TITLE_BOX = { width: 690, height: 410 } as const
/** The row of cells below the drawing. */
const CELLS = { top: 520, height: 82 } as const

/** Text is measured at this font size, in pixels. */
const MEASURED = 100

const titleLine = (text: string, size: number, colour?: string): Node => ({
  type: 'text',
  text,
  style: {
    fontFamily: DISPLAY,
    fontWeight: 600,
    fontSize: size,
    lineHeight: LEADING,
    whiteSpace: 'nowrap',
    ...(colour ? { color: colour } : {}),
  },
})

const column = (children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
  children,
})

/** A part of a title that is not broken, with its width as a part of the font size. */
interface TitlePiece {
  text: string
  width: number
  /** Whether it stands apart from the piece before it. */
  isWord: boolean
}

interface SetTitle {
  size: number
  lines: string[]
}

const LARGEST = 76
const SMALLEST = 22
const STEP = 2

/** The shortest line is at least this part of the longest: no word stands alone under a long line. */
const EVEN = 0.45
/** For even lines the font may shrink to this part of the largest size that fits. */
const LEAST_SHRINK = 0.75

/** Cuts a title where it may be broken: "блокчейн-разработка" behind its hyphen, "веб-приложение" nowhere. */
export function titleParts(title: string): Omit<TitlePiece, 'width'>[] {
  return title
    .split(' ')
    .flatMap((word) => word.split(/(?<=\p{L}{5}-)(?=\p{L})/u).map((text, part) => ({ text, isWord: part === 0 })))
}

const textOf = (line: readonly TitlePiece[]) =>
  line.map(({ text, isWord }, place) => (isWord && place > 0 ? ` ${text}` : text)).join('')

const widthOf = (line: readonly TitlePiece[], space: number) =>
  line.reduce((sum, { width, isWord }, place) => sum + width + (isWord && place > 0 ? space : 0), 0)

/** Breaks the pieces into `count` lines of widths as even as possible; null when one would be wider than `most`. */
function broken(pieces: readonly TitlePiece[], count: number, most: number, space: number): TitlePiece[][] | null {
  const usual = widthOf(pieces, space) / count
  /** The best `left` lines of the pieces behind `from`, with the sum of the squares by which they miss the usual width. */
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
 * The largest size at which a title fits `TITLE_BOX`, or a smaller one at which its lines are even.
 * @param space width of a space, as a part of the font size
 */
export function setTitle(pieces: readonly TitlePiece[], space: number): SetTitle {
  const { width, height } = TITLE_BOX
  let fallback: SetTitle | undefined
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    if (fallback && size < fallback.size * LEAST_SHRINK) break
    const most = Math.floor(height / (size * LEADING))
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

/**
 * The lines and the size of a title.
 * @param measure widths of the children of a column, in pixels
 */
export async function shareTitle(
  title: string,
  measure: (column: Node) => Promise<readonly number[]>,
): Promise<SetTitle> {
  const parts = titleParts(title)
  const texts = [...parts.map(({ text }) => text), 'n\u00a0n', 'nn']
  const widths = await measure(column(texts.map((text) => titleLine(text, MEASURED))))
  const [spaced, close] = widths.slice(-2)
  const pieces = parts.map((part, place) => ({ ...part, width: widths[place] / MEASURED }))
  return setTitle(pieces, (spaced - close) / MEASURED)
}

/** The whole picture: the paper, the title left of its drawing, and the cells below it. */
export function shareSheet(facts: ShareFacts, title: SetTitle, inks: Inks): Node {
  const { sheet, language } = facts
  return {
    type: 'container',
    lang: language,
    style: { position: 'relative', ...SHARE_SIZE },
    children: [
      { type: 'image', src: `sheet-${sheet}`, style: { ...SHARE_SIZE } },
      titleWords(title, inks),
      ...cellWords(facts, inks),
    ],
  }
}

function titleWords({ lines, size }: SetTitle, { ink }: Inks): Node {
  const lined = column(lines.map((text) => titleLine(text, size, ink)))
  return { ...lined, style: { ...lined.style, position: 'absolute', ...TITLE_AREA } }
}

/** Brand, kind and note. */
function cellWords({ kind, note, brand }: ShareFacts, { ink, inkSoft }: Inks): Node[] {
  const words = (value: string, style: Record<string, string | number>): Node => ({ type: 'text', text: value, style })
  const cell = (left: number, width: number, children: Node[]): Node => ({
    type: 'container',
    style: {
      ...CELLS,
      position: 'absolute',
      left,
      width,
      padding: '0 24px',
      display: 'flex',
      alignItems: 'center',
      gap: 16,
    },
    children,
  })
  const entry = (value: string, color: string): Node =>
    words(value, { fontFamily: TEXT, fontSize: value.length > 24 ? 24 : 28, fontWeight: 600, color, lineHeight: 1.15 })
  return [
    cell(28, 412, [
      { type: 'image', src: 'mark', style: { width: 48, height: 48 } },
      words(brand, { fontFamily: DISPLAY, fontWeight: 600, fontSize: brand.length > 14 ? 24 : 32, color: ink }),
    ]),
    cell(440, 390, [entry(kind, ink)]),
    cell(830, 342, [entry(note, inkSoft)]),
  ]
}
