/** @jest-environment jsdom */
import * as gatsbyLink from 'gatsby-link'
import * as replacement from '../../src/browser/gatsbyLink'

/** Its types leave out what Gatsby's own code uses. */
const original = gatsbyLink as unknown as Omit<typeof replacement, 'default'>

Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '', __TRAILING_SLASH__: 'never' })

const PATHS = [
  '/',
  '',
  '/about',
  '/blog?q=a%20b',
  '/#contact',
  '/ru/blog/1?a=1&b=?#x?y#z',
  '/a?',
  '/a#',
  '/?#',
  '/a\nb#c\nd',
]

it.each(PATHS)('parts of %j are those of the original', (path) => {
  expect(replacement.parsePath(path)).toEqual(original.parsePath(path))
})

it.each(['/', '/about', '/ru/blog/1?q=1#x'])('prefixes %s as the original does, at the root of a host', (path) => {
  expect(replacement.withPrefix(path)).toBe(original.withPrefix(path))
  expect(replacement.withAssetPrefix(path)).toBe(original.withAssetPrefix(path))
})

it('navigates by what Gatsby offers', () => {
  const navigate = jest.fn()
  Object.assign(globalThis, { ___navigate: navigate })
  replacement.navigate('/about', { replace: true })
  expect(navigate).toHaveBeenCalledWith('/about', { replace: true })
})
