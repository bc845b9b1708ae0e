import type { MeasuredNode, Node } from '@takumi-rs/core'
import type { ShareFacts } from './shareFacts'

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Text styles: colours of the light theme, and names of fonts. */
export interface TextStyles {
  ink: string
  inkSoft: string
  text: string
  display: string
}

/** The area of the title, left of the drawing. Letters are drawn a little wider than their measured width. */
const TITLE_AREA = { left: 68, top: 71, width: 690, height: 410 } as const
/** The row of cells below the drawing. */
const CELLS = { top: 520, height: 82 } as const

/** Font sizes of a title, in pixels. */
const LARGEST = 76
const SMALLEST = 22
const STEP = 2

/** A title in lines of similar length. A word breaks at its hyphen only after a part of five letters or more. */
const titleText = (title: string, fontSize: number, { display, ink }: TextStyles): Node => ({
  type: 'text',
  text: title.replace(/(?<!\p{L}{5})-/gu, '-\u2060'),
  style: { fontFamily: display, fontWeight: 600, fontSize, lineHeight: 1.18, textWrap: 'balance', color: ink },
})

/**
 * The largest font size at which a title fits its area, in pixels; the smallest size if none fits.
 * @param measure lays out a node
 */
export async function titleSize(
  title: string,
  styles: TextStyles,
  measure: (node: Node) => Promise<MeasuredNode>,
): Promise<number> {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const style = { display: 'flex', width: TITLE_AREA.width }
    const { children } = await measure({ type: 'container', style, children: [titleText(title, size, styles)] })
    const [{ height, runs }] = children
    const isWithin = runs.every(({ x, width }) => x + width <= TITLE_AREA.width)
    if (isWithin && height <= TITLE_AREA.height) return size
  }
  return SMALLEST
}

/**
 * The whole picture: the background, the title left of the drawing, and the cells below it.
 * @param size of the title, in pixels
 */
export function shareLayout(facts: ShareFacts, size: number, styles: TextStyles): Node {
  const { background, language, title } = facts
  return {
    type: 'container',
    lang: language,
    style: { position: 'relative', ...SHARE_SIZE },
    children: [
      { type: 'image', src: `background-${background}`, style: { ...SHARE_SIZE } },
      {
        type: 'container',
        style: { position: 'absolute', display: 'flex', alignItems: 'center', ...TITLE_AREA },
        children: [titleText(title, size, styles)],
      },
      ...cellWords(facts, styles),
    ],
  }
}

function cellWords({ kind, note, brand }: ShareFacts, { ink, inkSoft, text, display }: TextStyles): Node[] {
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
    words(value, { fontFamily: text, fontSize: value.length > 24 ? 24 : 28, fontWeight: 600, color, lineHeight: 1.15 })
  return [
    cell(28, 412, [
      { type: 'image', src: 'mark', style: { width: 48, height: 48 } },
      words(brand, { fontFamily: display, fontWeight: 600, fontSize: brand.length > 14 ? 24 : 32, color: ink }),
    ]),
    cell(440, 390, [entry(kind, ink)]),
    cell(830, 342, [entry(note, inkSoft)]),
  ]
}
