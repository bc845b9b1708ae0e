/** The fields of the contact form, in the order they are shown. Spec section 3, "Contact form". */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'project', 'message'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** What the visitor typed, untrimmed; an untouched field is an empty string. */
export type ContactValues = Record<ContactField, string>

/** Name of the draft in `sessionStorage`: one for both languages, so that it survives a language switch. */
export const DRAFT_KEY = 'contact-draft'

/** An empty form. */
export const EMPTY_VALUES: Readonly<ContactValues> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  project: '',
  message: '',
}

/**
 * Format characters (Unicode Cf). Not the joiners inside a word of a script that needs them, such as Persian or Hindi,
 * or inside an emoji: a name without them is spelled differently. Latin, Cyrillic and Greek letters never join.
 */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}]))\p{Cf}/gu

/** Characters that are never drawn: format characters, variant selectors, fillers. */
const UNDRAWN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Control characters that are no white space, such as NUL and ESC. */
const CONTROLS = /(?![\s\u0085])\p{Cc}/gu

/** White space. U+0085 is a line break, but a control character in Unicode. */
const BLANKS = /[\s\u0085]+/g

/** Line breaks of old printers and mainframes. */
const ODD_BREAKS = /[\v\f\u0085]/g

/** The full stop of Chinese and Japanese; NFKC makes its half-width form this one. IDNA reads it as a dot. */
const IDEOGRAPHIC_STOP = /\u3002/g

/** Hyphens and dashes as typeset, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** Overrides of the writing direction, which would reverse the rest of the e-mail. */
const OVERRIDES = /[\u202d\u202e]/g

/**
 * A value as it is checked and sent. Text pasted from contacts, mail programs and documents brings characters that
 * nobody sees, and an address with one of them cannot be answered. A short field becomes one line of visible
 * characters with plain hyphens. E-mail address and number also lose full-width forms (NFKC) and everything that is
 * never drawn: machines compare them letter by letter. The message keeps the visitor's text, tabs and lines, except for
 * control characters and overrides of its direction.
 */
export function cleanValue(field: ContactField, typed: string): string {
  const text = typed.replace(CONTROLS, '')
  if (field === 'message') return text.replace(ODD_BREAKS, '\n').replace(OVERRIDES, '')
  const isExact = field === 'email' || field === 'phone'
  // Marks that become neighbours get their order anew.
  const visible = isExact ? text.normalize('NFKC').replace(UNDRAWN, '').normalize('NFKC') : text.replace(INVISIBLE, '')
  const dotted = field === 'email' ? visible.replace(IDEOGRAPHIC_STOP, '.') : visible
  return dotted.replace(DASHES, '-').replace(BLANKS, ' ').trim()
}

/** All values, each as `cleanValue` returns it. */
export function cleanValues(values: ContactValues): ContactValues {
  const cleaned = { ...values }
  for (const field of CONTACT_FIELDS) cleaned[field] = cleanValue(field, values[field])
  return cleaned
}

/** Whether nothing of a value would be seen: a blank of Braille is no white space, but looks like it. */
export const isBlank = (value: string) => value.replace(UNDRAWN, '').replace(/[\s\u2800]/g, '') === ''
