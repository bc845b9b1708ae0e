/** Where the words of a page are written: what a build of a preview knows, and its overlay looks up. */

/** A piece of text as it is shown, and the place it is written at. */
export interface Statement {
  /** As `normaliseText` leaves it; `{…}` stands for a value that is filled in. */
  text: string
  /** From the root of the repository. */
  file: string
  line: number
  column: number
  /** `features[2].en` of a record, `nav.services` of a dictionary, `title` of front matter, `body`. */
  field: string
}

/** What typesetting adds and a reader does not see: word joiners and soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/** Nothing of all that: most short texts of a page. */
const PLAIN = /^(?:[\wА-яЁё.,:;!?–—“”’«»()→/-]+(?: (?=\S)|$))*$/

/**
 * Text without the traces of typesetting and of the way it is laid out, so
 * that what stands in a file and what stands on a page can be compared: spaces
 * of every kind are one plain space, none before a percent sign, which Russian
 * sets apart, and invisible letters are gone.
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
