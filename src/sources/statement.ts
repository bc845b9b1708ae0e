/** Where the words of a page are written: the build of a preview tells it, and the overlay looks it up. */

/** A piece of text and the place it is written at. */
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

/** What typesetting adds and readers do not see: word joiners and soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/** Texts without any of this, which most short texts of a page are. */
const PLAIN = /^(?:[\wА-яЁё.,:;!?–—“”’«»()→/-]+(?: (?=\S)|$))*$/

/**
 * Text without traces of typesetting and layout, so that the text of a file can
 * be compared with that of a page: every kind of space becomes one plain space,
 * the space that Russian sets before a percent sign and invisible characters go.
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
