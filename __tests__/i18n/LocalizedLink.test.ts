import { isWithin } from '../../src/i18n/LocalizedLink'

it.each([
  ['/blog', '/blog', true],
  ['/blog/1', '/blog', true],
  ['/blogs', '/blog', false],
  ['/about', '/', false],
  ['/', '/', true],
])('a visitor of %s is within %s: %s', (page, path, within) => {
  expect(isWithin(page, path)).toBe(within)
})
