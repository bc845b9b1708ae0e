import { stem } from '../../src/search/stem'
import { termsOf, wordsOf } from '../../src/search/words'

describe('forms of one word have one stem', () => {
  it.each([
    'разработка разработки разработку разработкой разработке',
    'приложение приложения приложений приложениями приложении',
    'мобильный мобильная мобильные мобильного мобильной',
    'недвижимость недвижимости недвижимостью',
    'облачный облачная облачные облачного',
    'проект проекты проектов проектами',
    'учился училась',
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1)
  })

  it.each([
    'app apps',
    'service services',
    'delivery deliveries',
    'test tests tested testing',
    'plan plans planned planning',
    'use used using uses',
    'develop develops developed developing development developer developers',
    'box boxes',
    'care cares caring cared',
    'drive drives driving driver',
    'engineer engineers engineering',
    'career careers',
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1)
  })
})

it.each(['css', 'js', 'ии', 'мск', 'ios', '2024', 'b2b', '', 'status', 'access'])('%s keeps its letters', (word) => {
  expect(stem(word)).toBe(word)
})

it('words of different roots stay apart', () => {
  const words = [
    'оплата',
    'платок',
    'облако',
    'облик',
    'price',
    'prize',
    'code',
    'coder',
    'wing',
    'wind',
    'car',
    'care',
    'career',
    'engine',
    'engineer',
    'not',
    'note',
  ]
  expect(new Set(words.map(stem)).size).toBe(words.length)
})

it('ё is е, case and invisible characters do not count, and each word says where it stands', () => {
  expect(wordsOf('Учёт: УЧЕТ')).toEqual([
    { stem: 'учет', from: 0, to: 4 },
    { stem: 'учет', from: 6, to: 10 },
  ])
})

it('a compound is found by its parts and in one piece', () => {
  expect(termsOf('E-commerce on Node.js, CI/CD')).toEqual([
    'e',
    'commerc',
    'ecommerc',
    'on',
    'node',
    'js',
    'nodej',
    'ci',
    'cd',
    'cicd',
  ])
})
