import { normalise } from '../../src/assistant/normalise'
import { readingsOf } from '../../src/search/query'
import { stem } from '../../src/search/stem'
import { searchSite } from '../../src/search/searchSite'
import { SearchIndex } from '../../src/node/output/search/searchIndex'
import type { SearchDocument } from '../../src/search/searchFiles'
import { indexOf, page, search } from './smallIndex'

const { read, paths } = indexOf({
  en: [
    page('/services/mobile', 'Mobile development', { approach: 'We build apps for phones and write all code twice.' }),
    page('/services/web', 'Web development', { approach: 'Portals that say hello, also on mobile phones.' }),
    page('/blog/1', 'Keys that are short-lived', {
      rotate: 'A secret that lives for fifteen minutes. Kotlin signs it.',
    }),
    page('/about', 'A drawing office', { values: 'Who we are.' }),
  ],
  ru: [
    page('/services/mobile', 'Разработка мобильных приложений', { approach: 'Пишем на Kotlin и React для телефонов.' }),
    page('/services/web', 'Разработка веб-приложений', { approach: 'Порталы и учёт заявок.' }),
    page('/about', 'Конструкторское бюро', { values: 'Привет! О нас.' }),
    page('/blog/2', 'Недвижимость под ключ', { deal: 'Сделка без бумаги.' }),
  ],
})

it.each([
  ['a title before a text', 'mobile', 'en', '/services/mobile'],
  ['another form', 'приложению', 'ru', '/services/mobile'],
  ['е for ё', 'учет', 'ru', '/services/web'],
  ['the beginning of a word', 'kotl', 'en', '/blog/1'],
  ['a word of the same root', 'разработчики', 'ru', '/services/mobile'],
  ['a page that holds all words before one that holds one of them', 'secret phones kotlin', 'en', '/blog/1'],
  ['the Russian keyboard switched off', 'ghbdtn', 'ru', '/about'],
  ['the Russian keyboard switched on', 'руддщ', 'en', '/services/web'],
  ['Russian in Latin letters', 'razrabotka veb', 'ru', '/services/web'],
  ['a foreign name in Russian letters', 'котлин', 'ru', '/services/mobile'],
  ['a slip in it', 'реакт', 'ru', '/services/mobile'],
  ['a letter left out', 'недвжимость', 'ru', '/blog/2'],
  ['two letters swapped', 'mobiel', 'en', '/services/mobile'],
  ['words that every sentence holds, when there are no others', 'who are we', 'en', '/about'],
] as const)('finds by %s: %s', async (_, query, language, place) => {
  expect((await search(query, language, read)).own[0]).toBe(place)
})

it.each(['', '   ', '?!', 'qqqqqq', '\ud83d', 'щщщщщщ', '%', 'constructor', '__proto__'])(
  'finds nothing for %j',
  async (query) => {
    expect(await search(query, 'en', read)).toMatchObject({ own: [], others: [] })
  },
)

it('names what was looked for instead', async () => {
  expect((await searchSite('ghbdtn', 'ru', read)).own.reading).toBe('привет')
})

it('finds in the other language what the own has not, and no page twice', async () => {
  expect(await search('привет', 'en', read)).toMatchObject({ own: [], others: ['/about'] })
  expect(await search('kotlin', 'en', read)).toMatchObject({ own: ['/blog/1'], others: ['/services/mobile'] })
  expect((await search('development', 'ru', read)).others).toEqual(['/services/mobile', '/services/web'])
})

it('finds a page in the language of the visitor by the words of its address', async () => {
  const ledgers = [page('/services/smart-ledgers', 'Реестры', { more: 'Записи, которые не переписать.' })]
  const small = indexOf({
    en: [page('/services/smart-ledgers', 'Smart ledgers', { more: 'Records.' })],
    ru: ledgers,
  })
  expect(await search('smart ledgers', 'ru', small.read)).toMatchObject({
    own: ['/services/smart-ledgers'],
    others: [],
  })
})

it('makes no English words of English words in Russian letters', async () => {
  const small = indexOf({
    en: [page('/solutions/security', 'Security audit', { audit: 'We look at all of it.' })],
    ru: [page('/solutions/security', 'Безопасность', { audit: 'Пентест и аудит.' })],
  })
  expect(await search('pentest security audit', 'en', small.read)).toMatchObject({ own: ['/solutions/security'] })
})

it('does not read as something else what would be half a guess', async () => {
  expect(await search('ёжикщ', 'ru', read)).toMatchObject({ own: [], others: [] })
})

it('takes no wild guess where the own language has understood', async () => {
  expect((await search('code', 'en', read)).others).toEqual([])
})

it('reads no English file for Russian words it has found', async () => {
  paths.length = 0
  await searchSite('порталы', 'ru', read)
  expect(paths.filter((path) => /\/en\/terms/.test(path))).toEqual([])
})

it('passes on what reading throws', async () => {
  await expect(searchSite('mobile', 'en', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})

it('works on a site without any page', async () => {
  expect(await search('mobile', 'en', indexOf({ en: [], ru: [] }).read)).toMatchObject({ own: [], others: [] })
})

describe('a word that others begin with', () => {
  const small = indexOf({
    en: [
      page('/services/ios', 'Apple and its approval', { approach: 'What they reject.' }),
      page('/services/web', 'Portals', { approach: 'An app in the browser, which Apple need not approve.' }),
      page('/about', 'A drawing office', {
        values: 'We write one sentence about an app, among many others. Delivery.',
      }),
    ],
    ru: [
      page('/blog/1', 'О нас', { values: 'Бюро без слова app не живёт.' }),
      page('/blog/2', 'Разработка под iOS', { approach: 'Оплата через Apple Pay.' }),
    ],
  })

  it('is found where it stands before all that begins with it', async () => {
    const { own } = await search('app', 'en', small.read)
    expect(own.slice(0, 2).sort()).toEqual(['/about', '/services/web'])
    expect(own[2]).toBe('/services/ios')
  })

  it('is a beginning in the language of the visitor alone', async () => {
    const [other] = (await searchSite('app', 'en', small.read)).others
    expect([...other.worths.keys()]).toEqual(['app'])
    expect((await search('app', 'ru', small.read)).own).toEqual(['/blog/1', '/blog/2'])
  })

  it('is a beginning only while nothing stands behind it', async () => {
    const { own } = await searchSite('app delivery', 'en', small.read)
    expect([...own.worths.keys()].sort()).toEqual(['app', 'delivery'].map((word) => stem(word)))
    expect((await search('appl', 'en', small.read)).own[0]).toBe('/services/ios')
  })

  it('says which stems are only like it', async () => {
    const { wholes } = (await searchSite('app', 'en', small.read)).own
    expect(wholes.get(stem('apple'))).toBe('app')
    expect(wholes.has('app')).toBe(false)
  })
})

it('reads the same few files of a large index: those around the word', async () => {
  const words = (start: number) =>
    Array.from({ length: 400 }, (_, index) => `word${String(start * 400 + index).padStart(6, '0')}`)
  const many = Array.from({ length: 60 }, (_, number) =>
    page(`/blog/${number}`, `Article ${number}`, { a: words(number).join(' ') }),
  )
  const large = indexOf({ en: many, ru: [] })
  expect(await search('word012345', 'en', large.read)).toMatchObject({ own: ['/blog/30'] })
  expect([...large.files.keys()].filter((path) => /terms/.test(path)).length).toBeGreaterThan(10)
  expect(new Set(large.paths.filter((path) => /terms/.test(path))).size).toBeLessThanOrEqual(3)
})

it('takes no signs among letters for another keyboard', async () => {
  for (const query of ['съезд', 'съёмка', 'ёж']) expect(readingsOf(query)).toEqual([normalise(query)])
  for (const [query, meant] of [
    [',kjrxtqy', 'блокчейн'],
    ['j,ext', 'обуче'],
    ['руддщ', 'hello'],
  ])
    expect(readingsOf(query)).toContain(meant)
})

describe('what visitors call a place', () => {
  const called = (to: string, text: string, share: number, ...words: string[]): SearchDocument => ({
    ...page(to, 'A page', {}),
    sections: [{ anchor: '', title: '', texts: [text], names: [{ words, share }] }],
  })
  const { read: readNamed } = indexOf({
    en: [
      called('/industries', 'A bank.', 1 / 3, 'school', 'bank'),
      page('/industries/education', 'Learning', { need: 'Each school is another.' }),
      called('/#faq-1', 'A fixed price.', 1, 'cost', 'price', 'how much'),
      page('/services/web', 'Portals', { approach: 'What a delay would cost. How much it took. We care for it.' }),
    ],
    ru: [],
  })

  it.each([
    ['leads there before a text that has it by the way', 'cost', ['/#faq-1', '/services/web']],
    ['counts less where it may be one of several places', 'school', ['/industries/education', '/industries']],
  ])('%s', async (_, query, places) => {
    expect((await search(query, 'en', readNamed)).own).toEqual(places)
  })

  it('is no slip of another word, nor is a word that another begins', async () => {
    expect((await search('careers', 'en', readNamed)).own).toEqual([])
    const index = new SearchIndex()
    index.add([page('/', 'Home', { a: 'A courier.' })], 'en')
    index.know(['carrier', 'open position'], 'en')
    const [terms] = [...index.files({ en: {}, ru: {} })].map(({ text }) => JSON.parse(text) as Record<string, number[]>)
    expect(terms[stem('carrier')]).toEqual([])
    expect(terms).not.toHaveProperty('position')
  })
})
