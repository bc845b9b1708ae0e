/** The search of a small site: its files are written as by the build and read as by a browser. */
import fs from 'node:fs'
import path from 'node:path'
import { loadPageReader } from '../../src/node/output/pages/readPage'
import { writeSearch } from '../../src/node/output/search/writeSearch'
import type { ChatContent } from '../../src/node/output/output'
import type { Route } from '../../src/node/nodes/routeNodes'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { searchSite, type ReadFile, type Found } from '../../src/search/searchSite'
import { newFolder, writeFiles } from '../support/folder'

type Topic = ChatContent['topics'][number]
type Pages = Readonly<Record<string, string>>

/** Writes the search of pages, given by path as an `h1` and more HTML; `read` records the files that it reads. */
async function buildSearch(
  pages: Partial<Record<Language, Pages>>,
  topics: Parameters<typeof writeSearch>[2] = [],
  menu = new Map([['/#contact', 'Ask']]),
) {
  const menus = { en: menu, ru: new Map([['/#contact', 'Контакты']]) }
  const folder = newFolder()
  const readPage = await loadPageReader()
  for (const language of LANGUAGES) {
    const own = Object.entries(pages[language] ?? {}).map(([neutralPath, main]) => {
      const at = localizePath(neutralPath, language)
      const route = { path: at, neutralPath, canonicalPath: at, template: 'about', language } as Route
      // Words that no heading or text has.
      const name = [...neutralPath].reverse().join('')
      const head = `<meta property="og:title" content="${name}"><meta name="description" content="yrammus${name}">`
      const html = `<html><head>${head}</head><body><main>${main}</main></body></html>`
      return { route, page: readPage(Buffer.from(html), `https://dock.example${at}`) }
    })
    writeSearch(language, own, topics, menus, (name, text) => writeFiles(folder, { [name]: text }))
  }
  const files: string[] = []
  const read: ReadFile = (name) => {
    files.push(name)
    return Promise.resolve(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
  }
  return { files, read }
}

const pathsOf = (group?: Found) =>
  group?.results.map(({ to }) => (to.includes('#faq') ? to : to.replace(/#.*/, ''))) ?? []

const smallSite = {
  en: {
    '/services/mobile': '<h1>Mobile development</h1><p>We build apps for phones and write all code twice.</p>',
    '/services/web':
      '<h1>Web development</h1><p>Portals that say hello, also on mobile phones. Real-time, e-commerce.</p>',
    '/blog/1':
      '<h1>Short-lived keys</h1><p>A secret.</p><section id="rotate"><h2>Rotate them</h2><p>Every day. Kotlin signs it, and then a phone does.</p></section>',
    '/services/keel': '<h1>Boats</h1><p>Of wood.</p>',
    '/team': '<h1>Keel and oars</h1><p>Two men.</p>',
    '/blog/3': '<h1>Harbor</h1><p>A keel, one keel.</p>',
    '/about': '<h1>A drawing office</h1><p>Apple, in a sentence. And an app.</p>',
    '/': '<h1>Home</h1><section id="contact"><h2>Tell us all</h2><p>Two lines are enough.</p></section>',
    '/blog/5': '<h1>Schrödinger’s cat</h1><p>Costs $4,800, with a box 18,000. It was 4 minutes of 800.</p>',
    '/blog/6': '<h1>Nothing</h1><p>Machine learning for boxes.</p>',
  },
  ru: {
    '/services/mobile': '<h1>Разработка мобильных приложений</h1><p>Пишем на Kotlin и React для телефонов.</p>',
    '/services/web': '<h1>Разработка веб-приложений</h1><p>Порталы и учёт заявок.</p>',
    '/about': '<h1>Конструкторское бюро</h1><p>Привет! О нас.</p>',
    '/blog/2': '<h1>Недвижимость под ключ</h1><p>Сделка без бумаги за 18\u00a0000\u00a0$.</p>',
    '/': '<h1>Дом</h1><section id="contact"><h2>Расскажите всё</h2><p>Хватит двух строк.</p></section>',
  },
}
let small: Awaited<ReturnType<typeof buildSearch>>
beforeAll(async () => {
  small = await buildSearch(smallSite)
})

const search = (query: string, language: Language, most = 8) => searchSite(query, language, most, small.read)

it.each([
  ['a title before a text', 'mobile', 'en', '/services/mobile'],
  ['another form of the word', 'developers', 'en', '/services/mobile'],
  ['another form of a Russian word', 'телефонами', 'ru', '/services/mobile'],
  ['е for ё', 'учет', 'ru', '/services/web'],
  ['the beginning of a word', 'kot', 'en', '/blog/1'],
  ['the last part of an address', 'about', 'ru', '/about'],
  ['the title of the window', 'tuoba', 'en', '/about'],
  ['the description', 'yrammusbew', 'en', '/services/web'],
  ['a compound in one piece', 'realtime', 'en', '/services/web'],
  ['a page with all words before one with some of them', 'secret phones kotlin', 'en', '/blog/1'],
  ['a word that is there before one like it', 'mobl wood', 'en', '/services/keel'],
  ['the Russian keyboard switched off', 'ghbdtn', 'ru', '/about'],
  ['the Russian keyboard switched on', 'руддщ', 'en', '/services/web'],
  ['a letter of the other keyboard that is a sign', 'ytldb;bvjcnm', 'ru', '/blog/2'],
  ['Russian in Latin letters', 'razrabotka veb', 'ru', '/services/web'],
  ['a foreign name in Russian letters', 'Котлин', 'ru', '/services/mobile'],
  ['a letter left out', 'недвжимость', 'ru', '/blog/2'],
  ['swapped letters', 'sentecne', 'en', '/about'],
  ['a letter without its accent', 'schrodinger', 'en', '/blog/5'],
  ['a letter with an accent of its own', 'schro\u0308dinger', 'en', '/blog/5'],
  ['a number without its comma', '$4800', 'en', '/blog/5'],
  ['a number without its space', '18000', 'ru', '/blog/2'],
  ['a number with a usual space', '18 000 $', 'ru', '/blog/2'],
  ['the fragment of a section in the menu', 'contact', 'ru', '/'],
  ['a label of another language', 'контакты', 'en', '/'],
  ['a letter left out of a short word', 'hllo', 'en', '/services/web'],
] as const)('finds by %s: %s', async (_, query, language, place) => {
  const own = await search(query, language)
  expect(pathsOf(own)[0]).toBe(place)
})

const NOWHERE = '?! 4900 18,001 qqqqqq \ud83d щщщщщщ % constructor __proto__ the And ap ape'.split(' ')
it.each(['', '   ', 'kotl qqqqqq', ...NOWHERE])('finds nothing for %j', async (query) => {
  expect(await search(query, 'en')).toMatchObject({ count: 0, results: [] })
})

it('a title counts more than a name, a name more than a text', async () => {
  expect(pathsOf(await search('keel', 'en'))).toEqual(['/team', '/services/keel', '/blog/3'])
})

it('a word that is there is not taken for the beginning of another', async () => {
  const { results } = await search('app', 'en')
  const marked = results.flatMap(({ sentence }) => sentence.filter(({ isMatch }) => isMatch).map(({ text }) => text))
  expect(new Set(marked)).toEqual(new Set(['app', 'apps']))
})

it('says what was searched for instead of the query', async () => {
  expect((await search('ghbdtn', 'ru')).reading).toBe('привет')
  expect((await search(' Привет  нас', 'ru')).reading).toBeNull()
  expect((await search('sentecne', 'en')).reading).toBe('sentence')
})

it.each(['эл. почта', '2х почта', 'почта (г)', 'их'])('reads no word as what is left of it: %s', async (query) => {
  const { read } = await buildSearch({ ru: { '/about': '<h1>Порт</h1><p>Почта на знак K, B и U. Лодок 2.</p>' } })
  expect((await searchSite(query, 'ru', 8, read)).reading).toBeNull()
})

it('reads a query of the other keyboard whole, with its stop words', async () => {
  expect((await search('yt j ghbdtn', 'ru')).reading).toBe('не о привет')
})

it('leads to a section of the menu itself, by its label', async () => {
  const [contact] = (await search('контакты', 'ru')).results
  expect(contact).toMatchObject({ href: '/ru#contact', kind: 'page', label: 'Контакты' })
})

it('counts all, reads and returns as many as are wanted', async () => {
  small.files.length = 0
  const own = await search('development', 'en', 1)
  expect([own.count, own.results.length]).toEqual([2, 1])
  expect(small.files.filter((file) => file.includes('/en/pages/'))).toEqual([
    '/search-index/en/pages/services/mobile.json',
  ])
})

it.each([
  ['keys kotlin', '/blog/1', 'fewer of its words than the title, heading counted twice'],
  ['rotate keys', '/blog/1', 'as many'],
  ['rotate keys kotlin', '/blog/1#rotate', 'more'],
])('for "%s" leads to %s: a section has %s', async (query, to) => {
  const [{ to: place, title, section }] = (await search(query, 'en')).results
  const keys = { text: 'keys', isMatch: true }
  expect([place, title.at(-1), section.length > 0]).toEqual([to, keys, to.includes('#')])
})

it('says so where the index is of another build than a page', async () => {
  const read: ReadFile = (name) => (name.includes('/pages/') ? Promise.resolve([]) : small.read(name))
  await expect(searchSite('mobile', 'en', 8, read)).rejects.toThrow('/services/mobile')
})

/** A topic of the assistant, by its keyword and where it leads. */
const leading = (keyword: string, ...links: string[]): Topic => ({
  about: keyword,
  text: '',
  id: keyword,
  question: 'What?',
  keywords: { en: [keyword], ru: [] },
  examples: [`${keyword}ish`],
  links: links.map((to) => ({ to, label: 'Who pays?' })),
})

it('a page is found by keywords and examples of what leads there', async () => {
  const faq = ['Who pays?', 'Who sails?'].map(
    (asked, place) =>
      `<details data-part="question" id="faq-${place}"><summary><h3>${asked}</h3></summary><p>Number ${place}.</p></details>`,
  )
  const { read } = await buildSearch(
    {
      en: {
        '/': `<h1>Home</h1><section id="faq"><h2>Questions</h2>${faq.join('')}</section>`,
        '/about': '<h1>Office</h1><p>Drawings.</p>',
        '/team': '<h1>Team</h1><p>All.</p>',
      },
    },
    [
      leading('=fee', '/#faq-0', '/#contact'),
      leading('career', '/about'),
      leading('school', '/about', '/team', '/'),
      leading('=pier', '/about', '/team', '/#contact'),
      { ...leading('=secret', '/about'), examples: [] },
      { ...leading('=berth', '/team'), question: undefined, examples: ['Berth'] },
    ],
  )
  const found = async (query: string) => pathsOf(await searchSite(query, 'en', 8, read))
  const asked = ['fees', 'careers', 'careerish', 'school', 'pier', 'secret', 'berth'].map(found)
  const pages = (await Promise.all(asked)).map((paths) => paths.join(' and '))
  expect(pages).toEqual(['/#faq-0', '/about', '/about', '', '/about and /team', '', '/team'])
})

it('the form is found by topics that lead to it first, other sections by all', async () => {
  const topics = [
    leading('feedback', '/#contact', '/about', '/team'),
    leading('invoice', '/#prices', '/#contact'),
    leading('tariff', '/#rules', '/#contact'),
    { ...leading('robot', '/#contact'), careful: true },
    { ...leading('goodbye', '/#contact'), question: undefined },
    leading('order', '/#contact', '/about', '/team', '/'),
  ]
  const section = (id: string) => `<section id="${id}"><h2>About ${id}</h2><p>${id}.</p></section>`
  const home = `<h1>Home</h1><p>A tariff.</p>${section('prices')}${section('rules')}${section('contact')}`
  const asked = ['feedback', 'feedbackish', 'invoice', 'tariff', 'robot', 'goodbye', 'order']
  const menu = ['/#prices', '/#contact'].map((to): [string, string] => [to, 'Label'])
  const { read } = await buildSearch({ en: { '/': home } }, topics, new Map(menu))
  const found = await Promise.all(asked.map((query) => searchSite(query, 'en', 8, read)))
  expect(found.map(({ results }) => results[0]?.to).join(' ')).toBe('/#contact /#contact /#prices /#rules   ')
})
