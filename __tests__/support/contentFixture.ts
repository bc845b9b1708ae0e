/** A small valid content folder in memory. Tests break one thing in it and check the reported problems. */
import fs from 'node:fs'
import path from 'node:path'
import { PAGE_KINDS } from '../../src/routing/pageKinds'
import type { InstalledNames } from '../../src/content/check/installedNames'
import type { Content } from '../../src/content/model/contentTypes'
import { readContentFrom, type ReadContentResult, type ReadOptions } from '../../src/content/readContent'
import { writeFiles } from './folder'
import { memoryFiles, png, type FileContent } from './memoryFiles'

const installed: InstalledNames = {
  icon: ['anchor', 'circle-dashed', 'ship', 'shield-check'],
  'brand-icon': ['react', 'postgresql'],
  stemmers: ['english', 'russian'],
}

const META = `{ "title": { "en": "Page", "ru": "Страница" }, "description": { "en": "What a search engine shows below the title of this page.", "ru": "То, что поисковая система показывает под заголовком страницы." } }`
const HERO = `{ "title": { "en": "Top", "ru": "Верх" }, "lead": { "en": "Lead.", "ru": "Врез." } }`
const HEADING = `{ "title": { "en": "Section", "ru": "Раздел" } }`
const POINT = `{ "icon": "anchor", "title": { "en": "Point", "ru": "Пункт" }, "description": { "en": "Words.", "ru": "Слова." } }`
const NOT_FOUND = `{ "title": { "en": "Gone", "ru": "Нет" }, "text": { "en": "Look elsewhere.", "ru": "Поищите рядом." }, "link": { "label": { "en": "Back", "ru": "Назад" }, "to": "/blog" } }`
const STEP = `{ "title": { "en": "Step", "ru": "Шаг" }, "description": { "en": "Work.", "ru": "Работа." } }`
const FAQ = `{ "question": { "en": "Why?", "ru": "Почему?" }, "answer": { "en": "Because.", "ru": "Потому." } }`
const DESCRIPTION = `{ "en": "What a search engine shows below the title of this page.", "ru": "То, что поисковая система показывает под заголовком страницы." }`
const STACK = (id: string) =>
  `{ "id": "${id}", "title": { "en": "Stack", "ru": "Стек" }, "description": { "en": "Tools.", "ru": "Средства." }, "stack": [{ "name": "React", "icon": "react" }, { "name": "Other" }] }`
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(', ')
const screenshot = (key: string, number: number) =>
  `{ "src": "./screens/${key}-${number}.png", "alt": { "en": "Screen", "ru": "Экран" } }`

const project = (order: number, key: string) => `{
  "order": ${order},
  "title": { "en": "App", "ru": "Приложение" },
  "description": { "en": "An app.", "ru": "Приложение для заказа." },
  "screenshots": [
    ${screenshot(key, 1)},
    ${screenshot(key, 2)},
    ${screenshot(key, 3)}
  ]
}
`

const service = (order: number) => `{
  "order": ${order},
  "main": true,
  "icon": "ship",
  "title": { "en": "Service", "ru": "Услуга" },
  "summary": { "en": "A service.", "ru": "Одна услуга." },
  "metaDescription": ${DESCRIPTION},
  "subtitle": { "en": "Line.", "ru": "Строка." },
  "description": { "en": "First.", "ru": "Первый." },
  "highlightText": { "en": "Remember.", "ru": "Запомните." },
  "approach": { "en": "How.", "ru": "Как." },
  "approachPoints": [${times(4, POINT)}],
  "technologies": [${['one', 'two', 'three'].map(STACK).join(', ')}],
  "process": [${times(6, STEP)}],
  "projects": ["a", "b", "c"],
  "faqs": [${times(5, FAQ)}]
}
`

const solution = (order: number) => `{
  "order": ${order},
  "icon": "anchor",
  "title": { "en": "Solution", "ru": "Решение" },
  "metaDescription": ${DESCRIPTION},
  "summary": { "en": "In short.", "ru": "Вкратце." },
  "description": { "en": "At length.", "ru": "Подробно." },
  "features": [${times(4, '{ "en": "Feature", "ru": "Свойство" }')}],
  "benefits": [${times(5, '{ "en": "Benefit", "ru": "Польза" }')}]
}
`

/** The text of a post. Its language is that of its title. */
function post(id: number, title: string, category: string, date: string, [more = '', body]: string[] = []): string {
  const isRussian = /[а-яё]/i.test(title)
  const excerpt = isRussian
    ? 'Два предложения о том, про что эта запись. Это второе из них.'
    : 'Two sentences that say what the post is about. This is the second.'
  return `---
id: ${id}
title: ${title}
excerpt: ${excerpt}
category: ${category}
author: jane
date: ${date}
${more}---

${body ?? (isRussian ? 'Слова.' : 'Words.')}
`
}

/** Every file of the fixture. Pictures are PNG headers with a size. */
export const FIXTURE: Readonly<Record<string, string | Uint8Array>> = {
  'content/site.json': `{
  "name": "Dock",
  "url": "https://dock.example",
  "email": "hello@dock.example",
  "supportEmail": "support@dock.example",
  "phone": "+1 555 010 0100",
  "slogan": { "en": "Slogan", "ru": "Лозунг" },
  "description": { "en": "What it does.", "ru": "Чем занимается." },
  "recipient": "Dock", "replyTime": "reply",
  "demoVideo": "https://video.example/demo",
  "tiles": {
    "service": ["years", "support"],
    "solutions": ["years", "support"],
    "blog": ["years", "support"]
  },
  "menu": [
    { "list": "services", "label": { "en": "Services", "ru": "Услуги" } },
    { "to": "/blog", "label": { "en": "Blog", "ru": "Блог" } },
    { "to": "/#contact", "label": { "en": "Contact", "ru": "Контакты" } }
  ]
}
`,
  'content/figures.json': `{
  "figures": [
    { "id": "years", "amount": 5, "atLeast": true, "label": { "en": "Years", "ru": "Лет" }, "scope": "All.", "asOf": "2027-01-01", "counted": "Years." },
    { "id": "support", "text": "24/7", "label": { "en": "Support", "ru": "Поддержка" }, "scope": "All.", "asOf": "2027-01-01", "counted": "Hours." }, { "id": "reply", "amount": 2, "to": 4, "unit": "hours", "label": { "en": "Reply", "ru": "Ответ" }, "scope": "All.", "asOf": "2027-01-01", "counted": "Hours." }
  ]
}
`,
  'content/authors/jane.json': `{
  "name": { "en": "Jane Roe", "ru": "Джейн Роу" },
  "role": { "en": "Editor", "ru": "Редактор" },
  "avatar": "./jane.png"
}
`,
  'content/authors/jane.png': png(320, 320),
  'content/categories.json': `[
  { "id": "web", "name": { "en": "Web Development", "ru": "Веб-разработка" }, "cover": "./web.png" },
  { "id": "iot", "name": { "en": "IoT", "ru": "Интернет вещей" } }
]
`,
  'content/web.png': png(1200, 630),
  'content/services/hull.json': service(2),
  'content/services/keel.json': service(1),
  'content/industries/ports.json': `{
  "order": 1,
  "icon": "anchor",
  "title": { "en": "Ports", "ru": "Порты" },
  "summary": { "en": "Ports.", "ru": "Про порты." },
  "metaDescription": ${DESCRIPTION},
  "description": { "en": "First.", "ru": "Первый." },
  "stats": { "projects": "years", "clients": "years", "headline": "years", "second": "years" },
  "challenges": [${times(3, POINT)}],
  "solutions": [${times(3, POINT)}],
  "benefits": [${times(3, POINT)}],
  "technologies": [${['one', 'two'].map(STACK).join(', ')}],
  "process": [${times(4, '{ "en": "Step", "ru": "Шаг" }')}]
}
`,
  'content/solutions/cloud.json': solution(1),
  'content/projects/a.json': project(1, 'a'),
  'content/projects/b.json': project(2, 'b'),
  'content/projects/c.json': project(3, 'c'),
  ...Object.fromEntries(
    ['a-1', 'a-2', 'a-3', 'b-1', 'b-2', 'b-3', 'c-1', 'c-2', 'c-3'].map((name) => [
      `content/projects/screens/${name}.png`,
      png(480, 960),
    ]),
  ),
  'content/testimonials.json': `[
  { "name": { "en": "Ann", "ru": "Анна" }, "role": { "en": "Owner", "ru": "Владелец" }, "rating": 5, "comment": { "en": "Good.", "ru": "Хорошо." } }
]
`,
  'content/technologies.json': `[
  {
    "id": "mobile",
    "title": { "en": "Mobile", "ru": "Мобильная" },
    "description": { "en": "For phones.", "ru": "Для телефонов." },
    "stack": [
      { "name": "React Native", "icon": "react" },
      { "name": { "en": "Tests", "ru": "Тесты" } }
    ]
  }
]
`,
  'content/process.json': `[
  ${STEP}
]
`,
  'content/faq.json': `[
  {
    "question": { "en": "How long?", "ru": "Сколько времени?" },
    "answer": { "en": "Three months.", "ru": "Три месяца." }
  },
  ${FAQ}
]
`,
  'content/redirects.json': '[]',
  'content/brand/colours.css': fs.readFileSync('content/brand/colours.css', 'utf8'),
  'content/brand/mark.svg': '<svg viewBox="0 0 32 32"><path d="M0 0H32"/></svg>',
  'content/timeline.json': `[
  { "year": 2022, "title": { "en": "Start", "ru": "Начало" }, "description": { "en": "Began.", "ru": "Начали." }, "visual": "ship" }
]
`,
  'content/chat.json': `{
  "greeting": { "en": "Hello, ask away.", "ru": "Здравствуйте, спрашивайте." },
  "quickQuestions": [
    { "en": "Which services?", "ru": "Какие услуги?" },
    { "en": "Any service?", "ru": "Есть услуги?" },
    { "en": "Your services?", "ru": "Ваши услуги?" },
    { "en": "More services?", "ru": "Ещё услуги?" }
  ],
  "intents": [
    {
      "id": "services",
      "about": { "en": "About services", "ru": "Об услугах" },
      "keywords": { "en": ["service"], "ru": ["услуг"] },
      "reply": { "en": "For {figure:years} years. Write to {email}.", "ru": "Уже {figure:years} лет. Пишите: {email}." },
      "links": [{ "label": { "en": "Blog", "ru": "Блог" }, "to": "/blog" }]
    }
  ],
  "fallbacks": {
    "short": { "reply": { "en": "Pardon?", "ru": "Простите?" }, "links": [] },
    "long": { "reply": { "en": "No idea.", "ru": "Не знаю." }, "links": [] },
    "near": { "en": "Perhaps:", "ru": "Возможно:" }
  }
}
`,
  'content/pages/home.json': `{
  "meta": ${META},
  "hero": ${HERO},
  "mockup": {
    "label": { "en": "A phone", "ru": "Телефон" },
    "technologies": [${times(6, '{ "name": "React", "icon": "react" }')}],
    "features": [${times(2, POINT)}]
  },
  "example": {
    "project": "a",
    "title": { "en": "Outcome", "ru": "Итог" },
    "before": { "en": "Before.", "ru": "Было." },
    "after": { "en": "After.", "ru": "Стало." },
    "quote": { "en": "Good.", "ru": "Хорошо." },
    "client": { "en": "Ann, owner", "ru": "Анна, владелец" }
  },
  "projects": ${HEADING},
  "services": ${HEADING},
  "about": { "title": { "en": "About", "ru": "О нас" }, "history": ${POINT}, "mission": ${POINT}, "vision": ${POINT} },
  "industries": ${HEADING},
  "otherIndustry": { "en": "Ask.", "ru": "Спросите." },
  "testimonials": ${HEADING},
  "technologies": ${HEADING},
  "process": ${HEADING},
  "faq": ${HEADING},
  "costs": { "title": { "en": "Costs", "ru": "Цены" }, "prices": ["years"] },
  "contact": ${HEADING},
  "articles": ${HEADING},
  "sections": ${JSON.stringify(Object.keys(PAGE_KINDS.home.ordered.sections))}
}
`,
  'content/pages/about.json': `{
  "meta": ${META},
  "hero": ${HERO},
  "timeline": ${HEADING},
  "values": { "title": { "en": "Values", "ru": "Ценности" }, "items": [${times(4, POINT)}] },
  "people": ${HEADING},
  "sections": ["timeline", "people", "values"]
}
`,
  'content/pages/projects.json': `{ "meta": ${META}, "hero": ${HERO}, "list": ${HEADING} }
`,
  'content/pages/blog.json': `{ "meta": ${META}, "hero": ${HERO} }
`,
  'content/pages/solutions.json': `{ "meta": ${META}, "hero": ${HERO} }
`,
  'content/pages/privacy.json': `{ "meta": ${META}, "hero": ${HERO}, "sections": [{ "title": { "en": "What?", "ru": "Что?" }, "text": { "en": "Nothing.", "ru": "Ничего." } }] }
`,
  'content/pages/search.json': `{ "meta": ${META}, "hero": ${HERO} }
`,
  'content/pages/not-found.json': `{
  "page": ${NOT_FOUND},
  "post": ${NOT_FOUND},
  "solution": ${NOT_FOUND},
  "industry": ${NOT_FOUND}
}
`,
  'locales/en/contact.json': `{
  "send": "Send the message",
  "call": "Call {{phone}}",
  "minutes_one": "{{count}} minute to {{place}}",
  "minutes_other": "{{count}} minutes to {{place}}"
}
`,
  'locales/ru/contact.json': `{
  "send": "Отправить сообщение",
  "call": "Позвонить: {{phone}}",
  "minutes_one": "{{count}} минута до {{place}}",
  "minutes_few": "{{count}} минуты до {{place}}",
  "minutes_many": "{{count}} минут до {{place}}",
  "minutes_other": "{{count}} минуты до {{place}}"
}
`,
  // In both languages; most tests change this post.
  'content/blog/1-first/en.mdx': post(1, 'First post', 'Web Development', '2024-03-15', [
    'featured: true\nimage: ./cover.png\nimageAlt: A drawing\n',
    `Opening words with a [link](/blog/2).

## Build

Text of the first section.

## Test

Text of the second section.`,
  ]),
  'content/blog/1-first/ru.mdx': post(1, 'Первая запись', 'Web Development', '2024-03-15', [
    'featured: true\nimage: ./cover.png\nimageAlt: Рисунок\n',
    `Первые слова со [ссылкой](/blog/1#build).

## Сборка

Текст первого раздела.

## Проверка

Текст второго раздела.`,
  ]),
  'content/blog/1-first/cover.png': png(1200, 630),
  // English only: Russian gets the English text.
  'content/blog/2-second/en.mdx': post(2, 'Second post', 'IoT', '2024-04-01'),
  // Russian only: no page in English.
  'content/blog/3-third/ru.mdx': post(3, 'Третья запись', 'IoT', '2024-05-01'),
  // The English text changed later: stale in Russian.
  'content/blog/4-fourth/en.mdx': post(4, 'Fourth post', 'Web Development', '2024-06-01', ['updated: 2024-07-01\n']),
  'content/blog/4-fourth/ru.mdx': post(4, 'Четвёртая запись', 'Web Development', '2024-06-01'),
}

export type Changes = Readonly<Record<string, FileContent>>

const story = (title: string, excerpt: string, client: string, heading: string) => `---
project: b
title: ${title}
excerpt: ${excerpt}
client: ${client}
---

Words with a [way to the form](#contact).

## ${heading}

| One | Two |
| --- | --- |
| a   | b   |
`

/** A case in both languages, for tests of cases: the fixture itself has none. */
export const CASE: Changes = {
  'content/cases/night-ferry/en.mdx': story(
    'The night ferry',
    'Two sentences that say what the case is about. This is the second.',
    'A harbour',
    'The problem',
  ),
  'content/cases/night-ferry/ru.mdx': story(
    'Ночной паром',
    'Два предложения о том, про что эта история. Это второе из них.',
    'Порт',
    'Задача',
  ),
}

const two = (en: string, ru: string) => ({ en, ru })

/** Every drawing of that case. */
export const CASE_DRAWINGS = {
  colour: '#0b5f5a',
  weeks: 12,
  team: two('Two', 'Двое'),
  platforms: two('Web', 'Веб'),
  sum: two('As likely', 'Вероятная'),
  states: {
    section: 1,
    title: two('One crossing', 'Один рейс'),
    note: two('From quay to quay.', 'От причала до причала.'),
    hidden: two('Known to the pilot', 'Знал лоцман'),
    lanes: [two('Crew', 'Команда'), two('Port', 'Порт')],
    states: [
      { id: 'moored', name: two('Moored', 'У причала'), lane: 1, step: 1, next: ['away', 'fog'] },
      { id: 'fog', name: two('Fog', 'Туман'), lane: 2, step: 2, hidden: true, next: ['away'] },
      { id: 'away', name: two('Away', 'В пути'), lane: 1, step: 3 },
    ],
  },
  decisions: {
    section: 1,
    title: two('The bridge', 'Мостик'),
    note: two('At night.', 'Ночью.'),
    views: [{ screen: 3, callouts: [{ x: 10, y: 20, title: two('A lamp', 'Лампа'), text: two('Red.', 'Красная.') }] }],
  },
  estimate: {
    section: 1,
    title: two('The sum', 'Сумма'),
    note: two('In percent.', 'В процентах.'),
    worst: 140,
    outcome: 95,
    likely: two('One quay.', 'Один причал.'),
    cause: two('Ice.', 'Лёд.'),
    result: two('No ice.', 'Льда не было.'),
  },
}

/** Reads the fixture with some files replaced, added or (null) removed. */
export function readFixture(changes: Changes = {}, options?: ReadOptions): Promise<ReadContentResult> {
  return readContentFrom(memoryFiles({ ...FIXTURE, ...changes }), installed, options)
}

/** Writes the fixture, with changes, into a folder with a link to the packages that commands need. */
export function writeFixture(root: string, changes: Changes = {}): void {
  writeFiles(root, { ...FIXTURE, ...changes })
  fs.mkdirSync(path.join(root, 'locales'), { recursive: true })
  fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
}

/** The checked content of the fixture. The test fails if it has errors. */
export async function fixtureContent(changes: Changes = {}): Promise<Content> {
  const { content, problems } = await readFixture(changes)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return content
}

/** The text of a file of the fixture, or of its case, with one passage replaced. Throws if the passage is missing. */
export function edited(file: string, from: string, to: string): string {
  const text = FIXTURE[file] ?? CASE[file]
  if (typeof text !== 'string' || !text.includes(from))
    throw new Error(`${file} of the fixture does not hold ${JSON.stringify(from)}`)
  return text.replace(from, () => to)
}
