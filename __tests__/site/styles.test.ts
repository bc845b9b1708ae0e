import path from 'node:path'
import { readSite } from '../support/builtSite'

const pages = readSite(path.resolve('public'))
const stylesOf = (html: string) =>
  [...html.matchAll(/<style(?: data-href="\/(?:styles-)?([^".]+)[^"]*")?/g)].map(([, name]) => name ?? 'layers')

test('styles: a page begins with the order of layers, and has only its own styles', () => {
  const families = new Map(pages.map((page) => [page.path, stylesOf(page.html)]))
  expect(families.get('/')?.toSorted()).toEqual(['common', 'home', 'layers'])
  for (const [, [first, ...rest]] of families) {
    expect(first).toBe('layers')
    expect(rest).toContain('common')
    expect(rest.length).toBeLessThan(4)
  }
})

test('styles: every rule of a page is in a layer', () => {
  const rules = pages[0].html.matchAll(/<style data-href[^>]*>(.*?)<\/style>/gs)
  for (const [, css] of rules) expect(css).toMatch(/^@layer /)
})
