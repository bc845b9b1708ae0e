import { readBehaviour, readMailRequest } from '../../scripts/mail/createMailEndpoint'
import { CONTACT_FIELDS, type ContactValues } from '../../src/features/contact/contactValues'
import { MAX_LENGTHS, validateContact } from '../../src/features/contact/validation'
import { emailParameters } from '../../src/features/contact/emailMessage'
import { mailRequest } from './mailRequest'

const { template_params: params } = mailRequest
const withParams = (changes: Record<string, unknown>) => ({
  ...mailRequest,
  template_params: { ...params, ...changes },
})

function problems(value: unknown): string[] {
  const result = readMailRequest(typeof value === 'string' ? value : JSON.stringify(value))
  return 'problems' in result ? result.problems : []
}

it('takes a message as the form sends it, with a number or without', () => {
  expect(readMailRequest(JSON.stringify(mailRequest))).toEqual(mailRequest)
  expect(problems(withParams({ from_phone: '' }))).toEqual([])
})

it.each(['a', 'Ж', '🚢', '"'])('takes everything the form takes, written in %s', (letter) => {
  const longest = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, letter.repeat(MAX_LENGTHS[field])]))
  const values = {
    ...(longest as ContactValues),
    email: `${'a'.repeat(MAX_LENGTHS.email - 12)}@example.com`,
    phone: `+1 ${' '.repeat(MAX_LENGTHS.phone - 12)}5550100`,
  }
  expect(validateContact(values)).toEqual({})
  const recipient = { recipient: 'Team', email: 'to@example.com', name: 'Co', url: 'https://co.example' }
  expect(problems({ ...mailRequest, template_params: emailParameters(values, recipient, 0) })).toEqual([])
})

it.each([
  ['{', /^the body: must be JSON/],
  [{ ...mailRequest, service_id: undefined }, /^service_id: /],
  [withParams({ message: '  ' }), /^template_params\.message: /],
  [{ ...mailRequest, accessToken: 'x' }, /^the body: .*accessToken/],
  [withParams({ honeypot: 'x' }), /^template_params: .*honeypot/],
])('says what is wrong with %j', (body, message) => {
  expect(problems(body)).toContainEqual(expect.stringMatching(message))
})

it.each([
  ['', { status: 200 }],
  ['slow', { status: 200, afterMs: 3000 }],
  ['429', { status: 429 }],
  ['hold', 'hold'],
])('reads MAIL_BEHAVIOUR=%s', (text, expected) => {
  expect(readBehaviour(text)).toEqual(expected)
})

it.each(['404', 'slow:3000', 'ok'])('refuses %s', (text) => {
  expect(() => readBehaviour(text)).toThrow(/no behaviour of the mail endpoint: 200, 403/)
})
