import fc from 'fast-check'
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

  it('reads what it wrote, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.stringMatching(/^[a-z-]{1,20}$/)), (text, category) => {
        expect(queryOfAddress(addressOfQuery({ text, category }))).toEqual({ text: text.trim(), category })
      }),
    )
  })

  it('ignores what it does not know', () => {
    expect(queryOfAddress('?page=2&category=')).toEqual(query(''))
  })
})
