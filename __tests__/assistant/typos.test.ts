/** @jest-environment node */
import { matchReply, type MatchableIntent } from '../../src/assistant/matchReply'
import { otherReadings } from '../../src/search/otherKeyboard'
import { fixSwappedLetters, typosToStem } from '../../src/assistant/typos'
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
])('%s begins with the stem %s, give or take typos: %s', (word, stem, typos) => {
  expect(typosToStem(word, stem)).toBe(typos)
})

it.each([
  ['ghbdtn', 'привет'],
  ['crjkmrj cnjbn', 'сколько стоит'],
  ['зкшсу', 'price'],
  ["skol'ko stoit", 'сколько стоит'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(otherReadings(typed)).toContain(meant)
})

const intents: MatchableIntent[] = [
  { id: 'price', keywords: { en: ['how much', 'price'], ru: ['стоим'] } },
  { id: 'web', keywords: { en: ['website', 'e-commerce', 'come by'], ru: ['сайт'] } },
]

it.each([
  ['how mcuh for a website', 'how much for a website'],
  ['prcie', 'price'],
  ['стиомость', 'стоимость'],
  ['e-commerce', 'e-commerce'],
  ['nothing known here', 'nothing known here'],
  ['rpice', 'rpice'],
])('swaps letters back in words that mean nothing as they are: %s', (typed, meant) => {
  expect(fixSwappedLetters(typed, intents)).toBe(meant)
})

it('asks the order of intents with the word that was meant', () => {
  expect(matchReply('How mcuh for a website?', intents)).toBe('price')
})

it('reads a key that was held down', () => {
  const greeting: MatchableIntent[] = [{ id: 'greeting', keywords: { en: ['hey'], ru: ['привет'] } }]
  expect(matchReply('heyyyy', greeting)).toBe('greeting')
  expect(matchReply('приииивет', greeting)).toBe('greeting')
})
