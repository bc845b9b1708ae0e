/** @jest-environment node */
import fs from 'node:fs'
import fc from 'fast-check'
import { chatSchema } from '../../src/content/schemas/chat'
import { isUnintelligible, matchReply } from '../../src/assistant/matchReply'
import { SPEC_KEYWORDS } from './specKeywords'

const { intents } = chatSchema.parse(JSON.parse(fs.readFileSync('content/chat.json', 'utf8')))
const reply = (question: string) => matchReply(question, intents)

/** Keywords that the order of the specification itself gives to an earlier rule. */
const taken: Record<string, string> = { 'how do you work': 'portfolio', workflow: 'portfolio' }

/** Every keyword of the specification with its intent. */
const spelled = SPEC_KEYWORDS.flatMap(([id, words]) => words.map((word) => [word, id] as const))

describe('keywords', () => {
  it('are the ones of the specification, in its order', () => {
    const known = new Map(SPEC_KEYWORDS)
    const ofTheSpecification = intents.filter(({ id }) => known.has(id))
    expect(ofTheSpecification.map(({ id }) => id)).toEqual(SPEC_KEYWORDS.map(([id]) => id))
    for (const { id, keywords } of ofTheSpecification)
      expect(keywords.en).toEqual(expect.arrayContaining(known.get(id)!))
  })

  it.each(spelled)('%j alone reaches %s, or the rule that takes it', (keyword, id) => {
    expect(reply(keyword)).toBe(taken[keyword] ?? id)
    expect(reply(`  ${keyword.toUpperCase()}?! `)).toBe(taken[keyword] ?? id)
  })
})

describe('questions as people ask them', () => {
  it.each([
    ['What services do you offer?', 'services'],
    ['How much does development cost?', 'price'],
    ['Can I see your portfolio?', 'portfolio'],
    ['How do I get started?', 'start'],
    ['Какие услуги вы предлагаете?', 'services'],
    ['Сколько стоит разработка?', 'price'],
    ['Можно посмотреть портфолио?', 'portfolio'],
    ['С чего начать?', 'start'],
    ['How long would an iOS release take?', 'mobile'],
    ['Как с вами связаться?', 'contact'],
    ['Сколько времени займёт разработка?', 'timeline'],
    ['what’s your methodology', 'process'],
    ['Вы делаете приложения под андроид?', 'mobile'],
    ['Нужен лендинг', 'web'],
    ['Нужен ИИ, срочно', 'ai'],
    ['На чём пишете?', 'technology'],
    ['Кто вы?', 'team'],
    ['Работаете по скраму?', 'process'],
    ['Знаете нашу отрасль?', 'industry'],
    ['А сопровождение после релиза?', 'support'],
    ['Добрый день', 'greeting'],
    ['спс', 'thanks'],
    ['какой у вас tech stack', 'technology'],
    ['портфолио please', 'portfolio'],
    ['Зелёные  ПРИЛОЖЕНИЯ!', 'mobile'],
  ])('%j reaches %s', (question, id) => {
    expect(reply(question)).toBe(id)
  })

  it.each([
    ['What is your email?', 'contact', 'the "ai" in "email" is not at a word start'],
    ['maintenance', 'support', 'nor the one in "maintenance"'],
    ['domain', 'industry', 'nor the one in "domain"'],
    ['framework', 'technology', 'the "work" in "framework" is not at a word start'],
    ['Which framework?', 'technology', 'nor the "hi" in "which"'],
    ['price of an app', 'price', 'price comes before mobile'],
    ['web or mobile', 'mobile', 'mobile comes before web, wherever they stand'],
    ['how long does an AI project take', 'ai', 'ai comes before timeline and portfolio'],
    ['hello, what about support?', 'team', '"about" comes before support and hello'],
    ['thanks, hello', 'greeting', 'hello comes before thanks'],
    ['the cost of your service', 'price', 'price comes before services'],
    ['workflow', 'portfolio', '"work" comes first in the specification'],
    ['unsupported', 'support', 'found inside a word when nothing starts one'],
    ['which databases', 'technology', 'a keyword of fewer than four letters is a whole word'],
    ['anything with ships', 'fallback-long', 'nor is there a greeting in it'],
    ['сколько стоит сайт', 'price', 'price comes before web'],
    ['стоимость услуг', 'price', 'price comes before services'],
    ['приложение для телефона', 'mobile', 'mobile comes before contact'],
  ])('%j reaches %s: %s', (question, id) => {
    expect(reply(question)).toBe(id)
  })

  it('does not count "service" beside "cost", also inside a word', () => {
    const withoutPrice = intents.filter(({ id }) => id !== 'price')
    expect(matchReply('service', withoutPrice)).toBe('services')
    expect(matchReply('service cost', withoutPrice)).not.toBe('services')
    expect(matchReply('what services cost', withoutPrice)).toBe('services')
    expect(matchReply('стоимость услуги', withoutPrice)).not.toBe('services')
  })

  it('takes "ии" for a word only', () => {
    expect(reply('организации')).toBe('fallback-long')
  })
})

describe('fallbacks', () => {
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
    ['ou bo du', 'words of two letters'],
    ['я', 'a single Russian letter'],
    ['йцкнгш', 'no Russian vowels, й is none'],
    ['прст', 'no Russian vowels'],
    ['а б в г', 'Russian words of one letter'],
  ])('%j gets the short one: %s', (question) => {
    expect(reply(question)).toBe('fallback-short')
  })

  it.each([
    ['blue elephants', 'a question nobody wrote a reply for'],
    ['ou bo', 'short words, but five characters'],
    ['oo', 'two characters with a vowel'],
    ['él está', 'vowels with accents count'],
    ['слоны летают', 'Russian'],
    ['ёлы', 'ё is a vowel'],
    ['объём', 'so are the vowels behind it'],
  ])('%j gets the long one: %s', (question) => {
    expect(isUnintelligible(question)).toBe(false)
    expect(reply(question)).toBe('fallback-long')
  })
})

describe('any string', () => {
  const ids = new Set([...intents.map(({ id }) => id), 'fallback-short', 'fallback-long'])
  const anything = fc.oneof(
    fc.uint16Array({ maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc
      .array(
        fc.constantFrom(
          ...spelled.map(([word]) => word),
          'цена',
          'нейросети',
          ' ',
          '-',
          'й',
          '\ud83d',
          '=',
          '*',
          '\\',
          '(',
        ),
      )
      .map((parts) => parts.join('')),
  )

  it('gets exactly one reply and never throws', () => {
    fc.assert(
      fc.property(anything, (question) => {
        expect(ids.has(reply(question))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('gets the same reply in capitals and with spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdehiloprstw абвиорт'), maxLength: 40 }), (question) => {
        expect(reply(`  ${question.toUpperCase()}\n`)).toBe(reply(question))
      }),
    )
  })
})
