/** The fields of the contact form, in the order they are shown. Spec section 3, "Contact form". */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'project', 'message'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** What the visitor typed, untrimmed; an untouched field is an empty string. */
export type ContactValues = Record<ContactField, string>

/** The five required fields, in the order they are checked and focused. Spec section 5. */
export const REQUIRED_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

/**
 * Most characters of each field after trimming. The spec names none; these
 * stop floods, and keep the request far below the 50 KB the e-mail service
 * accepts even in Cyrillic. An e-mail address cannot be longer than 254
 * (RFC 5321). Do not repeat them as `maxlength`: that cuts a pasted text
 * without a word.
 */
export const MAX_LENGTHS: Record<ContactField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 60,
  project: 200,
  message: 10_000,
}

/** What a browser should know about a control to fill it in and show the right keyboard. */
interface ControlHints {
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  inputMode: 'text' | 'email' | 'tel'
}

/** Hints of each single-line control; `message` is a `textarea`. */
export const CONTROL_HINTS: Record<Exclude<ContactField, 'message'>, ControlHints> = {
  firstName: { type: 'text', autoComplete: 'given-name', inputMode: 'text' },
  lastName: { type: 'text', autoComplete: 'family-name', inputMode: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  project: { type: 'text', autoComplete: 'off', inputMode: 'text' },
}

/** An empty form. */
export const EMPTY_VALUES: Readonly<ContactValues> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  project: '',
  message: '',
}
