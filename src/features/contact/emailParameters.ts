import type { ContactValues } from './contactFields'

/** What an e-mail names of the company, from `content/site.json`. */
export interface EmailRecipient {
  /** `recipient` of the site: whom the letter greets. */
  name: string
  /** General address. */
  email: string
  company: string
  website: string
}

/** `template_params`, exactly the eleven of spec section 3. */
export interface EmailParameters {
  from_name: string
  from_email: string
  from_phone: string
  message: string
  project: string
  to_name: string
  reply_to: string
  to_email: string
  company_name: string
  website: string
  current_date: string
}

/** What `project` says when the visitor named none. Spec section 3. */
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

/** One line, as a header of a letter is: a pasted cell of a table brings tabs along. */
function line(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()
}

/**
 * Builds the `template_params` of one message, every value trimmed as it was checked.
 * @param values what the visitor typed
 * @param firstTriedAt moment of the first try, in milliseconds: a retry carries
 *   the same date and can be told in the inbox from a new message
 */
export function emailParameters(
  values: ContactValues,
  recipient: EmailRecipient,
  firstTriedAt: number,
  timeZone?: string,
): EmailParameters {
  const email = line(values.email)
  return {
    from_name: line(`${values.firstName} ${values.lastName}`),
    from_email: email,
    from_phone: line(values.phone),
    message: values.message.trim(),
    project: line(values.project) || DEFAULT_PROJECT,
    to_name: recipient.name,
    reply_to: email,
    to_email: recipient.email,
    company_name: recipient.company,
    website: recipient.website,
    current_date: longUsDate(firstTriedAt, timeZone),
  }
}
