/** @jest-environment node */
import { matchReply, type MatchableIntent } from '../../src/assistant/matchReply'
import { unswapped } from '../../src/assistant/swaps'

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
  expect(unswapped(typed, intents)).toBe(meant)
})

it('asks the order of intents with the word that was meant', () => {
  expect(matchReply('How mcuh for a website?', intents)).toBe('price')
})

it('reads a key that was held down', () => {
  const greeting: MatchableIntent[] = [{ id: 'greeting', keywords: { en: ['hey'], ru: ['привет'] } }]
  expect(matchReply('heyyyy', greeting)).toBe('greeting')
  expect(matchReply('приииивет', greeting)).toBe('greeting')
})
