import fc from 'fast-check'
import { cleanValue, CONTACT_FIELDS, type ContactField } from '../../../src/features/contact/contactValues'

it.each<[field: ContactField, typed: string, cleaned: string, why: string]>([
  ['email', '\u202aann@example.com\u202c', 'ann@example.com', 'embeddings of a mail program'],
  ['email', 'ann@exam\u00adple\u2060.com\ufeff', 'ann@example.com', 'a soft hyphen, a word joiner, a BOM'],
  ['email', 'ann@my\u2013shop.com', 'ann@my-shop.com', 'a dash that a word processor has made'],
  ['email', 'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com', 'full-width letters'],
  ['email', 'ann\u200d@example.com', 'ann@example.com', 'a joiner'],
  ['email', '\ufe0fann\u034f@example.com\u3164', 'ann@example.com', 'what an emoji before it left, and fillers'],
  ['email', 'ann@example\u3002com', 'ann@example.com', 'an ideographic full stop, a dot of domains'],
  ['email', '\u001b[ann@exa\u0000mple.com', '[ann@example.com', 'control characters of a terminal'],
  ['phone', '+44 \u200e20 7946\u00a00958', '+44 20 7946 0958', 'a mark of direction and a fixed space'],
  ['phone', '+7 495 123\u201345\u221267', '+7 495 123-45-67', 'an en dash and a minus'],
  ['firstName', 'Jean\u2011Luc', 'Jean-Luc', 'a fixed hyphen'],
  ['firstName', ' Ada\tAugusta\n\u0000King ', 'Ada Augusta King', 'cells of a table'],
  ['lastName', '\u202bשרה\u202c', 'שרה', 'embedded Hebrew'],
  ['lastName', 'A\u200dnn\u200c', 'Ann', 'joiners between Latin letters'],
  ['firstName', 'علی\u200cرضا', 'علی\u200cرضا', 'a Persian name keeps its joiner'],
  ['firstName', 'क्\u200dष', 'क्\u200dष', 'a Hindi name keeps its joiner'],
  ['firstName', '👩🏽\u200d🚀 ❤️\u200d🔥', '👩🏽\u200d🚀 ❤️\u200d🔥', 'emoji keep theirs'],
  ['project', 'Shop\u00a0\u2014 for \u00adbread', 'Shop - for bread', 'a typeset title'],
  [
    'message',
    ' a \u202eb\u202c \u2067ע\u2069\u200d\u2014\n',
    ' a b\u202c \u2067ע\u2069\u200d\u2014\n',
    'only overrides go',
  ],
  ['message', 'a\u0000\u001b\u0008b\tc\n\nd\u000be', 'ab\tc\n\nd\ne', 'control characters go, lines and tabs stay'],
])('%s: %j becomes %j (%s)', (field, typed, cleaned) => {
  expect(cleanValue(field, typed)).toBe(cleaned)
})

it('a cleaned value stays as it is', () => {
  const odd = fc.constantFrom(...'aЖ\u0639\u0937\u094d\u200c\u200d\u200e\u202e\u00a0\u2011\u2014-. ＠\u3164🚀\ufe0f')
  const text = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' })), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...CONTACT_FIELDS), text, (field, typed) => {
      const once = cleanValue(field, typed)
      expect(cleanValue(field, once)).toBe(once)
    }),
    { numRuns: 2000, examples: [['phone', '\u0591\u202e\u094d']] },
  )
})
