import fc from 'fast-check'
import { LANGUAGES } from '../../src/routing/languages'
import { languageOfPath, localizePath, localizeLink, toNeutralPath } from '../../src/routing/localizePath'

it.each([
  ['/', 'en', '/'],
  ['/', 'ru', '/ru'],
  ['/ru', 'en', '/'],
  ['/blog/1', 'ru', '/ru/blog/1'],
  ['/#contact', 'ru', '/ru#contact'],
  ['/blog?q=a#b', 'ru', '/ru/blog?q=a#b'],
  ['/rum', 'ru', '/ru/rum'],
  ['#contact', 'ru', '#contact'],
  ['https://a.example/ru', 'ru', 'https://a.example/ru'],
] as const)('localizePath of %s in %s is %s', (path, language, expected) => {
  expect(localizePath(path, language)).toBe(expected)
})

it.each([
  ['/x#a', '/ru/x#a'],
  ['/files/a.pdf#page=2', '/files/a.pdf#page=2'],
  ['/blog?q=a.b', '/ru/blog?q=a.b'],
  ['https://a.example/b#c', 'https://a.example/b#c'],
])('the link %s is %s in Russian', (to, address) => {
  expect(localizeLink(to, 'ru')).toBe(address)
})

const step = fc.oneof(
  fc.constantFrom('ru', 'en', 'rum', 'blog', '1', '404.html', ''),
  fc.stringMatching(/^[a-zа-я0-9.-]{1,6}$/),
)
const path = fc
  .tuple(
    fc.array(step, { maxLength: 4 }),
    fc.constantFrom('', '?q=ru', '?q=/ru/x'),
    fc.constantFrom('', '#top', '#/ru'),
  )
  .map(([steps, query, hash]) => `/${steps.join('/')}${query}${hash}`)
const language = fc.constantFrom(...LANGUAGES)

it('any path comes back from another language as it was, with query and hash', () => {
  fc.assert(
    fc.property(path, language, language, (written, through, to) => {
      expect(localizePath(localizePath(written, through), to)).toBe(localizePath(written, to))
      expect(localizePath(written, to).endsWith(/[?#].*$/.exec(written)?.[0] ?? '')).toBe(true)
    }),
  )
})

it('any path has no prefix when neutral, and the language it was given', () => {
  fc.assert(
    fc.property(path, language, (written, to) => {
      expect(languageOfPath(toNeutralPath(written))).toBe('en')
      expect(languageOfPath(localizePath(written, to))).toBe(to)
    }),
  )
})
