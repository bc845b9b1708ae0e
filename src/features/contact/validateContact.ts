import { MESSAGE_MIN_LENGTH, PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from '../../constants'
import { CONTACT_FIELDS, MAX_LENGTHS, REQUIRED_FIELDS, type ContactField, type ContactValues } from './contactFields'

type Problem = 'required' | 'invalid' | 'tooShort' | 'tooLong'

/** Key of a message in the `contact` namespace of `locales/`. */
export type ContactErrorKey = `contact:error.${ContactField}.${Problem}`

/** At most one message per field; a field without a problem is absent. */
export type ContactErrors = Partial<Record<ContactField, ContactErrorKey>>

/**
 * Looks like an e-mail address: something, one `@`, and a domain of at least
 * two labels. Letters of any script pass (addresses may be Cyrillic); spaces
 * and the punctuation that separates addresses in a header do not, because
 * the address becomes `reply_to`.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/u

/** Spec section 5, read once spaces are removed. The plus is not counted among the 8 to 16 characters. */
const PHONE = new RegExp(`^\\+?[1-9][\\d()-]{${PHONE_MIN_LENGTH - 1},${PHONE_MAX_LENGTH - 1}}$`)

/** Length as a reader counts it: an emoji of two code units is one character. */
function characters(text: string): number {
  return [...text].length
}

function problemOf(field: ContactField, typed: string): Problem | undefined {
  const value = typed.trim()
  const required = (REQUIRED_FIELDS as readonly ContactField[]).includes(field)
  if (value === '') return required ? 'required' : undefined
  if (characters(value) > MAX_LENGTHS[field]) return 'tooLong'
  if (field === 'email' && !EMAIL.test(value)) return 'invalid'
  if (field === 'phone' && !PHONE.test(value.replace(/\s/g, ''))) return 'invalid'
  if (field === 'message' && characters(value) < MESSAGE_MIN_LENGTH) return 'tooShort'
  return undefined
}

/**
 * Checks the whole form by spec section 5, plus the upper limits of
 * `MAX_LENGTHS`. Values are trimmed for the check only.
 * @returns message keys by field, in the order of the form; empty when the form may be sent
 */
export function validateContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, values[field])
    if (problem) errors[field] = `contact:error.${field}.${problem}`
  }
  return errors
}

/** The field that takes the focus after a refused submit: the first one with an error, as the form is read. */
export function firstInvalidField(errors: ContactErrors): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => errors[field] !== undefined)
}
