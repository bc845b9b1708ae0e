/** @jest-environment node */
import { typosBetween } from '../../src/search/typosBetween'

it.each([
  ['price', 'price', 0],
  ['pirce', 'price', 1],
  ['prce', 'price', 1],
  ['pricce', 'price', 1],
  ['prise', 'price', 1],
  ['', 'price', 5],
  ['kitten', 'sitting', 3],
])('%s and %s differ by %i typos', (one, other, typos) => {
  expect(typosBetween(one, other)).toBe(typos)
  expect(typosBetween(other, one)).toBe(typos)
})
