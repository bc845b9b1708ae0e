import { resultsOf } from '../../../src/features/search/resultsOf'
import { searchSite } from '../../../src/search/searchSite'
import { indexOf, page } from '../../search/smallIndex'

const numbered = (count: number, title: string) =>
  Array.from({ length: count }, (_, number) => page(`/blog/${number}`, `${title} ${number}`, { a: 'Words.' }))

const { read, paths } = indexOf({
  en: [...numbered(12, 'Article'), page('/about', 'A drawing office', { values: 'We decide.' }, { label: 'About' })],
  ru: [page('/blog/1', 'Статья', { a: 'Слова и учёт.' }), page('/services/web', 'Порталы', { approach: 'Привет.' })],
})

it('fetches the first of many, and counts them all', async () => {
  const answer = await searchSite('article', 'en', read)
  paths.length = 0
  const { own } = await resultsOf(answer, 5)
  expect([own.count, own.results.length, paths.length]).toEqual([12, 5, 5])
})

it('leads to the section, in the language of the page that was found', async () => {
  const { own, others } = await resultsOf(await searchSite('привет', 'en', read), 5)
  expect(own).toEqual({ language: 'en', count: 0, results: [] })
  expect(others).toMatchObject([
    { language: 'ru', count: 1, results: [{ href: '/ru/services/web#approach', kind: 'page', language: 'ru' }] },
  ])
})

it('marks the word itself, not what begins with it', async () => {
  const apps = indexOf({
    en: [page('/a', 'Apple rejects an app', { a: 'Approved.' })],
    ru: [page('/a', 'Б', { a: 'Б.' })],
  })
  const { own } = await resultsOf(await searchSite('app', 'en', apps.read), 5)
  expect(own.results[0].title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['app'])
})

it('has what the header calls a page', async () => {
  const { own } = await resultsOf(await searchSite('drawing', 'en', read), 5)
  expect(own.results).toMatchObject([{ href: '/about', label: 'About' }])
})

it.each([
  ['ghbdtn', 'привет'],
  ['Привет', null],
  ['учет', null],
  ['nothing at all', null],
])('%s was read as %s', async (query, reading) => {
  expect((await resultsOf(await searchSite(query, 'ru', read), 5)).reading).toBe(reading)
})
