/** @jest-environment node */
import { readBehaviour, readBehaviourJson } from '../../scripts/mail/behaviour'

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

it.each([
  ['{"kind":"refuse","status":451}', { kind: 'refuse', status: 451 }],
  ['{"kind":"accept","afterMs":5}', { kind: 'accept', afterMs: 5 }],
  ['{"kind":"refuse","status":404}', undefined],
  ['not JSON', undefined],
])('reads %s from a test', (json, expected) => {
  expect(readBehaviourJson(json)).toEqual(expected)
})
