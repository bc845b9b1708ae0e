/** @jest-environment node */
import { interpret } from '../../src/assistant/interpret'
import type { MatchableIntent } from '../../src/assistant/matchReply'

const none = { en: [], ru: [] }
const intents: MatchableIntent[] = [
  { id: 'price', keywords: { en: ['price'], ru: ['цен'] }, signs: { en: ['owe', '#k'], ru: ['#тыс'] } },
  { id: 'timeline', keywords: { en: ['realistic'], ru: ['срок'] } },
  { id: 'contact', keywords: none, always: { en: ['human'], ru: [] }, signs: { en: ['a chat'], ru: [] } },
  { id: 'industry', keywords: { en: ['industr'], ru: [] }, subjects: { en: ['bakery'], ru: ['пекарн'] } },
]

it('answers a subject where it is what the question is about', () => {
  expect(interpret('A bakery?', intents)).toEqual({ ids: ['industry'], isDoubtful: false })
})

it('doubts a subject that is merely named', () => {
  expect(interpret('Which oven would suit our bakery best next winter?', intents)).toEqual({
    ids: ['industry'],
    isDoubtful: true,
  })
  expect(interpret('Какая печь подойдёт нашей пекарне будущей зимой?', intents).isDoubtful).toBe(true)
})

it('doubts an answer beside a sign of another question, and names both', () => {
  expect(interpret('Is 12.5k a month realistic?', intents)).toEqual({ ids: ['timeline', 'price'], isDoubtful: true })
  expect(interpret('40 000 тыс. в этот срок', intents).isDoubtful).toBe(true)
  expect(interpret('Is that realistic?', intents)).toEqual({ ids: ['timeline'], isDoubtful: false })
})

it('answers a sign that stands alone or beside a subject', () => {
  expect(interpret('What would our bakery owe you?', intents)).toEqual({
    ids: ['price', 'industry'],
    isDoubtful: false,
  })
})

it('asks when two signs contradict each other', () => {
  expect(interpret('What would I owe you for a chat?', intents)).toEqual({
    ids: ['price', 'contact'],
    isDoubtful: true,
  })
})

it('does not doubt a phrase that always wins', () => {
  expect(interpret('A human, I have 5k', intents)).toEqual({ ids: ['contact'], isDoubtful: false })
})

it('takes a phrase that always wins back where another word says that it means something else', () => {
  const contact: MatchableIntent = {
    id: 'contact',
    keywords: none,
    always: { en: [], ru: ['живой'] },
    unless: [{ keyword: 'живой', without: ['живой продукт'] }],
  }
  const portfolio: MatchableIntent = { id: 'portfolio', keywords: { en: [], ru: ['посмотреть'] } }
  const both = [contact, portfolio]
  expect(interpret('Есть кто живой?', both)).toEqual({ ids: ['contact'], isDoubtful: false })
  expect(interpret('Можно посмотреть живой продукт?', both)).toEqual({ ids: ['portfolio'], isDoubtful: false })
})

it('is certain of a keyword, and of nothing where nothing is known', () => {
  expect(interpret('What price has an oven?', intents)).toEqual({ ids: ['price'], isDoubtful: false })
  expect(interpret('Xylophone', intents)).toEqual({ ids: [], isDoubtful: true })
})

it('does not take a number of things for money where a sign is taken back', () => {
  const price: MatchableIntent = {
    id: 'price',
    keywords: none,
    signs: { en: ['#k'], ru: [] },
    unless: [{ keyword: '#k', without: ['#k user'] }],
  }
  const both = [price, { id: 'web', keywords: { en: ['web'], ru: [] } }]
  expect(interpret('A web shop for 30k users', both)).toEqual({ ids: ['web'], isDoubtful: false })
  expect(interpret('A web shop for 30k', both).isDoubtful).toBe(true)
})

it('takes a keyword with alternatives back beside any of several words', () => {
  const hiring: MatchableIntent[] = [
    {
      id: 'staff',
      keywords: { en: ['(rent|lease) a coder'], ru: [] },
      unless: [{ keyword: '(rent|lease) a coder', without: ['(day|week) rate'] }],
    },
  ]
  expect(interpret('May we lease a coder?', hiring).ids).toEqual(['staff'])
  expect(interpret('At which week rate may we lease a coder?', hiring).ids).toEqual([])
})

it('does not take a subject that stands beside a word which takes it back', () => {
  const paperwork: MatchableIntent[] = [
    {
      id: 'paperwork',
      keywords: none,
      subjects: { en: ['contract'], ru: [] },
      unless: [{ keyword: 'contract', without: ['smart contract'] }],
    },
  ]
  expect(interpret('A contract?', paperwork).ids).toEqual(['paperwork'])
  expect(interpret('A smart contract?', paperwork).ids).toEqual([])
})
