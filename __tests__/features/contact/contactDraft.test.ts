/** @jest-environment node */
import fc from 'fast-check'
import { restoreDraft } from '../../../src/features/contact/contactDraft'
import { INITIAL_CONTACT_STATE } from '../../../src/features/contact/contactMachine'
import { EMPTY_VALUES } from '../../../src/features/contact/contactValues'

it.each([
  ['none', null, {}],
  ['text that is no JSON', '{"values":', {}],
  ['null', 'null', {}],
  ['an array', '[1]', {}],
  ['no values', '{"values":null}', {}],
  ['a number and a list for texts', '{"values":{"firstName":7,"message":["x"],"email":"a@b.c"}}', { email: 'a@b.c' }],
  ['fewer fields', '{"values":{"firstName":"Ada"}}', { firstName: 'Ada' }],
  ['another field', '{"values":{"firstName":"Ada","fax":"1"}}', { firstName: 'Ada' }],
])('a draft with %s keeps what can be read', (_, stored, values) => {
  expect(restoreDraft(stored)).toEqual({ ...INITIAL_CONTACT_STATE, values: { ...EMPTY_VALUES, ...values } })
})

it('times that no clock has, and reasons that do not exist, are left out', () => {
  const stored = { lastSentAt: 1e300, tried: { message: 'x', at: '5' }, unsent: 'bored', selectedProject: {} }
  expect(restoreDraft(JSON.stringify(stored))).toEqual(INITIAL_CONTACT_STATE)
})

it('the form is given texts and times, whatever is stored', () => {
  const key = fc.constantFrom('values', 'selectedProject', 'tried', 'lastSentAt', 'unsent')
  const field = fc.constantFrom('firstName', 'message', 'at', 'x')
  const stored = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())))
  fc.assert(
    fc.property(stored, (draft) => {
      const { values, selectedProject, lastSentAt, tried } = restoreDraft(JSON.stringify(draft))
      for (const text of [...Object.values(values), selectedProject, tried?.message ?? ''])
        expect(typeof text).toBe('string')
      expect(() => new Date(lastSentAt ?? tried?.at ?? 0).toISOString()).not.toThrow()
    }),
  )
})
