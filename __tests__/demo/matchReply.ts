import { answerTo } from '../../src/assistant/answerTo'
import { withoutCourtesies } from '../../src/assistant/reading'
import { wordsOf, type ChatData } from '../../src/assistant/topics'
import type { Language } from '../../src/routing/languages'
import { normalise } from '../../src/text/normalise'
import { demoChat } from '../support/demoChat'
import { SPEC_RULES } from './specKeywords'

const data = {} as Record<Language, ChatData>
/** The questions of the site in a language. */
const questions = {} as Record<Language, string[]>
beforeAll(async () => {
  for (const language of ['en', 'ru'] as const) {
    data[language] = await demoChat(language)
    questions[language] = data[language].topics.flatMap(({ question }) => question ?? [])
  }
})

/** Keywords that the specification's own order assigns to an earlier rule. */
const taken: Record<string, string> = { 'how do you work': 'portfolio', workflow: 'portfolio' }

it('has the keywords of the specification, in its order', () => {
  const ids = SPEC_RULES.map(({ id }) => id)
  const found = data.en.topics.filter(({ id }) => ids.includes(id))
  expect(found.map(({ id }) => id)).toEqual(ids)
  for (const { id, keywords } of SPEC_RULES)
    expect(found.find((topic) => topic.id === id)?.keywords?.en).toEqual(expect.arrayContaining([...keywords]))
})

it.each(SPEC_RULES)('answers by the rule "$id" of the specification, without doubt', ({ id, keywords, en, ru }) => {
  const replyOf = (text: string, chat: ChatData) => {
    const { id: found, closest, also } = answerTo(text, chat)
    return [closest ? `closest: ${found}` : found, also?.id].filter(Boolean).join(', then ')
  }
  const english = [...keywords, ...keywords.map((word) => `  ${word.toUpperCase()}?! `), ...en]
  const wrong = [
    ...english.map((text) => ({ text, found: replyOf(text, data.en) })),
    ...ru.map((text) => ({ text, found: replyOf(text, data.ru) })),
  ].filter(
    ({ text, found }) => !found.split(', then ').includes(taken[text.toLowerCase().replace(/[?!]/g, '').trim()] ?? id),
  )
  expect(wrong).toEqual([])
})

it.each([
  ...['', ' ', 'o', '?', '🚢', 'xyz', 'bcdfg hjkl', '12345', 'o o o o', 'я', 'йцкнгш', 'прст', 'meh eh'].map((text) => [
    text,
    'short',
  ]),
  ...['blue elephants', 'ou bo', 'oo', 'él está', 'слоны летают', 'πόσο κοστίζει'].map((text) => [text, 'long']),
])('says sorry to %j with the %s sentence', (question, length) => {
  expect(answerTo(question, data.en).id).toBe(`fallback-${length}`)
})

it.each<Language>(['en', 'ru'])('answers each question of its own beside each courtesy: %s', (language) => {
  const chat = data[language]
  const courtesies = chat.courtesies[language]
  // Only what is left of a question decides. Answers are compared where that is not the same words.
  const wordsLeft = (text: string) => wordsOf(withoutCourtesies(chat.courtesies)(normalise(text))).join(' ')
  const wrong = questions[language].flatMap((question) => {
    const words = wordsLeft(question)
    return courtesies
      .flatMap((courtesy) => [`${courtesy} ${question}`, `${question} — ${courtesy}, Ann.`])
      .filter((text) => wordsLeft(text) !== words)
      .filter((text) => answerTo(text, chat).id !== answerTo(question, chat).id)
  })
  expect(wrong).toEqual([])
})

it.each<[language: Language, question: string, fact: string | RegExp]>([
  ['en', 'What is your address?', '12 Slipway Lane'],
  ['ru', 'Сколько у вас человек?', '15+'],
  ['en', 'What is the smallest project?', '18,000'],
  ['ru', 'Какой у вас график работы?', /Часов работы .*не знаю/],
])('says the fact itself (%s): %s', (language, question, fact) => {
  const { text } = answerTo(question, data[language])
  expect(text.replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))).toMatch(fact)
})

it.each([
  ['ru', 'ИИ для проверки домашних заданий', 'ai'],
  ['en', 'сколько стоит сделать приложение', 'price'],
  ['en', 'Can my colleagues edit the texts on the site without a lawyer?', '/services/web-app-development#faq-4'],
  ['ru', 'обратная связь', 'contact'],
  ['ru', 'ок', 'yes-no'],
  ['ru', 'доступов к серверу у нас нет', 'takeover'],
] as const)('hears short words, the form, the other language, words of trouble (%s): %s', (language, question, id) => {
  expect(answerTo(question, data[language]).id).toBe(id)
})
