import fc from 'fast-check'
import { parseJson } from '../../../src/content/read/parseJson'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const messagesOf = (text: string) =>
  parseJson('a.json', text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

it('agrees with JSON.parse on what is JSON', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9"', '"\\x"', '"', "'", '1', '-', '0', '1.5e-3', '01', 'true', 'nul', '//', ' ', '\n', '\u00a0', 'ы')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const isRefused = parseJson('a.json', text).problems.some(({ id }) => id === 'json/syntax')
      expect(`${text} ${!isRefused}`).toBe(`${text} ${parses(text)}`)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['[1,]', '1:4 Not valid JSON: found "]" where a value is expected. Remove the comma before it.'],
  ["['a']", `1:2 Not valid JSON: "'a'" is not a value. Put text in double quotes.`],
  ['["a\nb"]', '1:2 Not valid JSON: the string is not closed, or has a character that must be escaped.'],
  ['/* x */ 1', '1:1 Not valid JSON: JSON has no comments. Remove this one.'],
  ['[1, 2', '1:6 Not valid JSON: found the end of the file where "," or the closing bracket is expected.'],
])('says of %j: %s', (text, expected) => {
  expect(messagesOf(text)).toEqual([expected])
})
