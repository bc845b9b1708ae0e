import type { Node } from '@takumi-rs/core'
import type { Language } from '../../../routing/languages'
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

const FACES: Record<Language, { display: string; text: string }> = {
  en: { display: 'Unbounded, Unbounded Cyrillic, Unbounded Accents', text: 'Onest, Onest Cyrillic, Onest Accents' },
  ru: { display: 'Unbounded Cyrillic, Unbounded, Unbounded Accents', text: 'Onest Cyrillic, Onest, Onest Accents' },
}

/** Width of a title, in pixels: what is left of the drawing. */
const TITLE_WIDTH = 690
/** Height of a title, in pixels. */
const TITLE_HEIGHT = 410
const LEADING = 1.18
/** How wide a letter of the display face is, as a part of its size: wide ones, so that no word runs into the drawing. */
const LETTER: Record<Language, number> = { en: 0.75, ru: 0.8 }

/** A short first part stays with the rest of its word: "веб-приложение" is not broken, "блокчейн-разработка" may be. */
function keepShortParts(title: string): string {
  return title.replace(/(?<![^\s\u00a0])(\p{L}{1,4})-(?=\p{L})/gu, '$1-\u2060')
}

/** The largest size at which the longest piece that cannot break fits, and all lines together do. */
export function titleSize(title: string, language: Language): number {
  const longest = Math.max(
    ...keepShortParts(title)
      .split(/ |-(?!\u2060)/)
      .map((piece) => piece.replace('\u2060', '').length),
  )
  const fits = (size: number) => {
    const inLine = TITLE_WIDTH / (size * LETTER[language])
    // Lines are not full, since words do not break.
    return longest <= inLine && Math.ceil(title.length / (inLine * 0.85)) * size * LEADING <= TITLE_HEIGHT
  }
  return [76, 68, 60, 54, 48, 42, 38, 34, 30, 26].find(fits) ?? 22
}

const WHOLE = { position: 'absolute', left: 0, top: 0, ...SHARE_SIZE } as const

/** The drawing below the words: most of the work, and the same on many pictures. */
export function sharePaper(sheet: ShareFacts['sheet']): Node {
  return { type: 'image', src: `sheet-${sheet}`, style: WHOLE }
}

/** What is laid over the paper, as a tree of boxes; pure, so that it can be measured without drawing. */
export function shareWords(facts: ShareFacts, inks: Inks): Node {
  const { title, kind, note, brand, language } = facts
  const { display, text } = FACES[language]
  const words = (value: string, style: Record<string, string | number>): Node => ({ type: 'text', text: value, style })
  const cell = (left: number, width: number, children: Node[]): Node => ({
    type: 'container',
    style: {
      position: 'absolute',
      left,
      top: 520,
      width,
      height: 82,
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
  return {
    type: 'container',
    lang: language,
    style: WHOLE,
    children: [
      {
        type: 'container',
        style: {
          position: 'absolute',
          left: 68,
          top: 64,
          width: TITLE_WIDTH,
          height: 424,
          display: 'flex',
          alignItems: 'center',
        },
        children: [
          words(keepShortParts(title), {
            fontFamily: display,
            fontWeight: 600,
            fontSize: titleSize(title, language),
            lineHeight: LEADING,
            color: inks.ink,
            textWrap: 'balance',
          }),
        ],
      },
      cell(28, 412, [
        { type: 'image', src: 'mark', style: { width: 48, height: 48 } },
        words(brand, { fontFamily: display, fontWeight: 600, fontSize: brand.length > 14 ? 24 : 32, color: inks.ink }),
      ]),
      cell(440, 390, [entry(kind, inks.ink)]),
      cell(830, 342, [entry(note, inks.inkSoft)]),
    ],
  }
}
