/** @jest-environment node */
import { readBehaviour } from '../../scripts/mail/createMailEndpoint'

it.each([
  ['', { kind: 'accept' }],
  ['ok', { kind: 'accept' }],
  ['slow:3000', { kind: 'accept', afterMs: 3000 }],
  ['403', { kind: 'refuse', status: 403 }],
  ['429:20', { kind: 'refuse', status: 429, afterMs: 20 }],
  ['hold', { kind: 'hold' }],
  ['drop', { kind: 'drop' }],
])('reads MAIL_BEHAVIOUR=%s', (text, expected) => {
  expect(readBehaviour(text)).toEqual(expected)
})

it.each(['404', 'slow', 'slow:', 'slow:x', 'slow:-1', 'hold:5', 'lost', '429:9999999'])(
  'refuses MAIL_BEHAVIOUR=%s with the list of what there is',
  (text) => {
    expect(() => readBehaviour(text)).toThrow(/no behaviour of the mail endpoint: ok, 403/)
  },
)
