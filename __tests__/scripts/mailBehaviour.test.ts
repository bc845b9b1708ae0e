/** @jest-environment node */
import { readBehaviour } from '../../scripts/mail/createMailEndpoint'

it.each([
  ['', { status: 200, afterMs: 0 }],
  ['ok', { status: 200, afterMs: 0 }],
  ['slow:3000', { status: 200, afterMs: 3000 }],
  ['403', { status: 403, afterMs: 0 }],
  ['429:20', { status: 429, afterMs: 20 }],
  ['hold', 'hold'],
  ['drop', 'drop'],
])('reads MAIL_BEHAVIOUR=%s', (text, expected) => {
  expect(readBehaviour(text)).toEqual(expected)
})

it.each(['404', 'slow', 'slow:', 'slow:x', 'slow:-1', 'hold:5', 'lost', '429:9999999'])('refuses %s', (text) => {
  expect(() => readBehaviour(text)).toThrow(/no behaviour of the mail endpoint: ok, 403/)
})
