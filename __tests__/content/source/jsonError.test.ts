import fc from 'fast-check'
import { jsonError } from '../../../src/content/source/jsonError'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('finds nothing in any JSON, however it is written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 0, 2, '\t'), (value, space) => {
      expect(jsonError(JSON.stringify(value, null, space))).toBeNull()
    }),
  )
})

it('agrees with JSON.parse on what is JSON', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9"', '"\\x"', '"', "'", '1', '-', '0', '1.5e-3', '01', 'true', 'nul', '//', ' ', '\n', '\t', '\u00a0', 'ы')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      expect(`${text} ${jsonError(text) === null}`).toBe(`${text} ${parses(text)}`)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['', 0, 'the file ends where a value is expected.'],
  ['[1,]', 2, 'the comma before "]" is one too many; a value would have to follow.'],
  ['[1 2]', 3, '"2" stands where "," or "]" is expected.'],
  ['{"a" 1}', 5, '"1" stands where ":" is expected.'],
  ['{"a":1,,"b":2}', 7, '"," stands where a field in double quotes is expected.'],
  ['{1:2}', 1, '"1" stands where a field in double quotes is expected.'],
  ["['a']", 1, "' stands where a value is expected. Strings are in double quotes."],
  ['["a\tb"]', 1, '"\\"" stands where a value is expected. The string is not closed, or holds a character that must be escaped.'],
  ['/* x */ 1', 0, 'a comment stands where a value is expected.'],
  ['[1, 2', 5, 'the file ends where "," or "]" is expected.'],
  ['{} {}', 3, '"{" stands where the end of the file is expected.'],
])('says of %j: at %d, %s', (text, offset, message) => {
  expect(jsonError(text)).toEqual({ offset, message })
})
