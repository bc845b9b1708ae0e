import type { ContactValues } from './contactFields'

/**
 * Longest `mailto:` that reaches every mail program whole: Windows hands over
 * about 2,050 characters of a link and drops the rest without a word. A
 * Cyrillic letter takes six of them.
 */
export const MAX_MAILTO_LENGTH = 1900

/** Words of the letter, from the `contact` namespace. */
interface LetterWords {
  subject: string
  /** Stands in place of a message too long for a link, and asks to paste it. */
  pasteHere: string
}

interface MailOffer {
  href: string
  /** The letter as plain text, whole: what a "copy" button puts on the clipboard. */
  text: string
  /** False when the message did not fit; the visitor must be told, and offered to copy it. */
  carriesMessage: boolean
}

/** `encodeURIComponent` throws on half an emoji; that half becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function mailto(address: string, subject: string, body: string): string {
  const lines = body.replace(/\r\n?|\n/g, '\r\n') // RFC 6068: line breaks are %0D%0A
  return `mailto:${encode(address).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(lines)}`
}

function letter(message: string, values: ContactValues): string {
  const name = `${values.firstName.trim()} ${values.lastName.trim()}`.trim()
  const signature = [name, values.email.trim(), values.phone.trim()].filter(Boolean).join('\n')
  return [message.trim(), signature].filter(Boolean).join('\n\n')
}

/**
 * A link that opens the visitor's mail program with the letter written.
 * A message that would not fit is left out whole, never cut, and
 * `carriesMessage` says so.
 * @param address where the letter goes
 */
export function mailOffer(address: string, values: ContactValues, words: LetterWords): MailOffer {
  const project = values.project.trim()
  const subject = project ? `${words.subject}: ${project}` : words.subject
  const text = letter(values.message, values)
  const whole = mailto(address, subject, text)
  if (whole.length <= MAX_MAILTO_LENGTH) return { href: whole, text, carriesMessage: true }
  return { href: mailto(address, words.subject, words.pasteHere), text, carriesMessage: false }
}

/**
 * A phone number that stays on one line.
 * @param phone the number as it is written in the content
 * @returns the same number with no-break spaces
 */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0')
}
