import { MESSAGE_MIN_LENGTH, PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from '../../constants'
import type { WordKey } from '../../i18n/wordKeys'
import { cleanValue, CONTACT_FIELDS, isBlank, type ContactField, type ContactValues } from './contactValues'

/** Whether the form has a field for the visitor's phone number; set in `content/site.json`. */
export type VisitorPhone = 'required' | 'optional' | 'none'

/**
 * Maximum number of characters of each field after trimming. The spec has no
 * limits; these prevent floods, and keep the request far below the 50 KB that
 * the e-mail service accepts, also in Cyrillic. An e-mail address cannot be
 * longer than 254 (RFC 5321). Do not repeat them as `maxlength`: that silently
 * cuts a pasted text.
 */
export const MAX_LENGTHS: Record<ContactField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 60,
  project: 200,
  message: 10_000,
}

type Problem = 'required' | 'invalid' | 'tooShort' | 'tooLong'

/** Key of a message in the `contact` namespace of `locales/`. */
export type ContactErrorKey = Extract<WordKey, `contact:error.${ContactField}.${Problem}`>

/** At most one message per field; a field without a problem is absent. */
export type ContactErrors = Partial<Record<ContactField, ContactErrorKey>>

/**
 * Looks like an e-mail address: something, one `@`, and a domain of at least
 * two labels. Letters of any script pass (addresses may be Cyrillic); spaces
 * and the punctuation that separates addresses in a header do not, because
 * the address becomes `reply_to`.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/u

/** Spec section 5, applied after spaces are removed. The plus is not counted among the 8 to 16 characters. */
const PHONE = new RegExp(`^\\+?[1-9][\\d()-]{${PHONE_MIN_LENGTH - 1},${PHONE_MAX_LENGTH - 1}}$`)

/** Length in code points: an emoji of two code units is one character. */
function characters(text: string): number {
  return [...text].length
}

/** Whether a field may be left empty. */
export const isOptional = (field: ContactField, visitorPhone: VisitorPhone) =>
  field === 'project' || (field === 'phone' && visitorPhone !== 'required')

/** The fields of the form. */
export const fieldsAsked = (visitorPhone: VisitorPhone) =>
  CONTACT_FIELDS.filter((field) => field !== 'phone' || visitorPhone !== 'none')

function problemOf(field: ContactField, typed: string, visitorPhone: VisitorPhone): Problem | undefined {
  const value = cleanValue(field, typed).trim()
  if (isBlank(value)) return isOptional(field, visitorPhone) ? undefined : 'required'
  if (characters(value) > MAX_LENGTHS[field]) return 'tooLong'
  if (field === 'email' && (!EMAIL.test(value) || foreignLetter(value))) return 'invalid'
  if (field === 'phone' && !PHONE.test(value.replace(/\s/g, ''))) return 'invalid'
  if (field === 'message' && characters(value) < MESSAGE_MIN_LENGTH) return 'tooShort'
  return undefined
}

/**
 * Checks the whole form by spec section 5, plus the upper limits of
 * `MAX_LENGTHS`. Judges the values as `cleanValue` returns them.
 * @returns message keys by field, in the order of the form; empty if the form may be sent
 */
export function validateContact(values: ContactValues, visitorPhone: VisitorPhone = 'required'): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of fieldsAsked(visitorPhone)) {
    const problem = problemOf(field, values[field], visitorPhone)
    if (problem) errors[field] = `contact:error.${field}.${problem}` as ContactErrorKey
  }
  return errors
}

/** The first field with an error, in the order of the form. It takes the focus after a refused submit. */
export function firstInvalidField(errors: ContactErrors): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => errors[field] !== undefined)
}

/** Why an address or a number was refused: a key of the `contact` namespace and what its text names. */
interface Refusal {
  key: `contact:refused.${'phoneSign' | 'start' | 'sign' | 'space' | 'end' | 'letter'}`
  /** The sign or letter that was refused. */
  sign: string
  /** The part of the address around a letter. */
  part?: string
}

const LATIN = /\p{Script=Latin}/gu
/** The alphabets with letters that look like Latin ones. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu

/**
 * Finds a letter of another alphabet in an e-mail address, such as a Cyrillic "а" in `ann@exаmple.com`: a reply to it
 * cannot arrive. Registries accept no name that mixes Latin with Cyrillic or Greek, and no name in Latin letters below
 * a Cyrillic or Greek top-level domain. Whole names in one alphabet pass: `анна@почта.рф`, `anna@почта.com`.
 */
function foreignLetter(address: string): Pick<Refusal, 'sign' | 'part'> | undefined {
  const parts = address.split(/[.@]/)
  const ending = parts.slice(-2)
  const names = ending[1]?.match(LOOKALIKE) ? [...parts, ending.join('.')] : parts
  for (const part of names) {
    const latin = part.match(LATIN) ?? []
    const others = part.match(LOOKALIKE) ?? []
    const [sign] = latin.length < others.length ? latin : others
    if (sign && latin.length > 0) return { sign, part }
  }
  return undefined
}

function phoneRefusal(value: string): Refusal | undefined {
  // A sign is named with its neighbours: `ext.`
  const sign = /[^\d\s()+-]+/u.exec(value)?.[0]
  if (sign) return { key: 'contact:refused.phoneSign', sign }
  const start = /^\+?\s*([^1-9+])/.exec(value)?.[1]
  if (start) return { key: 'contact:refused.start', sign: start }
  return value.lastIndexOf('+') > 0 ? { key: 'contact:refused.phoneSign', sign: '+' } : undefined
}

function emailRefusal(value: string): Refusal | undefined {
  const sign = /[,;:<>()[\]"\\]+|\.{2,}/.exec(value)?.[0]
  if (sign) return { key: 'contact:refused.sign', sign }
  if (value.includes(' ')) return { key: 'contact:refused.space', sign: ' ' }
  if (value.endsWith('.')) return { key: 'contact:refused.end', sign: '.' }
  const letter = foreignLetter(value)
  return letter && { key: 'contact:refused.letter', ...letter }
}

/**
 * Names what the visitor has to change in an invalid e-mail address or number.
 * @returns undefined if no single sign is at fault, as in a number that is too short
 */
export function refusalOf(field: ContactField, typed: string): Refusal | undefined {
  const value = cleanValue(field, typed)
  if (field === 'phone') return phoneRefusal(value)
  return field === 'email' ? emailRefusal(value) : undefined
}
