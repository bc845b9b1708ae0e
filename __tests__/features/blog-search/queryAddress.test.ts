import { addressOfQuery, queryOfAddress, type SearchQuery } from '../../../src/features/blog-search/filterArticles'

const query = (text: string, category: string | null = null): SearchQuery => ({ text, category })

describe('the address of a search', () => {
  it.each<[SearchQuery, string]>([
    [query(''), ''],
    [query('  '), ''],
    [query('sync'), '?q=sync'],
    [query(' two words '), '?q=two+words'],
    [query('', 'iot'), '?category=iot'],
    [query('a&b', 'iot'), '?q=a%26b&category=iot'],
  ])('of %j is "%s"', (wanted, address) => {
    expect(addressOfQuery(wanted)).toBe(address)
  })

  it('keeps parameters of others', () => {
    expect(addressOfQuery(query('new'), '?q=old&utm_source=letter')).toBe('?utm_source=letter&q=new')
    expect(addressOfQuery(query(''), '?q=old&utm_source=letter')).toBe('?utm_source=letter')
  })

  it('is read, and what is not known ignored', () => {
    expect(queryOfAddress('?q=+a%26b&category=iot')).toEqual(query('a&b', 'iot'))
    expect(queryOfAddress('?page=2&category=')).toEqual(query(''))
  })
})
