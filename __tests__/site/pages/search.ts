/** The search of the built site, with the code that browsers run and the files that they load. */
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { isDemo } from '../../../scripts/test/demo'
import { LANGUAGES, type Language } from '../../../src/routing/languages'
import { localizePath } from '../../../src/routing/localizePath'
import { isListed } from '../../../src/routing/routes'
import { searchSite, type Result } from '../../../src/search/searchSite'
import { indexPath, SEARCH_FOLDER, type SearchDocument } from '../../../src/search/siteIndex'
import { htmlPaths, readPage } from '../../support/builtSite'
import { readShipped } from '../../support/shipped'
import enQueries from '../../search/queries/en.json'
import ruQueries from '../../search/queries/ru.json'

const FOLDER = path.resolve('public')
/** The queries ask for services of the demo. */
const QUERIES: Record<Language, readonly { text: string; pages: string[] }[]> = isDemo()
  ? { en: enQueries, ru: ruQueries }
  : { en: [], ru: [] }

/** Common queries with words that the site hardly uses. */
const LEADS: Record<Language, readonly [asked: string, place: string][]> = {
  en: [
    ...['cost', 'price', 'pricing', 'how much', 'app price', 'how much does an app cost'].map(
      (text): [string, string] => [text, 'How do you charge?'],
    ),
    ['school', '/industries/education'],
    ['careers', '/about'],
    ['phone', '/#contact'],
    ['feedback', '/#contact'],
    ['feedback form', '/#contact'],
  ],
  ru: [
    ...['цена', 'стоимость', 'сколько стоит', 'цена приложения', 'сколько стоит приложение'].map(
      (text): [string, string] => [text, 'Как устроена оплата?'],
    ),
    ['школа', '/industries/education'],
    ['вакансии', '/about'],
    ['телефон', '/#contact'],
    ['форма связи', '/#contact'],
    ['форма обратной связи', '/#contact'],
  ],
}

const readText = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8')
const parsed = (name: string, text: string): unknown => (name.endsWith('.json') ? JSON.parse(text) : text)
const files = new Map<string, unknown>()
/** Reads each file once, like a browser. */
function read(name: string): Promise<unknown> {
  if (!files.has(name)) files.set(name, parsed(name, readText(name)))
  return Promise.resolve(files.get(name))
}

const htmlOf = (page: string) => readPage(FOLDER, page).html

/** The first three results of a query. */
async function firstOf(query: string, language: Language): Promise<Result[]> {
  const { results } = await searchSite(query, language, 3, read)
  return results
}

const titleOf = ({ title }: Result) => title.map(({ text }) => text).join('')

async function allDocuments(language: Language): Promise<SearchDocument[]> {
  const folder = indexPath(language).replace('.json', '/pages')
  const names = fs.readdirSync(path.join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.json')).map((name) => read(path.posix.join(folder, name)))
  return (await Promise.all(pages)).flatMap((documents) => documents as SearchDocument[])
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('knows every page that search engines may list, and no other', async () => {
    const listed = (await readShipped()).routes.filter((route) => route.language === language && isListed(route))
    const documents = await allDocuments(language)
    const pages = documents.filter(({ to }) => !to.includes('#')).map(({ to }) => to)
    expect(pages.sort()).toEqual(listed.map(({ neutralPath }) => neutralPath).sort())
  })

  it('leads only to places that are there', async () => {
    const places = (await allDocuments(language)).flatMap(({ to, sections }) => [
      to,
      ...sections.map(({ anchor }) => (to.includes('#') || !anchor ? to : `${to}#${anchor}`)),
    ])
    for (const page of new Set(places.map((place) => place.split('#')[0]))) {
      const html = htmlOf(localizePath(page, language))
      const anchors = places.filter((place) => place.startsWith(`${page}#`)).map((place) => place.split('#')[1])
      expect([...new Set(anchors)].filter((anchor) => !html.includes(` id="${anchor}"`))).toEqual([])
    }
  })

  it('leads to every part with a heading: its Section has an id, named in anchors', async () => {
    const lost = (await allDocuments(language)).flatMap(({ to, sections }) =>
      sections
        .filter(({ title, anchor }) => title && !anchor && !to.includes('#'))
        .map(({ title }) => `${to}: ${title}`),
    )
    expect(lost).toEqual([])
  })

  it('finds every page by its title', async () => {
    const missed: string[] = []
    for (const { to, title } of (await allDocuments(language)).filter((each) => !each.to.includes('#'))) {
      const found = await firstOf(title, language)
      if (!found.some((result) => result.to.replace(/#.*/, '') === to || titleOf(result) === title))
        missed.push(`${to}: ${title}`)
    }
    expect(missed).toEqual([])
  })

  it('finds the page of 85 % of the stored queries among three results', async () => {
    const missed: string[] = []
    // Further languages have no queries.
    const queries = QUERIES[language] ?? []
    for (const { text, pages } of queries) {
      const found = await firstOf(text, language)
      // Any place on a page counts as the page; a question must be found itself.
      if (!found.some((result) => pages.includes(result.to) || pages.includes(result.to.replace(/#.*/, ''))))
        missed.push(text)
    }
    const asked = queries.length
    if (missed.length > asked * 0.15)
      throw new Error(`${missed.length} of ${asked} queries miss their page: ${missed.join(', ')}`)
  })

  if (isDemo() && language in LEADS)
    it.each(LEADS[language])('%s leads to %s', async (text, place) => {
      const found = await firstOf(text, language)
      const places = found.flatMap((result) =>
        result.kind === 'question' ? titleOf(result) : [result.to, result.to.replace(/#.*/, '')],
      )
      expect(places).toContain(place)
    })

  it('a first search is light', async () => {
    let bytes = 0
    const weigh = (name: string) => {
      const text = readText(name)
      bytes += gzipSync(text).length
      return Promise.resolve(parsed(name, text))
    }
    await searchSite(language === 'en' ? 'development' : 'разработка', language, 8, weigh)
    expect(bytes).toBeLessThan(100_000)
  })
})

it('fetches nothing of it before somebody searches', () => {
  expect(htmlPaths(FOLDER).filter((page) => htmlOf(page).includes(SEARCH_FOLDER))).toEqual([])
})

it('the search page is not indexed, and has a form and a note without scripts', () => {
  if (!fs.existsSync(path.join(FOLDER, 'search.html'))) return
  for (const address of LANGUAGES.map((language) => localizePath('/search', language))) {
    const { document } = readPage(FOLDER, address)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const form = document.querySelector('main form[role=search]')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([address, null])
    expect(form?.querySelector('input[name=q]')).not.toBeNull()
    expect(document.querySelector('main')?.textContent).toMatch(/JavaScript/)
  }
  expect(fs.readFileSync(path.join(FOLDER, 'sitemap.xml'), 'utf8')).not.toContain('/search')
})
