/**
 * The form in which a question and a keyword are compared: lower case, one
 * kind of apostrophe, `ё` as `е`, no invisible characters, single spaces.
 * Takes any string, also half an emoji; never throws.
 */
export function normalise(text: string): string {
  return text
    .replaceAll('\u00b4', "'") // NFKC would make a space and an accent of it.
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/ё/g, 'е')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text, normalised, with single spaces between them: `money back` for `Money-back?`. */
export const plainWords = (text: string) =>
  normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Latin letters without accents: `Schrödinger` is also found by `schrodinger`. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
