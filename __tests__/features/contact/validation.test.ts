import words from '@words/contact.json'
import { EMPTY_VALUES, type ContactField, type ContactValues } from '../../../src/features/contact/contactValues'
import {
  firstInvalidField,
  refusalOf,
  validateContact,
  type VisitorPhone,
} from '../../../src/features/contact/validation'

const valid: ContactValues = {
  ...EMPTY_VALUES,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 010 0199',
  message: 'Please call me back.',
}

type Row = [field: ContactField, value: string, problem: string | undefined, why: string]

const emoji = '\u{1F6A2}'

const rows: Row[] = [
  ['firstName', '   ', 'required', 'spaces only'],
  ['firstName', '\u200b\u200e', 'required', 'only signs that nobody sees'],
  ['firstName', 'x'.repeat(100), undefined, 'the longest'],
  ['firstName', 'x'.repeat(101), 'tooLong', 'one more than the longest'],

  ['email', 'анна@почта.рф', undefined, 'Cyrillic address'],
  ['email', 'anna@почта.com', undefined, 'a Cyrillic name below .com'],
  ['email', 'ada@exаmple.com', 'invalid', 'one Cyrillic letter in the domain'],
  ['email', 'ada@example.сom', 'invalid', 'one Cyrillic letter in the ending'],
  ['email', 'сergey@example.com', 'invalid', 'one Cyrillic letter before the at sign'],
  ['firstName', '\u2800\u3164', 'required', 'blanks that are no white space'],
  ['email', '\u3164@example.com', 'invalid', 'a filler before the at sign'],
  ['email', '\u202aada@exam\u200bple.com\u202c', undefined, 'signs that nobody sees'],
  ['email', 'ada＠example．com', undefined, 'full-width signs'],
  ['email', 'ada', 'invalid', 'a word'],
  ['email', '@example.com', 'invalid', 'no local part'],
  ['email', 'ada@example', 'invalid', 'no dot in the domain'],
  ['email', 'ada@example..com', 'invalid', 'two dots in a row'],
  ['email', 'ada lovelace@example.com', 'invalid', 'space inside'],
  ['email', 'ada@example.com,bob@example.com', 'invalid', 'two addresses'],
  ['email', 'Ada <ada@example.com>', 'invalid', 'with a name'],
  ['email', 'ada@example.com\nBcc: all@example.com', 'invalid', 'header injection'],
  ['email', `${'x'.repeat(243)}@example.com`, 'tooLong', '255 characters'],
  ['email', `${'x'.repeat(242)}@example.com`, undefined, '254 characters'],

  ['phone', '1234567', 'invalid', '7 digits'],
  ['phone', '12345678', undefined, '8 digits'],
  ['phone', '1234567890123456', undefined, '16 digits'],
  ['phone', '12345678901234567', 'invalid', '17 digits'],
  ['phone', '+1234567', 'invalid', 'plus and 7 digits'],
  ['phone', '+12345678', undefined, 'plus and 8 digits'],
  ['phone', '1 2 3 4 5 6 7', 'invalid', 'spaces do not count'],
  ['phone', '+7 (495) 123-45-67', undefined, 'parentheses and hyphens'],
  ['phone', '8 (800) 555-35-35', undefined, 'Russian national form'],
  ['phone', '0123456789', 'invalid', 'leading 0'],
  ['phone', '1234+56789', 'invalid', 'plus inside'],
  ['phone', '(555) 010-0199', 'invalid', 'parenthesis first'],
  ['phone', '555.010.0199', 'invalid', 'dots'],
  ['phone', '١٢٣٤٥٦٧٨', 'invalid', 'Arabic digits'],
  ['phone', `1${'-'.repeat(60)}2345678`, 'tooLong', 'a flood of hyphens'],
  ['phone', '\u202a+44 20 7946 0958\u202c', undefined, 'signs that nobody sees'],
  ['phone', '+7 495 123\u201345\u221267', undefined, 'dashes as typeset'],
  ['phone', '＋４４　２０７９４６０９５８', undefined, 'full-width digits'],

  ['message', '123456789', 'tooShort', '9 characters'],
  ['message', '1234567890', undefined, '10 characters'],
  ['message', emoji.repeat(9), 'tooShort', '9 emoji'],
  ['message', emoji.repeat(10), undefined, '10 emoji'],
  ['message', 'x'.repeat(10_000), undefined, 'the longest'],
  ['message', 'x'.repeat(10_001), 'tooLong', 'one more than the longest'],

  ['project', 'Food Delivery Mobile App', undefined, 'a title'],
  ['project', 'x'.repeat(201), 'tooLong', 'too long'],
]

it.each(rows)('by spec section 5 %s %j is %s: %s', (field, value, problem) => {
  const errors = validateContact({ ...valid, [field]: value })
  const key = `error.${field}.${problem}`
  expect(errors).toEqual(problem ? { [field]: `contact:${key}` } : {})
  if (!problem) return
  expect(words).toHaveProperty([key])
})

it('reports every field of an empty form but the project, first name first', () => {
  const errors = validateContact(EMPTY_VALUES)
  expect(Object.keys(errors)).toEqual(['firstName', 'lastName', 'email', 'phone', 'message'])
  expect(firstInvalidField(errors)).toBe('firstName')
  expect(firstInvalidField(validateContact({ ...valid, phone: '1', message: '1' }))).toBe('phone')
  expect(firstInvalidField({})).toBeUndefined()
})

it.each<[visitorPhone: VisitorPhone, phone: string, problems: string[]]>([
  ['required', '', ['phone']],
  ['optional', '', []],
  ['optional', 'call me', ['phone']],
  ['none', 'from an older draft', []],
])('asks for the number as the company wants it: %s, "%s"', (visitorPhone, phone, problems) => {
  expect(Object.keys(validateContact({ ...valid, phone }, visitorPhone))).toEqual(problems)
})

it.each<[field: ContactField, typed: string, reason: string | undefined, sign: string | undefined]>([
  ['phone', '+33.1.23.45.67.89', 'phoneSign', '.'],
  ['phone', '030/1234567', 'phoneSign', '/'],
  ['phone', '+44 20 7946 0958 ext. 5', 'phoneSign', 'ext.'],
  ['phone', '+٩٦٦ ٥٠', 'phoneSign', '٩٦٦'],
  ['phone', '1234+56789', 'phoneSign', '+'],
  ['phone', '0044 20 7946 0958', 'start', '0'],
  ['phone', '(+44) 20 7946 0958', 'start', '('],
  ['phone', '+1234567', undefined, undefined],
  ['email', 'Ann Lee <ann@example.com>', 'sign', '<'],
  ['email', 'ann@example.com,', 'sign', ','],
  ['email', 'ann@example..com', 'sign', '..'],
  ['email', 'ann @example.com', 'space', ' '],
  ['email', 'ann@example.com.', 'end', '.'],
  ['email', 'ann@exаmple.com', 'letter', 'а'],
  ['email', 'анна@поcта.рф', 'letter', 'c'],
  ['email', 'ann', undefined, undefined],
])('%s "%s" is refused because of %s %s', (field, typed, reason, sign) => {
  const refusal = refusalOf(field, typed)
  expect(refusal && [refusal.key, refusal.sign]).toEqual(reason && [`contact:refused.${reason}`, sign])
  if (reason) expect(words).toHaveProperty([`refused.${reason}`])
})
