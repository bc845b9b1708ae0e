/** @jest-environment node */
import { otherReadings } from '../../src/assistant/otherKeyboard'
import { slipsBetween, slipsToStem } from '../../src/assistant/slips'

it.each([
  ['price', 'price', 0],
  ['pirce', 'price', 1],
  ['prce', 'price', 1],
  ['pricce', 'price', 1],
  ['prise', 'price', 1],
  ['', 'price', 5],
  ['kitten', 'sitting', 3],
])('%s is so many slips from %s: %i', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

it.each([
  ['pricing', 'pricing', 0],
  ['pricng', 'pricing', 1],
  ['стоимостть', 'стоимост', 0],
  ['разрабтки', 'разработк', 1],
  ['tiem', 'time', 1],
  ['tide', 'time', undefined],
  ['coast', 'cost', undefined],
  ['салон', 'слоны', undefined],
  ['ricing', 'pricing', undefined],
  ['отвечаете', 'отличает', undefined],
])('%s begins with the stem %s after so many slips: %s', (word, stem, slips) => {
  expect(slipsToStem(word, stem)).toBe(slips)
})

it.each([
  ['ghbdtn', 'привет'],
  ['crjkmrj cnjbn', 'сколько стоит'],
  ['зкшсу', 'price'],
  ["skol'ko stoit", 'сколько стоит'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(otherReadings(typed)).toContain(meant)
})
