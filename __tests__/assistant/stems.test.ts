/** @jest-environment node */
import { alternatives, occurs, spoken, stemOf, stemsOf } from '../../src/assistant/stems'

it.each([
  ['can i get my money back', true],
  ['give me back every cent of that money', true],
  ['money? i will be back', false],
  ['the money is fine. back to the design', false],
  ['money one two three four five back', true],
  ['money one two three four five six back', false],
  ['money alone', false],
])('words of one sentence are found in any order, few words apart: %s', (text, isFound) => {
  expect(occurs(text, stemOf('money ~ =back'), 'word-start')).toBe(isFound)
})

it('wants every part of three, at the beginnings of words', () => {
  const stem = stemOf('удал ~ мои ~ данн')
  expect(occurs('данные мои удалите', stem, 'word-start')).toBe(true)
  expect(occurs('удалите мои письма', stem, 'word-start')).toBe(false)
  expect(occurs('удалите мои приданные', stem, 'word-start')).toBe(false)
})

it('says a keyword as a visitor types it', () => {
  expect(spoken('=no one ~ answer')).toBe('no one answer')
})

it('reads every alternative of a keyword, and nothing between them', () => {
  expect(alternatives('(rent|lease) ~ =a (coder|tester)')).toEqual([
    'rent ~ =a coder',
    'rent ~ =a tester',
    'lease ~ =a coder',
    'lease ~ =a tester',
  ])
  expect(alternatives('money ~ back')).toEqual(['money ~ back'])
})

it('looks for alternatives under the name that unless knows them by', () => {
  const stems = stemsOf({ en: ['(rent|lease) a coder'], ru: [] })
  expect(stems.map(({ text, keyword }) => [text, keyword])).toEqual([
    ['rent a coder', '(rent|lease) a coder'],
    ['lease a coder', '(rent|lease) a coder'],
  ])
  expect(stems.some((stem) => occurs('may we lease a coder?', stem, 'word-start'))).toBe(true)
  expect(stems.some((stem) => occurs('may we teach a coder?', stem, 'word-start'))).toBe(false)
})
