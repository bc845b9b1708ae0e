import type { Topic } from '../../../src/assistant/answerTo'
import type { Content } from '../../../src/content/model/contentTypes'
import type { Chat } from '../../../src/content/schemas/chat'
import { chatData, siteTopics } from '../../../src/node/output/chatData'
import { CASE, edited, fixtureContent } from '../../support/contentFixture'

let content: Content
beforeAll(async () => {
  content = await fixtureContent()
})

const chat = () => content.entries.find(({ type }) => type === 'Chat')?.record as Chat

it.each([
  ['en', 'For 5+\u00a0years. Write to hello@dock.example.', 'Blog', ['Pardon?', 'No idea.', 'Perhaps:']],
  ['ru', 'Уже 5+\u00a0лет. Пишите: hello@dock.example.', 'Блог', ['Простите?', 'Не\u00a0знаю.', 'Возможно:']],
] as const)('speaks %s, with figures and contacts filled in', (language, text, label, [short, long, near]) => {
  const site = siteTopics(content, language)
  const data = chatData(chat(), content.company!, content.figures, { title: 'X' }, language, site)
  expect(data.topics[0]).toMatchObject({ id: 'services', text, links: [{ label, to: '/blog' }] })
  expect(data.fallbacks).toEqual({ short: { text: short, links: [] }, long: { text: long, links: [] }, near })
  expect(data.quickQuestions).toHaveLength(4)
  expect(data.words).toEqual({ title: 'X' })
})

it('is typeset like the pages: figures, short words and units stay with what they belong to', () => {
  const label = { en: 'Online', ru: 'В сети' }
  const figures = [
    {
      id: 'reply',
      value: { en: '2 to 4 hours', ru: '2–4 часа' },
      label,
      scope: label,
      asOf: '2026-11-01',
      wordsIn: { en: 'en', ru: 'ru' },
    },
  ]
  const words = { en: 'We reply in {figure:reply}.', ru: 'Ответим за {figure:reply}: {phone}.' }
  const { intents, fallbacks, ...others } = chat()
  const own = {
    ...intents[0],
    about: words,
    question: words,
    examples: [label],
    reply: words,
    links: [{ label, to: '/' }],
  }
  const said = {
    ...others,
    greeting: words,
    quickQuestions: [words],
    intents: [own],
    fallbacks: { ...fallbacks, near: words },
  }
  const data = chatData(said, content.company!, figures, { title: 'В сети' }, 'ru', [])
  const { about, question, text, examples, links } = data.topics[0]
  expect(new Set([data.greeting, ...data.quickQuestions, data.fallbacks.near, about, question, text])).toEqual(
    new Set(['Ответим за\u00a02–\u20604\u00a0часа: +1\u00a0555\u00a0010\u00a00100.']),
  )
  expect([examples, links]).toEqual([[words.ru, 'В сети'], [{ label: 'В\u00a0сети', to: '/' }]])
  expect(data.words).toEqual({ title: 'В\u00a0сети' })
})

/** All texts of a topic, both shown and only searched; `_` is a no-break space. */
function lineOf({ kind, id, about, question, links, text, examples = [] }: Topic) {
  const named = [about, question, ...links.map(({ label }) => label)]
  const from = [id, ...links.map(({ to }) => to)]
  const parts = { [kind]: from, named, text: [text], examples }
  const words = Object.entries(parts).map(([name, all]) => `${name}: ${[...new Set(all)].filter(Boolean).join('; ')}`)
  return words
    .filter((part) => !part.endsWith(' '))
    .join(' | ')
    .replaceAll('\u00a0', '_')
}

it('knows what pages, questions and articles say, in words of their language, else of another', async () => {
  const asked = '"order": 1, "examples": [{ "en": "the bottom", "ru": "днище" }],'
  const meta = 'То, что поисковая система показывает под заголовком страницы.'
  const declined = '"declined": { "title": { "en": "No?", "ru": "Нет?" }, "items": [{ "en": "War.", "ru": "В бой." }] }'
  const line = '{ "label": { "en": "Hull", "ru": "Киль" }, "value": { "en": "2", "ru": "2" } }'
  const estimate = `"estimate": { "title": { "en": "Sum", "ru": "Сумма" }, "lines": [${line}, ${line}] }`
  const edits: [file: string, from: string, to: string][] = [
    ['services/keel', '"order": 1,', asked],
    ['projects/a', '"order": 1,', asked],
    ['industries/ports', '"ru": "Пункт"', '"ru": "Туман"'],
    ['solutions/cloud', 'Вкратце.', 'Вкратце. И точно.'],
    ['faq', 'Почему?" },', 'Что в цене?" }, "examples": [{ "en": "cost", "ru": "за что" }],'],
    ['pages/home', '"prices":', `${estimate}, ${declined}, "prices":`],
  ]
  const changed = edits.map(([name, from, to]) => [`content/${name}.json`, edited(`content/${name}.json`, from, to)])
  const found = await fixtureContent({ ...CASE, ...Object.fromEntries(changed), 'content/services/hull.json': null })
  const { ru, ...others } = found.dictionaries
  const kinds = { 'search.kind.article': 'Статья', 'search.kind.case': 'История' }
  const site = siteTopics({ ...found, dictionaries: { ...others, ru: { ...ru, search: kinds } } }, 'ru')
  const { topics } = chatData(chat(), found.company!, [], {}, 'ru', site)
  // The other questions of the service are unchanged.
  const different = topics.slice(1).filter(({ id }) => !/keel#faq-[1-4]$/.test(id))
  expect(different.map(lineOf)).toEqual(
    `page: /#costs | named: Цены
page: /#process | named: Раздел
page: /#technologies | named: Раздел
page: /#testimonials | named: Раздел
page: /about | named: Верх | text: Врез.
page: /privacy | named: Верх | text: Врез.
faq: /#faq-0; /#faq | named: Сколько времени? | text: Три месяца.
faq: /#faq-1; /#faq | named: Что в_цене? | text: Потому. | examples: за что
faq: /services/keel#faq-0; /services/keel#faq | named: Почему? | text: Потому.
page: /services/keel | named: Услуга | text: ${meta} | examples: днище
page: /industries/ports | named: Порты | text: ${meta}
page: /solutions/cloud | named: Решение | text: ${meta}
page: /projects#project-a | named: Приложение | text: Приложение для заказа. | examples: днище
page: /projects#project-b | named: Приложение | text: Приложение для заказа.
page: /projects#project-c | named: Приложение | text: Приложение для заказа.
page: /projects/night-ferry | named: История: Ночной паром | text: Два предложения о_том, про что эта история. Это второе_из_них. | examples: Порт
page: /blog/1 | named: Статья: Первая запись | text: Джейн Роу. Два предложения о_том, про что эта запись. Это второе_из_них. | examples: Сборка; Проверка
page: /blog/2 | named: Статья: Second post | text: Джейн Роу. Two sentences that say what the post is about. This is the second.
page: /blog/3 | named: Статья: Третья запись | text: Джейн Роу. Два предложения о_том, про что эта запись. Это второе_из_них.
page: /blog/4 | named: Статья: Четвёртая запись | text: Джейн Роу. Два предложения о_том, про что эта запись. Это второе_из_них.`.split(
      '\n',
    ),
  )
  const entries = found.entries.filter(({ type }) => type !== 'ProjectsPage')
  expect(siteTopics({ ...found, entries }, 'ru').filter(({ id }) => id.includes('project-'))).toEqual([])
})
