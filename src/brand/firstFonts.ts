import displayCyrillic from './fonts/display-cyrillic.woff2'
import displayLatin from './fonts/display-latin.woff2'
import textCyrillic from './fonts/text-cyrillic.woff2'
import textLatin from './fonts/text-latin.woff2'

/** Files of `fonts.css` that a page fetches at once, by the script of its language. */
export const firstFonts = (script: string): readonly string[] =>
  script === 'Cyrl' ? [displayCyrillic, textCyrillic] : [displayLatin, textLatin]
