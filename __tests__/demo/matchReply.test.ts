/** @jest-environment node */
import fc from 'fast-check'
import chatFile from '../../content/chat.json'
import { chatSchema } from '../../src/content/schemas/chat'
import { isUnintelligible, matchReply } from '../../src/assistant/matchReply'

const { intents } = chatSchema.parse(chatFile)
const reply = (question: string) => matchReply(question, intents)

/** Spec section 5, in its order. Written out from there, not read from the content. */
const english: [id: string, keywords: string[]][] = [
  ['price', ['price', 'cost', 'budget', 'how much', 'pricing']],
  ['services', ['what services', 'what do you offer', 'what do you do', 'service']],
  ['mobile', ['mobile', 'app', 'ios', 'android']],
  ['web', ['web', 'website']],
  ['ai', ['ai', 'machine learning', 'artificial intelligence', 'automation']],
  ['timeline', ['how long', 'timeline', 'duration', 'time']],
  ['contact', ['contact', 'reach', 'phone', 'email', 'call']],
  ['portfolio', ['portfolio', 'project', 'work', 'example', 'case stud']],
  ['technology', ['technolog', 'tech stack', 'tools', 'framework']],
  ['team', ['team', 'about', 'company', 'who are you']],
  ['process', ['process', 'methodology', 'how do you work', 'workflow']],
  ['industry', ['industr', 'sector', 'domain']],
  ['support', ['support', 'maintenance', 'after launch', 'updates']],
  ['start', ['get started', 'how to start', 'begin']],
  ['greeting', ['hello', 'hi', 'hey', 'good morning', 'good afternoon']],
  ['thanks', ['thank', 'thanks']],
]

/** Keywords that the order of the specification itself gives to an earlier rule. */
const taken: Record<string, string> = { 'how do you work': 'portfolio', workflow: 'portfolio' }

const russian: [id: string, questions: string[]][] = [
  [
    'price',
    [
      'цена',
      'цены',
      'цену',
      'ценой',
      'ценник',
      'ценообразование',
      'расценки',
      'прайс',
      'стоимость',
      'стоит',
      'бюджет',
      'смета',
      'дорого',
      'тарифы',
    ],
  ],
  [
    'services',
    [
      'услуги',
      'что вы делаете',
      'что делаете',
      'чем вы занимаетесь',
      'чем занимаетесь',
      'что вы предлагаете',
      'что предлагаете',
      'что вы умеете',
      'что умеете',
    ],
  ],
  ['mobile', ['мобильный', 'приложение', 'айос', 'андроид', 'айфон', 'смартфон']],
  ['web', ['веб', 'сайт', 'лендинг', 'портал', 'интернет-магазин']],
  [
    'ai',
    [
      'ии',
      'ИИ',
      'искусственный интеллект',
      'нейросети',
      'нейронные сети',
      'машинное обучение',
      'автоматизация',
      'автоматизировать',
      'чат-бот',
      'чатбот',
    ],
  ],
  [
    'timeline',
    [
      'сроки',
      'как долго',
      'сколько времени',
      'сколько займёт',
      'за сколько',
      'как быстро',
      'когда будет',
      'время',
      'времени',
      'длительность',
      'продолжительность',
    ],
  ],
  [
    'contact',
    [
      'контакты',
      'как связаться',
      'свяжитесь',
      'на связи',
      'связь',
      'телефон',
      'почта',
      'почту',
      'почте',
      'почтой',
      'почты',
      'имейл',
      'письмо',
      'позвонить',
      'звонок',
      'адрес',
    ],
  ],
  [
    'portfolio',
    ['портфолио', 'проекты', 'ваши работы', 'ваших работ', 'примеры работ', 'пример', 'кейсы', 'что вы сделали'],
  ],
  [
    'technology',
    [
      'технологии',
      'технический стек',
      'стек',
      'инструменты',
      'фреймворк',
      'языки программирования',
      'на языках программирования',
      'язык программирования',
      'на чём пишете',
    ],
  ],
  ['team', ['команда', 'о вас', 'о компании', 'компания', 'кто вы', 'расскажите о себе', 'сотрудники', 'разработчики']],
  [
    'process',
    ['процесс', 'методология', 'как вы работаете', 'как работаете', 'этапы', 'порядок работы', 'аджайл', 'скрам'],
  ],
  ['industry', ['отрасль', 'индустрия', 'сектор', 'сфера', 'ниша', 'нише', 'нишу', 'ниши']],
  [
    'support',
    [
      'поддержка',
      'поддерживаете',
      'сопровождение',
      'обслуживание',
      'после запуска',
      'после релиза',
      'обновления',
      'обновляете',
    ],
  ],
  ['start', ['с чего начать', 'с чего начинать', 'как начать', 'начать', 'начнём', 'приступить', 'заявка', 'заказать']],
  [
    'greeting',
    ['привет', 'здравствуйте', 'здрасте', 'добрый день', 'доброе утро', 'добрый вечер', 'доброго дня', 'хай'],
  ],
  ['thanks', ['спасибо', 'благодарю', 'спс']],
]

const pairs = (table: [string, string[]][]) => table.flatMap(([id, words]) => words.map((word) => [word, id] as const))

describe('keywords', () => {
  it('are the ones of the specification, in its order', () => {
    const known = new Map(english)
    const ofTheSpecification = intents.filter(({ id }) => known.has(id))
    expect(ofTheSpecification.map(({ id }) => id)).toEqual(english.map(([id]) => id))
    for (const { id, keywords } of ofTheSpecification)
      expect(keywords.en).toEqual(expect.arrayContaining(known.get(id)!))
  })

  it.each(pairs(english))('%j alone reaches %s, or the rule that takes it', (keyword, id) => {
    expect(reply(keyword)).toBe(taken[keyword] ?? id)
    expect(reply(`  ${keyword.toUpperCase()}?! `)).toBe(taken[keyword] ?? id)
  })

  it.each(pairs(russian))('%j reaches %s', (question, id) => {
    expect(reply(question)).toBe(id)
    expect(reply(`${question.toUpperCase()}?`)).toBe(id)
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
    expect(reply('нужен ИИ, срочно')).toBe('ai')
  })

  it('answers English words among Russian ones, and the other way round', () => {
    expect(reply('какой у вас tech stack')).toBe('technology')
    expect(reply('нужен website')).toBe('web')
    expect(reply('портфолио please')).toBe('portfolio')
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

  it('begins with the words of the specification', () => {
    expect(chatFile.fallbacks.short.reply.en).toMatch(/^I'm sorry, I didn't quite understand that/)
    expect(chatFile.fallbacks.long.reply.en).toMatch(/^I'm sorry, I didn't quite understand your question/)
  })
})

describe('any string', () => {
  const ids = new Set([...intents.map(({ id }) => id), 'fallback-short', 'fallback-long'])
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc
      .array(
        fc.constantFrom(
          ...pairs(english).map(([word]) => word),
          ...pairs(russian).map(([word]) => word),
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
