import type { Node } from '@takumi-rs/core'
import type { Language } from '../../../routing/languages'
import type { ShareFacts } from './shareFacts'
import { setTitle, titleParts, type SetTitle } from './titleLines'

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

const FACES: Record<Language, { display: string; text: string }> = {
  en: { display: 'Unbounded, Unbounded Cyrillic, Unbounded Rare', text: 'Onest, Onest Cyrillic, Onest Rare' },
  ru: { display: 'Unbounded Cyrillic, Unbounded, Unbounded Rare', text: 'Onest Cyrillic, Onest, Onest Rare' },
}

const LEADING = 1.18

/** Where the title stands: left of the drawing. */
export const TITLE_AREA = { left: 68, top: 64, width: 700, height: 424 } as const
/** Letters reach a little over their own width. */
const TITLE_BOX = { width: 690, height: 410, leading: LEADING } as const
/** Where the cells below the drawing are. */
export const CELLS_AREA = { left: 0, top: 520, width: SHARE_SIZE.width, height: 82 } as const

/** Letters are measured at this size, in pixels. */
const MEASURED = 100

/** The drawing below the words: most of the work, and the same on many pictures. */
export function sharePaper(sheet: ShareFacts['sheet']): Node {
  return { type: 'image', src: `sheet-${sheet}`, style: { ...SHARE_SIZE } }
}

const line = (text: string, language: Language, size: number, colour?: string): Node => ({
  type: 'text',
  text,
  style: {
    fontFamily: FACES[language].display,
    fontWeight: 600,
    fontSize: size,
    lineHeight: LEADING,
    whiteSpace: 'nowrap',
    ...(colour ? { color: colour } : {}),
  },
})

const column = (children: Node[], language: Language): Node => ({
  type: 'container',
  lang: language,
  style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
  children,
})

/**
 * A title with the breaks and at the size that suit it.
 * @param measure widths of the children of a column, in pixels
 */
export async function shareTitle(
  { title, language }: ShareFacts,
  measure: (column: Node) => Promise<readonly number[]>,
): Promise<SetTitle> {
  const parts = titleParts(title)
  const texts = [...parts.map(({ text }) => text), 'n\u00a0n', 'nn']
  const widths = await measure(
    column(
      texts.map((text) => line(text, language, MEASURED)),
      language,
    ),
  )
  const [spaced, close] = widths.slice(-2)
  const pieces = parts.map((part, place) => ({ ...part, width: widths[place] / MEASURED }))
  return setTitle(pieces, { ...TITLE_BOX, space: (spaced - close) / MEASURED })
}

/** What is laid over the paper in `TITLE_AREA`. */
export function titleWords({ lines, size }: SetTitle, language: Language, { ink }: Inks): Node {
  const { width, height } = TITLE_AREA
  const lined = column(
    lines.map((text) => line(text, language, size, ink)),
    language,
  )
  return { ...lined, style: { ...lined.style, width, height } }
}

/** What is laid over the paper in `CELLS_AREA`: brand, kind and note. */
export function cellWords({ kind, note, brand, language }: ShareFacts, { ink, inkSoft }: Inks): Node {
  const { display, text } = FACES[language]
  const words = (value: string, style: Record<string, string | number>): Node => ({ type: 'text', text: value, style })
  const cell = (left: number, width: number, children: Node[]): Node => ({
    type: 'container',
    style: {
      position: 'absolute',
      left,
      top: 0,
      width,
      height: CELLS_AREA.height,
      padding: '0 24px',
      display: 'flex',
      alignItems: 'center',
      gap: 16,
    },
    children,
  })
  const entry = (value: string, colour: string): Node =>
    words(value, {
      fontFamily: text,
      fontSize: value.length > 24 ? 24 : 28,
      fontWeight: 600,
      color: colour,
      lineHeight: 1.15,
    })
  const { width, height } = CELLS_AREA
  return {
    type: 'container',
    lang: language,
    style: { position: 'relative', width, height },
    children: [
      cell(28, 412, [
        { type: 'image', src: 'mark', style: { width: 48, height: 48 } },
        words(brand, { fontFamily: display, fontWeight: 600, fontSize: brand.length > 14 ? 24 : 32, color: ink }),
      ]),
      cell(440, 390, [entry(kind, ink)]),
      cell(830, 342, [entry(note, inkSoft)]),
    ],
  }
}
