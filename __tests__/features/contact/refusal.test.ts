/** @jest-environment node */
import en from '../../../locales/en/contact.json'
import type { ContactField } from '../../../src/features/contact/contactValues'
import { refusalOf } from '../../../src/features/contact/refusal'

it.each<[field: ContactField, typed: string, reason: string | undefined, sign: string | undefined]>([
  ['phone', '+33.1.23.45.67.89', 'phoneSign', '.'],
  ['phone', '030/1234567', 'phoneSign', '/'],
  ['phone', '+44 20 7946 0958 ext. 5', 'phoneSign', 'ext.'],
  ['phone', 'tel:+442079460958', 'phoneSign', 'tel:'],
  ['phone', '+٩٦٦ ٥٠', 'phoneSign', '٩٦٦'],
  ['phone', '1234+56789', 'phoneSign', '+'],
  ['phone', '0044 20 7946 0958', 'start', '0'],
  ['phone', '(+44) 20 7946 0958', 'start', '('],
  ['phone', '+1234567', undefined, undefined],
  ['email', 'Ann Lee <ann@example.com>', 'sign', '<'],
  ['email', 'mailto:ann@example.com', 'sign', ':'],
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
  if (reason) expect(en).toHaveProperty([`refused.${reason}`])
})
