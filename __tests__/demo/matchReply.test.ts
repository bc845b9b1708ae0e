/** @jest-environment node */
import { answerTo, type ChatData } from '../../src/assistant/answerTo'
import { keyedTopics } from '../../src/assistant/keywords'
import { isUnintelligible } from '../../src/assistant/unintelligible'
import { demoChat } from '../support/demoChat'
import { SPEC_KEYWORDS } from './specKeywords'

let data: ChatData
beforeAll(async () => {
  data = await demoChat('en')
})

const ids = SPEC_KEYWORDS.map(([id]) => id)
/** The specification's rule for a text: only its order and its substrings. */
const rule = (text: string) =>
  keyedTopics(text, { ...data, topics: data.topics.filter(({ id }) => ids.includes(id)) }).keyed[0]?.id
const reply = (question: string) => {
  const { id, nearest = id } = answerTo(question, data)
  return nearest
}

/** Keywords that the specification's own order assigns to an earlier rule. */
const taken: Record<string, string> = { 'how do you work': 'portfolio' }

it('keywords are the ones of the specification, in its order', () => {
  const found = data.topics.filter(({ id }) => ids.includes(id))
  expect(found.map(({ id }) => id)).toEqual(ids)
  for (const [id, words] of SPEC_KEYWORDS)
    expect(found.find((topic) => topic.id === id)?.keywords?.en).toEqual(expect.arrayContaining([...words]))
})

const spelled = SPEC_KEYWORDS.flatMap(([id, words]) => words.map((word) => [word, id] as const))
it.each(spelled)('keywords %j alone reaches %s, or the rule that takes it', (keyword, id) => {
  expect(rule(keyword)).toBe(taken[keyword] ?? id)
  expect(reply(`  ${keyword.toUpperCase()}?! `)).toBe(taken[keyword] ?? id)
})

it.each([
  ['What services do you offer?', 'services'],
  ['How much does development cost?', 'price'],
  ['Can I see your portfolio?', 'portfolio'],
  ['How do I get started?', 'start'],
  ['Какие услуги вы предлагаете?', 'services'],
  ['Сколько стоит разработка?', 'price'],
  ['Как с вами связаться?', 'contact'],
  ['Нужен ИИ, срочно', 'ai'],
  ['какой у вас tech stack', 'technology'],
  ['Зелёные  ПРИЛОЖЕНИЯ!', 'mobile'],
  ...['ghbdtn', 'privet', 'приииивет', 'Привет!'].map((greeting) => [greeting, 'greeting']),
  ['What is your email?', 'contact', 'the "ai" in "email" is not at a word start'],
  ['maintenance', 'support', 'nor the one in "maintenance"'],
  ['domain', 'industry', 'nor the one in "domain"'],
  ['framework', 'technology', 'the "work" in "framework" is not at a word start'],
  ['price of an app', 'price', 'price comes before mobile'],
  ['web or mobile', 'mobile', 'mobile comes before web, wherever they stand'],
  ['how long does an AI project take', 'ai', 'ai comes before timeline and portfolio'],
  ['thanks, hello', 'greeting', 'hello comes before thanks'],
  ['the cost of your service', 'price', 'price comes before services: "service" without "cost"'],
  ['unsupported', 'support', 'found inside a word when nothing starts one'],
  ['сколько стоит сайт', 'price', 'price comes before web'],
])('questions as people ask them %j reaches %s', (question, id) => {
  expect(reply(question)).toBe(id)
})

it.each<[question: string, id?: string, why?: string]>([
  ['anything with ships', undefined, 'a keyword of fewer than four letters is a word, no part of one'],
  ['организации', undefined, 'the same in Russian'],
  ['почем', 'price', 'a keyword'],
  ['почему', undefined, 'no keyword begins a word that every sentence has'],
])('questions as people ask them: the rule of %j is %s: %s', (question, id, _why) => {
  expect(rule(question)).toBe(id)
})

it.each([
  ['', 'nothing at all'],
  [' ', 'blank'],
  ['o', 'a single vowel'],
  ['?', 'a single sign'],
  ['🚢', 'a single emoji'],
  ['xyz', 'no vowels'],
  ['bcdfg hjkl', 'no vowels in two words'],
  ['12345', 'digits'],
  ['o o o o', 'words of one letter'],
  ['я', 'a single Russian letter'],
  ['йцкнгш', 'no Russian vowels, й is none'],
  ['прст', 'no Russian vowels'],
  ['blue elephants', 'a question nobody wrote a reply for', 'long'],
  ['ou bo', 'short words, but five characters', 'long'],
  ['oo', 'two characters with a vowel', 'long'],
  ['él está', 'vowels with accents count', 'long'],
  ['слоны летают', 'Russian', 'long'],
])('fallbacks %j gets its own: %s', (question, _why, length = 'short') => {
  expect(isUnintelligible(question)).toBe(length === 'short')
  expect(reply(question)).toBe(`fallback-${length}`)
})
