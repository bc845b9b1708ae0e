import type { Content } from '../../../src/content/model/contentTypes'
import type { Chat } from '../../../src/content/schemas/chat'
import { chatData, siteTopics } from '../../../src/node/output/chatData'
import { fixtureContent } from '../../support/contentFixture'

let content: Content
beforeAll(async () => {
  content = await fixtureContent()
})

const chat = () => content.entries.find(({ type }) => type === 'Chat')?.record as Chat

it.each([
  ['en', 'For 5+\u00a0years. Write to hello@dock.example.', 'Blog', 'Pardon?'],
  ['ru', 'Уже 5+\u00a0лет. Пишите: hello@dock.example.', 'Блог', 'Простите?'],
] as const)('speaks %s, with figures and contacts filled in', (language, text, label, pardon) => {
  const site = siteTopics(content, language)
  const data = chatData(chat(), content.company!, content.figures, { title: 'X' }, language, site)
  expect(data.topics[0]).toMatchObject({ id: 'services', text, links: [{ label, to: '/blog' }] })
  expect(data.fallbacks.short).toEqual({ text: pardon, links: [] })
  expect(data.quickQuestions).toHaveLength(4)
  expect(data.words).toEqual({ title: 'X' })
})

it('is typeset like the pages: figures, short words and units stay with what they belong to', () => {
  const label = { en: 'Reply', ru: 'Ответ' }
  const figures = [
    { id: 'reply', value: { en: '2 to 4 hours', ru: '2–4 часа' }, label, scope: label, asOf: '2026-11-01' },
  ]
  const said = { ...chat(), greeting: { en: 'We reply in {figure:reply}.', ru: 'Ответим за {figure:reply}: {phone}.' } }
  const faq = { question: { en: '', ru: 'Что в цене?' }, examples: [], answer: { en: '', ru: 'До 90 %.' } }
  const entry = { type: 'FaqEntry', key: '0', file: 'content/faq.json', record: faq } as Content['entries'][number]
  const site = siteTopics({ ...content, entries: [entry], posts: [] }, 'ru')
  const data = chatData(said, content.company!, figures, { title: 'В сети' }, 'ru', site)
  expect(data.greeting).toBe('Ответим за\u00a02–\u20604\u00a0часа: +1\u00a0555\u00a0010\u00a00100.')
  expect(data.topics.at(-1)).toMatchObject({
    about: 'Что в\u00a0цене?',
    text: 'До\u00a090\u00a0%.',
    links: [{ to: '/#faq' }],
  })
  expect(data.words).toEqual({ title: 'В\u00a0сети' })
})

it('knows what a page says, passage by passage', async () => {
  const service = content.entries.find(({ type }) => type === 'Service')!
  const { en, ...others } = content.dictionaries
  const dictionaries = { ...others, en: { ...en, search: { 'search.kind.article': 'Article' } } }
  const topics = siteTopics({ ...content, dictionaries }, 'en')
  expect(topics.find(({ id }) => id === '/blog/1')).toMatchObject({ about: 'Article: First post' })
  const page = topics.find(({ id }) => id === `/services/${service.key}`)
  expect(page).toMatchObject({ kind: 'page', links: [{ to: `/services/${service.key}` }] })
  expect(page?.passages?.some((passage) => /^\w.*\. \w/.test(passage))).toBe(true)
})
