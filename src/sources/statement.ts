/** Maps the words of a page to their source: a preview build writes this data, and the overlay reads it. */

/** A piece of text and its position in a file. */
export interface Statement {
  /** Result of `normaliseText`; `{…}` stands for a value that is filled in. */
  text: string
  /** Path from the root of the repository. */
  file: string
  line: number
  column: number
  /** `features[2].en` of a record, `nav.services` of a dictionary, `title` of front matter, `body`. */
  field: string
}

/** Invisible characters that typesetting adds: word joiners and soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/** Texts that need no normalisation, as most short texts of a page. */
const PLAIN = /^(?:[\wА-яЁё.,:;!?–—“”’«»()→/-]+(?: (?=\S)|$))*$/

/**
 * Removes typesetting and layout from a text, so that the text of a file can be
 * compared with that of a page: every kind of space becomes one plain space. The
 * space before a percent sign (Russian) and invisible characters are removed.
 */
export function normaliseText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) %/g, '%')
    .trim()
}
