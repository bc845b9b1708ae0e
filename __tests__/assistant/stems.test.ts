/** @jest-environment node */
import { occurs, spoken, stemOf } from '../../src/assistant/stems'

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
