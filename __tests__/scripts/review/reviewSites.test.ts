import { markdownReport } from '../../../scripts/review/markdownReport'
import { textReport } from '../../../scripts/review/report'
import { sectionsOf } from '../../../src/content/mdx/sections'
import { html, json, post, review, type Files } from './twoSites'

const site = (title: string, titleRu: string, button: string): Files => ({
  'content/pages/about.json': json({ hero: { title: { en: title, ru: titleRu } } }),
  'locales/en/common.json': JSON.stringify({ more: button }),
  'locales/ru/common.json': JSON.stringify({ more: `${button}, по-русски` }),
  'public/index.html': html('en', `<h1>Home</h1><button>${button}</button>`),
  'public/about.html': html('en', `<h1>${title}</h1><button>${button}</button>`),
  'public/404.html': html('en', `<h1>Nowhere</h1><button>${button}</button>`),
  'public/ru/about.html': html('ru', `<h1>${titleRu}</h1><button>${button}, по-русски</button>`),
})

it('says of a translation that followed that it did, in one decision', async () => {
  const found = await review(site('A drawing office', 'Бюро', 'More'), site('A design office', 'Мастерская', 'See'))
  const heading = 'changed heading: "en": "A design office", "ru": "Мастерская"'
  expect(told(found)).toEqual([heading, 'changed label: {"more":"See"} {"more":"See, по-русски"}'])
  expect(found.entries[1].pages).toEqual(['/', '/404.html', '/about'])
  const [{ owed, pages, also }] = found.entries
  expect([owed, pages]).toEqual([undefined, ['/about']])
  expect(also?.at(-2)).toMatchObject({ role: 'heading', pages: ['/ru/about'], text: 'Мастерская' })
})

it('begins with the pages that are lost', async () => {
  const before = { ...site('Office', 'Бюро', 'More'), 'public/services/old.html': html('en', '<h1>Old</h1>') }
  const after = { ...site('Office', 'Бюро', 'More'), 'public/services/new.html': html('en', '<h1>New</h1>') }
  const report = markdownReport(await review(before, after), { site: 'https://preview.example' })
  expect(report).toMatch(
    /^### LOST 1 page; 2 changes on 2 pages of 6\n\n#### Words\n- \*\*LOST page: its address leads/,
  )
  expect(report).toContain('**New page** · [`/services/new`](https://preview.example/services/new)')
})

it('says of a translation that is gone, of items in another order and of a drawing each one thing', async () => {
  const items = (...names: string[]) => json(names.map((name) => ({ name: { en: name, ru: name }, icon: `i-${name}` })))
  const files = (list: string, russian: Files, drawing: string, ...blocks: string[]): Files => ({
    'content/process.json': list,
    'content/services/hull.json': `{ "drawing": "./drawings/${drawing.length > 6 ? 'hull' : 'mast'}.svg" }`,
    'content/services/drawings/hull.svg': drawing,
    'content/blog/1-buoys/en.mdx': '---\nid: 1\ntitle: Buoys\n---\n\nWords.\n',
    ...russian,
    'public/services/hull.html': html('en', ...blocks),
    'public/ru/blog/1.html': html('ru', ...Object.keys(russian).map((name) => `<p>${name}</p>`), '<p>Buoys</p>'),
  })
  const russian = { 'content/blog/1-buoys/ru.mdx': '---\nid: 1\ntitle: Буи\n---\n\nСлова.\n' }
  const found = await review(
    files(items('Plan', 'Draw'), russian, '<svg/>', '<h2>Plan</h2><p>One</p>', '<h2>Draw</h2><p>Two</p>'),
    files(items('Draw', 'Plan'), {}, '<svg id="a"/>', '<h2>Draw</h2><p>Two</p>', '<h2>Plan</h2><p>One</p>'),
  )
  expect(found.entries.map(({ kind, role, pages }) => `${kind} ${role}: ${pages.join()}`)).toEqual([
    'gone translation: /ru/blog/1',
    'changed order: /services/hull',
    'changed drawing: /services/hull,/ru/services/hull',
    'changed picture: /services/hull',
  ])
  for (const { parts } of found.entries) expect(parts).not.toEqual([])
})

it('hangs under a new page its card and the card it pushes out of a list; a setting that no page shows, and a link in each language, are changes', async () => {
  const cards = (...titles: string[]) => html('en', ...titles.map((title) => `<h3>${title}</h3>`))
  const files = (target: string, rating: number, matter: string): Files => ({
    'content/blog/1-buoys/en.mdx': post(1, 'Buoys', `Read [this](${target}).`, matter),
    'content/blog/1-buoys/ru.mdx': post(1, 'Буи', `Читайте [это](${target}).`),
    'content/testimonials.json': json([{ rating }]),
    'public/blog/1.html': html('en', `<p>Read <a href="${target}">this</a>.</p><p>${rating} of 5</p>`),
    'public/ru/blog/1.html': html('ru', `<p>Читайте <a href="/ru${target}">это</a>.</p>`),
  })
  const found = await review(
    { ...files('/a', 5, 'lineDrawing: true\n'), 'public/blog.html': cards('Ropes', 'Buoys') },
    {
      ...files('/b', 4, 'lineDrawing: false\n'),
      'content/blog/2-bells/en.mdx': post(2, 'Bells', 'Far.'),
      'content/blog/2-bells/bell.webp': 'bell',
      'public/blog/2.html': html('en', '<h1>Bells</h1>'),
      'public/blog.html': cards('Bells', 'Ropes'),
    },
  )
  expect(found.entries.map(({ role, place }) => `${role} ${place}`)).toEqual([
    'page ',
    'paragraph content/testimonials.json:3',
    'line drawing content/blog/1-buoys/en.mdx:4',
    'link content/blog/1-buoys/en.mdx:7',
  ])
  expect(found.entries[0].also).toMatchObject([
    { kind: 'new', role: 'heading', text: 'Bells' },
    { kind: 'new', role: 'picture' },
    { kind: 'gone', role: 'heading', pages: ['/blog'] },
  ])
  for (const { parts } of found.entries) expect(parts).not.toEqual([])
})

const hashOf = (words: string) => sectionsOf(`## Salt\n\n${words}`, 0)[0].hash

it.each<[what: string, russian: string, followed: string, owed: string | undefined]>([
  ['did not', 'Она ест часы.', '', 'EN changed, RU did not: “Salt” (content/blog/1-buoys/ru.mdx:6)'],
  ['did', 'Она ест двое часов.', '', undefined],
  ['needs not', 'Она ест часы.', `translatedFrom: ['${hashOf('It eats two clocks.')}']\n`, undefined],
])('a post whose original changed on the branch, as its translation %s', async (_what, ru, followed, owed) => {
  const files = (english: string, russian: string, matter = ''): Files => ({
    'content/blog/1-buoys/en.mdx': post(1, 'Buoys', `## Salt\n\n${english}`),
    'content/blog/1-buoys/ru.mdx': post(1, 'Buoys', `## Salt\n\n${russian}`, matter),
    'public/blog/1.html': html('en', `<p>${english}</p>`),
  })
  const { entries } = await review(
    files('It eats a clock.', 'Она ест часы.'),
    files('It eats two clocks.', ru, followed),
  )
  expect(entries.map((entry) => entry.owed)).toEqual([owed])
})

it('is one decision with its translation and the hash that this was made from', async () => {
  const files = (title: string, english: string, russian: string): Files => ({
    'content/blog/1-buoys/en.mdx': post(1, title, `## Salt\n\n${english}`),
    'content/blog/1-buoys/ru.mdx': post(
      1,
      'Буи',
      `## Salt\n\n${russian}`,
      `translatedFrom: ['70a5ed2c', '${hashOf(english)}']\n`,
    ),
    'public/blog/1.html': html('en', `<h1>${title}</h1>${english.replace(/.+/g, '<p>$&</p>')}`),
    'public/ru/blog/1.html': html('ru', `<h1>Буи</h1>${russian.replace(/.+/g, '<p>$&</p>')}`),
  })
  const found = await review(
    files('Buoys', 'It eats a clock.\n\nIt bends a hull.', 'Она ест часы.\n\nОна гнёт корпус.'),
    files('Buoy', 'It eats two clocks.\n\nIt bends two hulls.', 'Она ест двое часов.\n\nОна гнёт два корпуса.'),
  )
  expect(told(found)).toEqual([
    'changed heading: title: Buoy',
    `changed paragraph: It eats two clocks. Она ест двое часов. '${hashOf('It eats two clocks.\n\nIt bends two hulls.')}']`,
    'changed paragraph: It bends two hulls. Она гнёт два корпуса.',
  ])
})

it('says of a feed only what no page says, and hangs a reply under all that it quotes', async () => {
  const files = (price: string, phone: string, ...items: [id: number, title: string, said: string][]): Files => ({
    'content/site.json': json({ phone }),
    'content/figures.json': json({ figures: [{ id: 'day', text: { en: price } }] }),
    'content/chat.json': json({ intents: [{ id: 'pay', reply: { en: 'It is {figure:day}, or call {phone}.' } }] }),
    'public/index.html': html('en', `<p>${price}</p><a href="tel:${phone}">${phone}</a>`),
    'public/blog/rss.xml': items
      .map(
        ([id, title, said]) => `<item><title>${title}</title><link>https://a.example/blog/${id}</link>${said}</item>`,
      )
      .join('\n'),
    ...Object.fromEntries(items.map(([id, title]) => [`public/blog/${id}.html`, html('en', `<h1>${title}</h1>`)])),
  })
  const found = await review(
    files('$7,500', '555 0199', [1, 'Measure the ropes', ''], [2, 'Bells', 'Far']),
    files('$7,900', '555 0142', [3, 'Lanterns', ''], [1, 'Test the ropes', ''], [2, 'Bells', 'Near']),
  )
  expect(found.entries.map(({ role, also = [] }) => [role, ...also.map((each) => each.role)])).toEqual([
    ['page'],
    ['price', 'reply'],
    ['phone number', 'reply'],
    ['heading'],
    ['file'],
  ])
  expect(found.entries[4].words.map(({ text }) => text.trim())).toEqual([
    'Bells https://a.example/blog/2 Far',
    'Bells https://a.example/blog/2 Near',
  ])
})

const told = ({ entries, parts }: Awaited<ReturnType<typeof review>>) =>
  entries.map(({ kind, role, parts: own = [] }) =>
    [`${kind} ${role}:`, ...own.map((part) => parts[part].whole ?? parts[part].now.trim())].join(' '),
  )

it('hangs nothing under a page that it does not name: an old address and what has no cause are changes', async () => {
  const before = {
    'content/redirects.json': '[]',
    'public/_redirects': '',
    'public/index.html': html('en', '<p>Home</p>'),
  }
  const found = await review(before, {
    'content/services/hull.json': json({ title: { en: 'Hull' } }),
    'content/redirects.json': json([{ from: '/team', to: '/about' }]),
    'public/_redirects': '/team /about 301',
    'public/llms.txt': 'Written for machines',
    'public/services/hull.html': html('en', '<h1>Hull</h1>'),
    'public/index.html': html('en', '<p>Home of boats</p><a href="/services/hull">Hull</a>'),
  })
  expect(told(found)).toEqual(['new page: new', 'changed paragraph:', 'changed file: entry', 'changed file:'])
})

it('is one decision where one alone breaks the content: a figure, a page with its picture', async () => {
  const figure = (en: string, ru: string) => json({ figures: [{ id: 'phase', text: { en, ru } }] })
  const before = {
    'content/services/bell.json': json({ picture: './pictures/bell.svg' }),
    'content/services/pictures/bell.svg': '<svg/>',
    'content/services/rope.json': json({ subtitle: 'A dumb-bell' }),
    'content/figures.json': figure('$4,800', '4800 $'),
    'content/chat.json': json({
      intents: [{ id: 'first-price', reply: { en: 'It is {figure:phase}.', ru: 'Это {figure:phase}.' } }],
    }),
    'public/services/bell.html': html('en', '<h1>Bell</h1>'),
    'public/index.html': html('en', '<p>$4,800</p>'),
  }
  const after = {
    'content/services/rope.json': json({ subtitle: 'A dumb' }),
    'content/figures.json': figure('$5,200', '5200 $'),
    'content/chat.json': before['content/chat.json'],
    'public/index.html': html('en', '<p>$5,200</p>'),
  }
  const found = await review(before, after)
  expect(told(found)).toEqual([
    'gone lost page: gone gone',
    'changed price: "en": "$5,200",\n        "ru": "5200 $"',
    'changed subtitle: "subtitle": "A dumb"',
  ])
  expect(found.entries[1].also?.slice(1)).toMatchObject([
    {
      role: 'reply',
      pages: ['The assistant, about the first price (en)', 'The assistant, about the first price (ru)'],
    },
  ])
})

it('is one decision: a record that is gone, with its pictures, its cards and what names it', async () => {
  const card = (id: string, title: string) =>
    `<li><article id="project-${id}"><h3>${title}</h3><a href="/#order">Order</a></article></li>`
  const files = (...cards: [id: string, title: string][]): Files => ({
    ...Object.fromEntries(
      cards.flatMap(([id, en]) => [
        [`content/projects/${id}.json`, json({ title: { en }, screen: `./screens/${id}.webp` })],
        [`content/projects/screens/${id}.webp`, id],
        [`content/projects/screens/${id}.ru.webp`, id],
      ]),
    ),
    'content/services/hull.json': json({ projects: cards.map(([id]) => id) }),
    'public/services/hull.html': html('en', `<ul>${cards.map((each) => card(...each)).join('')}</ul>`),
  })
  const found = await review(files(['a', 'Boat'], ['e', 'Ship'], ['f', 'Raft']), files(['a', 'Boat'], ['f', 'Raft']))
  expect(told(found)).toEqual(['gone record of projects: gone bytes bytes '])
  expect(found.entries).toMatchObject([{ pages: ['/services/hull'], words: [{ text: 'Ship', mark: '-' }] }])
})

it('is no loss: a page that was renamed by hand, and one that is held back now', async () => {
  const found = await review(
    {
      'content/services/old.json': '{ "title": "Bell" }',
      'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'Words.'),
      'content/blog/2-bells/en.mdx': post(1, 'Buoys', 'Words.', 'draft: true\n'),
      'public/services/old.html': html('en', '<h1>Bell</h1><p>Far</p>'),
      'public/blog/1.html': html('en', '<h1>Buoys</h1>'),
    },
    {
      'content/services/new.json': '{ "title": "Bell" }',
      'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'Words.', 'publish: 2999-03-12\n'),
      'content/blog/2-bells/en.mdx': post(1, 'Buoys', 'Words.', 'publish: 2999-03-12\n'),
      'public/services/new.html': html('en', '<h1>Bell</h1><p>Near</p>'),
    },
    new Map([['/services/old', '/services/new']]),
  )
  expect(textReport(found)).toMatch(/^4 changes on/)
  expect(found.entries).toMatchObject([
    {
      role: 'page to come',
      kind: 'gone',
      text: 'on 12 March 2999; readers have it today and lose it until then',
      pages: ['/blog/1', '/ru/blog/1'],
    },
    { role: 'page to come', kind: 'new', text: 'on 12 March 2999', pages: ['/blog/2', '/ru/blog/2'] },
    { role: 'paragraph', before: 'Far', text: 'Near' },
    { role: 'address', text: '/services/new', owed: expect.stringContaining('services/old services/new') as string },
  ])
})

it.each<[what: string, name: string, places: [number, number], cards: string[], decision: RegExp]>([
  ['records that changed places', 'bell', [2, 1], ['Rope', 'Bell'], /^changed order: "order": 2, "order": 1,$/],
  ['a page under another name', 'chime', [1, 2], ['Bell', 'Rope'], /^changed address: moved "chime" entry$/],
])('is one decision where one alone breaks the content: %s', async (_what, name, places, cards, decision) => {
  const files = (key: string, [bell, rope]: [number, number], titles: string[]): Files => ({
    [`content/services/${key}.json`]: json({ order: bell, title: 'Bell' }),
    'content/services/rope.json': json({ order: rope, title: 'Rope' }),
    'content/industries/ports.json': json({ services: [key] }),
    'content/redirects.json': json(key === 'bell' ? [] : [{ from: '/services/bell', to: `/services/${key}` }]),
    [`public/services/${key}.html`]: html('en', '<h1>Bell</h1>'),
    'public/index.html': html('en', ...titles.map((title) => `<h3>${title}</h3>`)),
  })
  const found = await review(files('bell', [1, 2], ['Bell', 'Rope']), files(name, places, cards))
  expect(told(found)).toEqual([expect.stringMatching(decision)])
})

it('calls a phone number one, hangs a reply that quotes it under it, and tells once of a name that another took', async () => {
  const files = (phone: string, name: string, job: string): Files => ({
    'content/site.json': json({ phone }),
    'content/authors/a.json': json({ name, role: job }),
    'content/chat.json': json({ intents: [{ id: 'call', reply: { en: 'Call {phone}.' } }] }),
    'public/index.html': html('en', `<a href="tel:${phone}">${phone}</a><div>${name}</div><div>${job}</div>`),
  })
  const { entries } = await review(files('555 0199', 'Ann', 'Clerk'), files('555 0142', 'Bo', 'Smith'))
  expect(entries).toMatchObject([
    { kind: 'changed', role: 'text', before: 'Ann', text: 'Bo', also: [] },
    { kind: 'changed', role: 'text', before: 'Clerk', text: 'Smith', also: [] },
    { role: 'phone number', group: 'words', place: 'content/site.json:2', also: [{ role: 'reply' }] },
  ])
})
