import type { Content } from '../../../src/content/model/contentTypes'
import type { Chat } from '../../../src/content/schemas/chat'
import { siteChat } from '../../../src/node/output/chatData'
import type { ChatContent } from '../../../src/node/output/output'
import { edited, fixtureContent } from '../../support/contentFixture'

const withWords = (content: Content, words: Record<string, string>): Content => ({
  ...content,
  dictionaries: { en: { chat: words }, ru: { chat: words } },
})

it.each([
  ['en', 'For 5+\u00a0years. Write to hello@dock.example.', 'Blog', ['Pardon?', 'No idea.', 'Perhaps:']],
  ['ru', 'Уже 5+\u00a0лет. Пишите: hello@dock.example.', 'Блог', ['Простите?', 'Не\u00a0знаю.', 'Возможно:']],
] as const)('speaks %s, with figures and contacts filled in', async (language, text, label, [short, long, near]) => {
  const data = siteChat(withWords(await fixtureContent(), { title: 'X' }))![language]
  expect(data.topics[0]).toMatchObject({ id: 'services', text, links: [{ label, to: '/blog' }] })
  expect(data.fallbacks).toEqual({ short: { text: short, links: [] }, long: { text: long, links: [] }, near })
  expect(data.quickQuestions).toHaveLength(4)
  expect(data.words).toEqual({ title: 'X' })
})

it('is typeset like the pages: figures, short words and units do not break off', async () => {
  const content = await fixtureContent()
  const label = { en: 'Online', ru: 'В сети' }
  const value = { en: '2 to 4 hours', ru: '2–4 часа' }
  const words = { en: 'We reply in {figure:reply}.', ru: 'Ответим за {figure:reply}: {phone}.' }
  const chat = content.entries.find(({ type }) => type === 'Chat')!
  const { intents, fallbacks, ...others } = chat.record as Chat
  const intent = { ...intents[0], about: words, question: words, reply: words }
  const record = {
    ...others,
    greeting: words,
    quickQuestions: [words],
    intents: [{ ...intent, links: [{ label, to: '/' }] }],
    fallbacks: { ...fallbacks, near: words },
  }
  const figures = [{ id: 'reply', value, label, scope: label, asOf: '2026-11-01', wordsIn: { en: 'en', ru: 'ru' } }]
  const written = { type: 'ChatExamples', key: intent.id, record: { examples: [label] } }
  const entries = [{ ...chat, record }, written] as Content['entries']
  const data = siteChat(withWords({ ...content, figures, entries }, { title: 'В сети' }))!.ru
  const { about, question, text, examples, links } = data.topics[0]
  const sentences = [data.greeting, ...data.quickQuestions, data.fallbacks.near, about, question, text]
  expect([...new Set(sentences)]).toEqual(['Ответим за\u00a02–\u20604\u00a0часа: +1\u00a0555\u00a0010\u00a00100.'])
  expect([examples, links]).toEqual([[words.ru, 'В сети'], [{ label: 'В\u00a0сети', to: '/' }]])
  expect(data.words).toEqual({ title: 'В\u00a0сети' })
  const fallback = [{ ...chat, record, wordsIn: { en: 'en', ru: 'en' } }] as Content['entries']
  const { greeting } = siteChat(withWords({ ...content, figures, entries: fallback }, {}))!.ru
  expect(greeting).toContain('2 to')
})

/** The texts of a topic; `_` is a no-break space. */
const lineOf = ({ id, about, question, links, text, examples }: ChatContent['topics'][number]) =>
  [id, links[0].to, about, question, text, examples.join('; ')].join(' | ').replaceAll('\u00a0', '_')

it('knows questions, pages and projects, in words of their language', async () => {
  const examples = '"order": 1, "examples": [{ "en": "the bottom", "ru": "днище" }],'
  const edits: [file: string, from: string, to: string][] = [
    ['services/keel', '"order": 1,', examples],
    ['projects/a', '"order": 1,', examples],
    ['chat', '"Blog", "ru": "Блог" }, "to": "/blog"', '"Why?", "ru": "О цене" }, "to": "/#faq"'],
    ['faq', 'Почему?" },', 'Что в цене?" }, "examples": [{ "en": "cost", "ru": "за что" }],'],
  ]
  const changed = edits.map(([name, from, to]) => [`content/${name}.json`, edited(`content/${name}.json`, from, to)])
  const content = await fixtureContent({ ...Object.fromEntries(changed), 'content/services/hull.json': null })
  const lines = siteChat(withWords(content, { summary: 'Ещё там.' }))!.ru.topics.map(lineOf)
  expect(lines).toEqual(
    expect.arrayContaining([
      'services | /#faq-2 | Об_услугах |  | Уже 5+_лет. Пишите: hello@dock.example. | ',
      '/#faq-1 | /#faq-2 | Что в_цене? | Что в_цене? | Потому. | Что в цене?; за что',
      '/services/keel#faq-0 | /services/keel#faq-1 | Почему? | Почему? | Потому. | Почему?',
      '/services/keel | /services/keel | Услуга |  | Первый. Ещё_там. | Услуга; днище',
      '/industries/ports | /industries/ports | Порты |  | Первый. Ещё_там. | Порты',
      '/solutions/cloud | /solutions/cloud | Решение |  | Подробно. Ещё_там. | Решение',
      '/projects#project-a | /projects#project-a | Приложение |  | Приложение для заказа. Ещё_там. | Приложение; днище',
    ]),
  )
  const entries = content.entries.filter(({ type }) => type !== 'ProjectsPage' && type !== 'SolutionsPage')
  const { topics } = siteChat({ ...content, entries })!.ru
  expect(topics.filter(({ id }) => /project-|solutions/.test(id))).toEqual([])
})
