import type { Block } from '../../../src/content/mdx/blocks'
import { contentNodes } from '../../../src/node/nodes/contentNodes'
import type { NodeTools } from '../../../src/node/nodes/nodeParts'
import { CASE, CASE_DRAWINGS, edited, FIXTURE, fixtureContent, type Changes } from '../../support/contentFixture'
import { png } from '../../support/memoryFiles'
import { nodeWithId, nodeTools } from '../../support/nodes'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'
const SECOND = 'content/blog/2-second/en.mdx'

async function nodesOf(changes: Changes = {}, tools: Partial<NodeTools> = {}) {
  return contentNodes(await fixtureContent(changes), nodeTools(tools))
}

it('nodes of records stand once per language, with the words of that language', async () => {
  const jane = { name: 'Jane Roe', role: 'Editor', avatar: 'content/authors/jane.png' }
  const node = nodeWithId(await nodesOf(), 'Author:jane:en')
  expect(node.fields()).toEqual({ key: 'jane', language: 'en', contentLanguage: 'en', ...jane })
})

it('nodes of records carry the picture of their language, or the one for everybody', async () => {
  const tools = { findFile: (file: string) => (file === 'content/projects/screens/a-1.ru.png' ? file : undefined) }
  const nodes = await nodesOf({}, tools)
  const pictures = (language: string) =>
    (nodeWithId(nodes, `Project:a:${language}`).fields().screenshots as { src: string }[]).map(({ src }) => src)
  expect(pictures('ru')).toEqual(['a-1.ru', 'a-2', 'a-3'].map((name) => `content/projects/screens/${name}.png`))
  expect(pictures('en')).toEqual(['a-1', 'a-2', 'a-3'].map((name) => `content/projects/screens/${name}.png`))
})

it('nodes of records of a list are one node with its items', async () => {
  const node = nodeWithId(await nodesOf(), 'TimelineItemList:only:ru')
  expect(node).toMatchObject({ type: 'TimelineItemList' })
  const items = [
    {
      year: 2022,
      title: 'Начало',
      description: 'Начали.',
      visual: expect.stringContaining('/ship.sv'),
      contentLanguage: 'ru',
    },
  ]
  expect(node.fields()).toEqual({ key: 'only', language: 'ru', items })
})

it.each([
  [
    'Company:only:ru',
    { tiles: { blog: [{ id: 'years', value: '5+', label: 'Лет' }, expect.objectContaining({ id: 'support' })] } },
  ],
  // No Russian version, so it has the English text.
  ['BlogPost:2:ru', { language: 'ru', translation: 'fallback', contentLanguage: 'en', title: 'Second post' }],
  ['BlogPost:2:ru', { author: 'Author:jane:ru', category: { name: 'Интернет вещей' }, cover: null, coverAlt: null }],
  ['BlogPost:2:ru:body', { blocks: JSON.stringify([{ type: 'paragraph', content: ['Words.'] }]) }],
  // It has the cover of its category.
  ['BlogPost:4:en', { cover: 'content/web.png', coverAlt: null }],
])('nodes of records: %s has ids of nodes, and copies of figures and words: %j', async (id, fields) => {
  expect(nodeWithId(await nodesOf(), id).fields()).toMatchObject(fields)
})

it('a service has its cases and projects, those with a case first', async () => {
  const story = (language: string, facts: string) =>
    String(CASE[`content/cases/night-ferry/${language}.mdx`]).replace('project: b', facts)
  const nodes = await nodesOf({
    'content/cases/night-ferry/en.mdx': story('en', 'project: b\nservices: [keel]'),
    'content/cases/night-ferry/ru.mdx': story('ru', 'project: b\nservices: [keel]').replace('Порт', 'В порту'),
    'content/cases/night-ferry.json': JSON.stringify(CASE_DRAWINGS),
    'content/cases/buoy/ru.mdx': story('ru', 'services: [keel]'),
    'content/cases/fog/ru.mdx': story('ru', 'project: c'),
    'content/cases/mist/en.mdx': story('en', 'services: [hull]').replace('A harbour', '9% of a harbour'),
    'content/services/hull.json': String(FIXTURE['content/services/hull.json']).replace(
      '"main": true',
      '"main": false',
    ),
    'content/pages/solutions.json': null,
    [SECOND]: edited(SECOND, 'title: Second post', 'title: 9% of posts').replace(
      'Words.',
      `9% of posts.${' Word'.repeat(290)}`,
    ),
  })
  const says = (id: string, ...names: string[]) => names.map((name) => nodeWithId(nodes, id).fields()[name])
  const projects = (language: string) => ['b', 'a', 'c'].map((key) => `Project:${key}:${language}`)
  expect(says('Service:keel:ru', 'projects', 'cases')).toEqual([projects('ru'), ['Case:buoy:ru']])
  expect(says('Service:keel:en', 'projects', 'cases')).toEqual([projects('en'), []])
  const caseKeys = ['b:en', 'a:en', 'c:en', 'c:ru'].flatMap((project) => says(`Project:${project}`, 'caseKey'))
  expect(caseKeys).toEqual(['night-ferry', null, null, 'fog'])
  const cases = ['night-ferry', 'buoy'].flatMap((key) => says(`Case:${key}:ru`, 'client', 'hasProject', 'drawings'))
  expect(cases).toEqual(['В\u00a0порту', true, 'CaseDrawings:night-ferry:ru', 'Порт', false, null])
  // English text is not typeset as Russian.
  expect(says('BlogPost:2:ru', 'title', 'minutes')).toEqual(['9% of posts', 1])
  expect(says('Case:mist:ru', 'client')).toEqual(['9% of a harbour'])
  expect(says('BlogPost:2:ru:body', 'blocks')).toEqual([expect.stringContaining('["9% of posts.')])
  const menu = says('Navigation:only:ru', 'services', 'mainServices', 'solutions', 'absent')
  expect(menu).toEqual([['Service:keel:ru', 'Service:hull:ru'], ['Service:keel:ru'], [], ['/solutions']])
})

it('nodes of posts have the figures of the ledger, and change with them', async () => {
  const named = { [RU]: edited(RU, 'Текст второго раздела.', 'Отвечаем за <Figure id="reply" />.') }
  const ledger = { 'content/figures.json': edited('content/figures.json', '"to": 4', '"to": 6') }
  const before = nodeWithId(await nodesOf(named), 'BlogPost:1:ru:body')
  const after = nodeWithId(await nodesOf({ ...named, ...ledger }), 'BlogPost:1:ru:body')
  const blocksOf = (node: typeof before) => node.fields().blocks
  expect(blocksOf(before)).toContain('Отвечаем за\u00a02–\u20604\u00a0часа.')
  expect(blocksOf(after)).toContain('Отвечаем за\u00a02–\u20606\u00a0часов.')
  expect(after.digest).not.toBe(before.digest)
})

it('nodes of posts hold what is derived, once', async () => {
  const node = nodeWithId(await nodesOf(), 'BlogPost:1:ru')
  expect(node.fields()).toEqual({
    heldUntil: null,
    key: '1',
    postId: 1,
    language: 'ru',
    translation: 'translated',
    contentLanguage: 'ru',
    title: 'Первая запись',
    excerpt: 'Два предложения о\u00a0том, про что эта запись. Это второе\u00a0из\u00a0них.',
    category: { id: 'web', name: 'Веб-\u2060разработка', cover: 'content/web.png', contentLanguage: 'ru' },
    author: 'Author:jane:ru',
    date: '2024-03-15',
    featured: true,
    lineDrawing: false,
    minutes: 1,
    cover: 'content/blog/1-first/cover.png',
    coverAlt: 'Рисунок',
    recommended: ['BlogPost:2:ru', 'BlogPost:3:ru', 'BlogPost:4:ru'],
    body: 'BlogPost:1:ru:body',
  })
})

it('nodes of posts have a body of their own, with its pictures by file', async () => {
  const nodes = await nodesOf({
    [SECOND]: edited(SECOND, 'Words.', 'Words.\n\n![A plan](./plan.png)'),
    'content/blog/2-second/plan.png': png(800, 400),
  })
  const { pictures } = nodeWithId(nodes, 'BlogPost:2:en:body').fields()
  expect(pictures).toEqual([{ src: './plan.png', file: 'content/blog/2-second/plan.png' }])
  const body = nodeWithId(nodes, 'BlogPost:1:ru:body')
  expect(body.type).toBe('TextBody')
  const { headings, ...others } = body.fields()
  const blocks = expect.any(String) as string
  expect(others).toEqual({ key: 'BlogPost:1:ru:body', language: 'ru', pictures: [], blocks })
  expect(headings).toEqual([
    { depth: 2, id: 'build', text: 'Сборка' },
    { depth: 2, id: 'test', text: 'Проверка' },
  ])
})

it('nodes of posts recommend the first three others there are in their language', async () => {
  const more = [5, 6].map((id) => [`content/blog/${id}-more/en.mdx`, edited(SECOND, 'id: 2', `id: ${id}`)])
  const nodes = await nodesOf(Object.fromEntries(more))
  const recommendedBy = (id: string) => nodeWithId(nodes, id).fields().recommended
  expect(recommendedBy('BlogPost:1:en')).toEqual(['BlogPost:2:en', 'BlogPost:4:en', 'BlogPost:5:en'])
  expect(recommendedBy('BlogPost:6:en')).toEqual(['BlogPost:1:en', 'BlogPost:2:en', 'BlogPost:4:en'])
})

it('nodes of posts have the ids of their blocks in their outline', async () => {
  const changes = { [RU]: edited(RU, 'Текст второго раздела.', 'Текст.\n\n## Build') }
  const { blocks, headings } = nodeWithId(await nodesOf(changes), 'BlogPost:1:ru:body').fields() as {
    blocks: string
    headings: { id: string }[]
  }
  const ids = (JSON.parse(blocks) as Block[]).flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  expect(ids).toEqual(['build', 'test', 'build-1'])
  expect(headings.map(({ id }) => id)).toEqual(ids)
})

/** Ids of nodes whose digest differs between the fixture and a changed fixture. */
async function changedBy(changes: Changes, tools: Partial<NodeTools> = {}) {
  const had = tools.findFile ? { findFile: tools.findFile } : {}
  const before = new Map((await nodesOf({}, had)).map((node) => [node.id, node.digest]))
  return (await nodesOf(changes, tools)).filter((node) => before.get(node.id) !== node.digest).map((node) => node.id)
}

it('digests all change with the code that makes nodes, and none when nothing does', async () => {
  expect(await changedBy({})).toEqual([])
  expect(await changedBy({}, { nodeFormat: 'another' })).toEqual((await nodesOf()).map(({ id }) => id))
})

const CATEGORIES = 'content/categories.json'
const bodies = (id: number) => ['en', 'ru'].map((language) => `BlogPost:${id}:${language}:body`)
const named = ['CategoryList:only:ru', 'BlogPost:2:ru', 'BlogPost:3:ru']

it.each<[what: string, file: string, from: string, to: string, ids: string[]]>([
  ['the text of a post', EN, 'Text of the first', 'Text of the other', [`File:${EN}`, 'BlogPost:1:en:body']],
  ['the text of a post shown in both languages', SECOND, 'Words.', 'Other.', [`File:${SECOND}`, ...bodies(2)]],
  ['a heading, whose id a translation takes', EN, '## Test', '## Check', [`File:${EN}`, ...bodies(1)]],
  ['the words of one language', 'content/authors/jane.json', 'Редактор', 'Редакторка', ['Author:jane:ru']],
  ['the name of a category in one language', CATEGORIES, 'Интернет вещей', 'Вещи', named],
  ['an entry of a list', 'content/faq.json', 'Three months.', 'Four months.', ['FaqEntryList:only:en']],
])('digests change with %s', async (_what, file, from, to, ids) => {
  expect(await changedBy({ [file]: edited(file, from, to) })).toEqual(ids)
})

it('digests change with a Russian text that appears', async () => {
  const third = edited('content/blog/3-third/ru.mdx', 'id: 3', 'id: 2').replace('2024-05-01', '2024-04-01')
  const ids = ['File:content/blog/2-second/ru.mdx', 'BlogPost:2:ru', 'BlogPost:2:ru:body']
  expect(await changedBy({ 'content/blog/2-second/ru.mdx': third })).toEqual(ids)
})

it.each<[file: string, ids: string[]]>([
  ['content/blog/1-first/cover.png', ['BlogPost:1:en', 'BlogPost:1:ru']],
  // Post 1 has its own cover, and a copy of its category with that category's picture.
  [
    'content/web.png',
    ['en', 'ru'].flatMap((language) =>
      ['CategoryList:only', 'BlogPost:1', 'BlogPost:4'].map((id) => `${id}:${language}`),
    ),
  ],
  ['content/projects/screens/b-2.png', ['Project:b:en', 'Project:b:ru']],
  ['content/projects/screens/a-1.ru.png', ['Project:a:ru']],
])('digests change with the picture %s', async (picture, ids) => {
  const findFile = (file: string) => (!file.includes('.ru.') || file.includes('a-1') ? file : undefined)
  expect(await changedBy({}, { findFile, imageDigest: (file) => (file === picture ? 'new' : file) })).toEqual(ids)
})

it('digests change with the address of the site', async () => {
  const elsewhere = { siteUrl: () => 'https://preview.example' }
  expect(await changedBy({}, elsewhere)).toEqual(['Company:only:en', 'Company:only:ru'])
  const company = nodeWithId(await nodesOf({}, elsewhere), 'Company:only:en')
  expect(company.fields().url).toBe('https://preview.example')
})

it('the words of the interface are typeset, their keys and placeholders are not', async () => {
  const content = await fixtureContent()
  const nodeOf = (common: Record<string, string>) => {
    const dictionaries = { ...content.dictionaries, ru: { ...content.dictionaries.ru, common } }
    return nodeWithId(contentNodes({ ...content, dictionaries }, nodeTools()), 'Dictionary:common:ru')
  }
  const node = nodeOf({ 'на складе': '{{count}} товар на складе — и в пути', close: 'Закрыть' })
  expect([node.type, node.fields().language, node.fields().ns]).toEqual(['Dictionary', 'ru', 'common'])
  const set = { 'на складе': '{{count}} товар на\u00a0складе\u00a0— и\u00a0в\u00a0пути', close: 'Закрыть' }
  expect(JSON.parse(String(node.fields().data))).toEqual(set)
  expect(nodeOf({ close: 'Скрыть' }).digest).not.toBe(node.digest)
})
