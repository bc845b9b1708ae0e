/** Marks of a typewriter, which the keyboard has and a printed sentence has not. */

/** Straight quotes before a word, not the inches behind a number; three dots for one sign. */
const MARKS = /(?<![\p{L}\p{N}=])"(?=[\p{L}\p{N}])[^"\n]{0,40}"?|\.{3}/u

/** What to say of the first such mark in running text; null without one. */
export function typewriterMark(text: string): string | null {
  if (!text.includes('"') && !text.includes('...')) return null
  const [found] = MARKS.exec(text) ?? []
  if (found === undefined) return null
  return found.startsWith('"')
    ? `${found} has the quotes of a typewriter. Write “words” in English and «слова» in Russian.`
    : '"..." is typed as three signs. Write the one: "…".'
}
