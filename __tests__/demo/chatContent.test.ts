/** @jest-environment node */
import chatFile from '../../content/chat.json'
import faqFile from '../../content/faq.json'
import figuresFile from '../../content/figures.json'
import enWords from '../../locales/en/chat.json'
import enCommon from '../../locales/en/common.json'
import ruWords from '../../locales/ru/chat.json'
import { matchReply, type Keywords } from '../../src/assistant/matchReply'
import { checkChat } from '../../src/content/check/checkChat'
import { fieldName } from '../../src/content/report/positions'
import { parseJson } from '../../src/content/read/parseJson'
import { chatSchema, type Chat } from '../../src/content/schemas/chat'

const figures = figuresFile.figures.map(({ id }) => id)

const topics = faqFile.flatMap(({ topic }) => topic ?? [])

const chat = chatSchema.parse(chatFile)

const documentOf = (content: Chat) => parseJson('content/chat.json', JSON.stringify(content))

/** Fourteen intents with a few keywords each: a check of all three thousand would take a second for each mistake. */
function shortened({ intents, exceptions, ...rest }: Chat): Chat {
  const words = (list: Keywords) => ({ en: list.en.slice(0, 5), ru: list.ru.slice(0, 5) })
  const few = intents.slice(0, 14).map(({ id, reply, faq, links, keywords }) => ({
    id,
    reply,
    faq,
    links,
    keywords: words(keywords),
  }))
  const isListed = ({ keyword, language }: Chat['exceptions'][number]) =>
    few.some(({ keywords }) => keywords[language].includes(keyword))
  return { ...rest, intents: few, exceptions: exceptions.filter(isListed) }
}
const small = shortened(chat)

/** A copy of the shortened content with one thing changed. */
function changed(change: (copy: Chat) => void): Chat {
  const copy = structuredClone(small)
  change(copy)
  return copy
}

function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('the list is empty')
  return item
}

describe('the shipped chat', () => {
  it('has no problem', () => {
    expect(checkChat(chat, documentOf(chat), figures, topics)).toEqual([])
  })

  it('asks the four quick questions of the specification', () => {
    expect(chat.quickQuestions.map(({ en }) => en)).toEqual([
      'What services do you offer?',
      'How much does development cost?',
      'Can I see your portfolio?',
      'How do I get started?',
    ])
  })

  it.each([
    ['title', 'Assistant'],
    ['online', 'Online'],
    ['placeholder', 'Type your message...'],
    ['send', 'Send'],
  ])('%s reads %j in English', (key, text) => {
    expect(enWords).toHaveProperty([key], text)
    expect(Object.keys(ruWords)).toEqual(Object.keys(enWords))
  })

  it('has the teaser of the specification among the words of every page', () => {
    expect(enCommon).toHaveProperty(['chat.teaser'], 'How can I assist you today?')
  })
})

/** An intent that disturbs no other. */
const zebra = (id: string): Chat['intents'][number] => ({
  id,
  keywords: { en: ['zebra'], ru: ['зебра'] },
  reply: { en: 'Stripes.', ru: 'Полоски.' },
  links: [],
})

it('finds keywords however they are written', () => {
  const { intents } = chatSchema.parse({
    ...chatFile,
    intents: [{ ...zebra('stripes'), keywords: { en: [' Zebra’s'], ru: ['Зелёная зебра'] } }],
  })
  expect(matchReply('The ZEBRA’S price?', intents)).toBe('stripes')
  expect(matchReply('зеленая  зебра', intents)).toBe('stripes')
})

describe('the check', () => {
  it('finds nothing wrong with the shortened content', () => {
    expect(checkChat(small, documentOf(small), figures, topics)).toEqual([])
  })

  it.each<[string, Chat, (string | number)[], RegExp]>([
    [
      'a keyword that reaches another intent',
      changed(({ intents }) => void intents[5]?.keywords.ru.push('прайс')),
      ['intents', 5, 'keywords', 'ru', small.intents[5]?.keywords.ru.length ?? 0],
      /"прайс" can never win: it reaches "price", not "timeline"/,
    ],
    [
      'one alternative of a keyword that reaches another intent',
      changed(({ intents }) => void intents[5]?.keywords.en.push('(fortnight|price) of it')),
      ['intents', 5, 'keywords', 'en', small.intents[5]?.keywords.en.length ?? 0],
      /"price of it" can never win: it reaches "price", not "timeline"/,
    ],
    [
      'a Russian keyword in Latin letters',
      changed(({ intents }) => void first(intents).keywords.ru.push('money')),
      ['intents', 0, 'keywords', 'ru', first(small.intents).keywords.ru.length],
      /alphabet/,
    ],
    [
      'an English keyword in Cyrillic',
      changed(({ intents }) => void first(intents).keywords.en.push('деньги')),
      ['intents', 0, 'keywords', 'en', first(small.intents).keywords.en.length],
      /alphabet/,
    ],
    [
      'an exception that is gone',
      changed(({ exceptions }) => void exceptions.splice(0, 1)),
      ['intents', 10, 'keywords', 'en', 2],
      /"how do you work" can never win: it reaches "portfolio"/,
    ],
    [
      'an exception that is not needed',
      changed(
        ({ exceptions }) => void exceptions.push({ keyword: 'budget', language: 'en', reaches: 'web', reason: 'x' }),
      ),
      ['exceptions', small.exceptions.length],
      /delete/,
    ],
    [
      'an exception for no keyword',
      changed(
        ({ exceptions }) => void exceptions.push({ keyword: 'nothing', language: 'en', reaches: 'web', reason: 'x' }),
      ),
      ['exceptions', small.exceptions.length, 'keyword'],
      /No intent has/,
    ],
    [
      'an exception that names the wrong intent',
      changed(({ exceptions }) => void (first(exceptions).reaches = 'web')),
      ['exceptions', 0, 'reaches'],
      /reaches "portfolio", not "web"/,
    ],
    [
      'two intents of one name',
      changed(({ intents }) => void intents.push(zebra(first(intents).id))),
      ['intents', small.intents.length, 'id'],
      /Two intents/,
    ],
    [
      'a name kept for the fallbacks',
      changed(({ intents }) => void intents.push(zebra('fallback-long'))),
      ['intents', small.intents.length, 'id'],
      /reserved/,
    ],
    [
      'an unless for no keyword',
      changed(({ intents }) => void (first(intents).unless = [{ keyword: 'zebra', without: ['no'] }])),
      ['intents', 0, 'unless', 0, 'keyword'],
      /"zebra" is neither a keyword/,
    ],
    [
      'a phrase that takes the question of another intent',
      changed(({ intents }) => {
        intents.push({ ...zebra('stripes'), question: { en: 'Is it a horse?', ru: 'Это зебра?' } })
        first(intents).always = { en: ['is it a horse'], ru: ['лошад'] }
      }),
      ['intents', small.intents.length, 'question', 'en'],
      /"Is it a horse\?" is answered by "price": a keyword of that intent takes it/,
    ],
    [
      'an answer that no FAQ gives',
      changed(({ intents }) => void intents.push({ ...zebra('stripes'), reply: undefined, faq: 'stripes' })),
      ['intents', small.intents.length, 'faq'],
      /No entry of content\/faq.json has the topic "stripes"/,
    ],
    [
      'an intent that answers nothing',
      changed(({ intents }) => void intents.push({ ...zebra('stripes'), reply: undefined })),
      ['intents', small.intents.length],
      /needs an answer/,
    ],
    [
      'an unknown figure',
      changed(({ intents }) => void (first(intents).reply = { en: 'x', ru: '{figure:yachts}' })),
      ['intents', 0, 'reply', 'ru'],
      /\{figure:yachts\} stands for nothing/,
    ],
    [
      'an unknown placeholder',
      changed(({ fallbacks }) => void (fallbacks.long.reply.en = '{mail}')),
      ['fallbacks', 'long', 'reply', 'en'],
      /\{mail\} stands for nothing/,
    ],
    [
      'a quick question without an answer',
      changed(({ quickQuestions }) => void (first(quickQuestions).ru = 'Летают ли слоны?')),
      ['quickQuestions', 0, 'ru'],
      /No keyword answers/,
    ],
  ])('finds %s', (_, broken, path, message) => {
    expect(checkChat(broken, documentOf(broken), figures, topics)).toMatchObject([
      { field: fieldName(path), message: expect.stringMatching(message) },
    ])
  })
})
