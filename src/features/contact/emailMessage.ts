import { cleanValue, cleanValues, type ContactValues } from './contactValues'

/** The company that an e-mail goes to, from `content/site.json`. */
export interface EmailRecipient {
  name: string
  /** The name the e-mail greets. */
  recipient: string
  /** General address. */
  email: string
  /** The website. */
  url: string
}

/** Value of `project` if the visitor named none. Spec section 3. */
const DEFAULT_PROJECT = 'General Inquiry'

/**
 * A moment as `March 15, 2024 at 02:30 PM`: long US format with hour and
 * minute (spec section 3), whatever the language of the page.
 * @param at milliseconds of the epoch
 * @param timeZone IANA zone; the visitor's own unless given
 */
export function longUsDate(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    .replace(/[\u202f\u00a0]/g, ' ') // newer engines put a narrow space before AM and PM
}

/** The `template_params` of one message: the eleven of spec section 3. */
export type EmailParameters = ReturnType<typeof emailParameters>

/**
 * Builds the parameters of one message, cleaned.
 * @param firstTriedAt time of the first try, in milliseconds of the epoch: a
 *   retry has the same date, so that the inbox shows it is not a new message
 * @param timeZone IANA zone of the date; the visitor's own unless given
 */
export function emailParameters(
  values: ContactValues,
  company: EmailRecipient,
  firstTriedAt: number,
  timeZone?: string,
) {
  const { firstName, lastName, email, phone, project, message } = cleanValues(values)
  return {
    from_name: `${firstName} ${lastName}`,
    from_email: email,
    from_phone: phone,
    message: message.trim(),
    project: project || DEFAULT_PROJECT,
    to_name: company.recipient,
    reply_to: email,
    to_email: company.email,
    company_name: company.name,
    website: company.url,
    current_date: longUsDate(firstTriedAt, timeZone),
  }
}

/**
 * Longest `mailto:` that reaches every mail program whole: Windows passes on about 2,050 characters of a link and
 * silently drops the rest. A Cyrillic letter takes six of them.
 */
export const MAX_MAILTO_LENGTH = 1900

/** Words of the e-mail, from the `contact` namespace. */
interface MailWords {
  subject: string
  /** Replaces a message that is too long for a link, and asks the visitor to paste it. */
  pasteHere: string
}

interface MailOffer {
  href: string
  /** The whole e-mail as plain text, for the clipboard. */
  text: string
  /** False if the message did not fit; then the visitor can copy it. */
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

/** The message and who wrote it, as plain text. */
export function plainText(values: ContactValues): string {
  const { firstName, lastName, email, phone, message } = cleanValues(values)
  const signature = [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean).join('\n')
  return [message.trim(), signature].filter(Boolean).join('\n\n')
}

/**
 * A link that opens the visitor's mail program with the e-mail filled in. A
 * message that does not fit is left out entirely, never cut (`carriesMessage`).
 * @param address recipient of the e-mail
 */
export function mailOffer(address: string, values: ContactValues, words: MailWords): MailOffer {
  const project = cleanValue('project', values.project)
  const subject = project ? `${words.subject}: ${project}` : words.subject
  const text = plainText(values)
  const whole = mailto(address, subject, text)
  if (whole.length <= MAX_MAILTO_LENGTH) return { href: whole, text, carriesMessage: true }
  return { href: mailto(address, words.subject, words.pasteHere), text, carriesMessage: false }
}
