import fc from 'fast-check'
import {
  addressOfQuery,
  distinctCategories,
  filterArticles,
  queryOfAddress,
  type SearchableArticle,
  type SearchQuery,
} from '../../../src/features/blog-search/filterArticles'

interface Article extends SearchableArticle {
  id: number
}

const web = { id: 'web-development', name: 'Web Development' }
const iot = { id: 'iot', name: 'Интернет вещей' }

const article = (id: number, title: string, more: Partial<Article> = {}): Article => ({
  id,
  title,
  excerpt: `Excerpt of ${id}`,
  category: web,
  author: { name: 'Maya Lindqvist' },
  featured: false,
  ...more,
})

const articles = [
  article(1, 'Offline first', { featured: true }),
  article(2, 'Budget', { excerpt: 'A visitor’s “slow” hours, 2–4 a day.', author: { name: 'Zoë Vetrova' } }),
  article(3, 'Прошивка: счёт на\u2060\u00a0минуты', { category: iot }),
  article(4, 'Keys', { featured: true, excerpt: 'One key per job.' }),
]

const found = (text: string, category: string | null = null) => {
  const { featured, rest, count } = filterArticles(articles, { text, category })
  return { featured: featured?.id ?? null, rest: rest.map(({ id }) => id), count }
}

it.each([
  ['nothing entered', '', { featured: 1, rest: [2, 3, 4], count: 4 }],
  ['only blanks', '   ', { featured: 1, rest: [2, 3, 4], count: 4 }],
  ['a part of the title', 'fline', { featured: 1, rest: [], count: 1 }],
  ['any case, with blanks around', '  OFFLINE ', { featured: 1, rest: [], count: 1 }],
  ['the excerpt', 'one key', { featured: 4, rest: [], count: 1 }],
  ['the category', 'интернет', { featured: null, rest: [3], count: 1 }],
  ['the author, without accents', 'zoe vetrova', { featured: null, rest: [2], count: 1 }],
  ['an apostrophe of keyboards', "visitor's", { featured: null, rest: [2], count: 1 }],
  ['signs of other keyboards', 'visitor´s «slow» hours, 2-4', { featured: null, rest: [2], count: 1 }],
  ['words joined by a typesetter', 'на минуты', { featured: null, rest: [3], count: 1 }],
  ['е for ё', 'счет', { featured: null, rest: [3], count: 1 }],
  ['blanks inside count', 'off line', { featured: null, rest: [], count: 0 }],
  ['signs mean themselves', '.*', { featured: null, rest: [], count: 0 }],
  ['a category exactly', '', { featured: null, rest: [3], count: 1 }, 'iot'],
  ['no category by a part', '', { featured: null, rest: [], count: 0 }, 'web'],
  ['no category by its name', '', { featured: null, rest: [], count: 0 }, 'Web Development'],
  ['text and category together', 'lindqvist', { featured: 1, rest: [4], count: 2 }, 'web-development'],
  ['nothing of another category', 'offline', { featured: null, rest: [], count: 0 }, 'iot'],
])('the search of the blog matches %s', (_, text, expected, category: string | null = null) => {
  expect(found(text, category)).toEqual(expected)
})

it('categories of a list stand once, in the order of the articles', () => {
  expect(distinctCategories(articles)).toEqual([web, iot])
  expect(distinctCategories([])).toEqual([])
})

const query = (text: string, category: string | null = null): SearchQuery => ({ text, category })

it.each<[SearchQuery, address: string, current?: string]>([
  [query(''), ''],
  [query('  '), ''],
  [query('sync'), '?q=sync'],
  [query(' two words '), '?q=two+words'],
  [query('', 'iot'), '?category=iot'],
  [query('a&b', 'iot'), '?q=a%26b&category=iot'],
  [query('new'), '?utm_source=letter&q=new', '?q=old&utm_source=letter'],
  [query(''), '?utm_source=letter', '?q=old&utm_source=letter&category=iot'],
])('the address of %j is "%s", with parameters of others', (wanted, address, current = '') => {
  expect(addressOfQuery(wanted, current)).toBe(address)
})

it('the address of a search is read as it was written, whatever was typed', () => {
  const any = fc.property(fc.string(), fc.option(fc.stringMatching(/^[a-z-]{1,20}$/)), (text, category) => {
    expect(queryOfAddress(addressOfQuery({ text, category }))).toEqual({ text: text.trim(), category })
  })
  fc.assert(any)
})

it('the address of a search may hold what nobody knows', () => {
  expect(queryOfAddress('?page=2&category=&q=+')).toEqual(query(''))
})
