/** @jest-environment node */
import {
  cacheControl,
  isNotFoundPage,
  isPrivate,
  notFoundPages,
  parseAddress,
  redirectTarget,
} from '../../scripts/server/addresses'
import { CHECK_EACH_TIME, IMMUTABLE } from '../../src/node/output/hosting/headers'

describe('parseAddress', () => {
  it.each([
    ['/about?x=1&y', { raw: '/about', pathname: '/about', query: '?x=1&y' }],
    ['/%D1%8F', { raw: '/%D1%8F', pathname: '/я', query: '' }],
    ['/a#b', { raw: '/a', pathname: '/a', query: '' }],
    ['/a?b=%zz', { raw: '/a', pathname: '/a', query: '?b=%zz' }],
  ])('takes %s apart', (url, expected) => {
    expect(parseAddress(url)).toEqual(expected)
  })

  it.each([
    '',
    'about',
    '*',
    'http://elsewhere.example/about',
    '/%',
    '/%zz',
    '/%ff',
    '/../etc/passwd',
    '/a/./b',
    '/a/..',
    '/%2e%2e/etc/passwd',
    '/..%2fetc/passwd',
    '/a%2fb',
    '/..\\etc',
    '/%5c..%5cetc',
    '/a%00.html',
    '/a%0d%0aset-cookie:b',
  ])('refuses %j', (url) => {
    expect(parseAddress(url)).toBeUndefined()
  })
})

describe('redirectTarget', () => {
  const files = new Set([
    '/index.html',
    '/about.html',
    '/ru/index.html',
    '/ru/blog/1/index.html',
    '/я.html',
    '/x/index.html',
  ])
  const target = (url: string) => redirectTarget(parseAddress(url)!, (path) => files.has(path))

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/ru/', '/ru'],
    ['/ru/index.html', '/ru'],
    ['/ru/blog/1/', '/ru/blog/1'],
    ['/missing/', '/missing'],
    ['/%D1%8F.html', '/%D1%8F'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['//', '/'],
    ['/ru//blog/1', '/ru/blog/1'],
  ])('leads %s to %s in one step', (from, to) => {
    expect(target(from)).toBe(to)
    expect(target(to)).toBeUndefined()
  })

  it.each(['/', '/about', '/ru', '/missing', '/missing.html', '/missing/index.html', '/robots.txt'])(
    'leaves %s alone',
    (path) => {
      expect(target(path)).toBeUndefined()
    },
  )
})

describe('notFoundPages', () => {
  it.each([
    ['/ru/blog/zzz', ['/ru/blog/404.html', '/ru/404.html', '/404.html']],
    ['/zzz', ['/404.html']],
    ['/ru/zzz', ['/ru/404.html', '/404.html']],
  ])('looks for the page of %s from near to far', (path, pages) => {
    expect(notFoundPages(path)).toEqual(pages)
  })
})

describe('cacheControl', () => {
  it.each([
    ['/static/9f8e/hero.webp', IMMUTABLE],
    ['/app-0123456789abcdef0123.js', IMMUTABLE],
    ['/component---src-templates-home-tsx-0123456789abcdef0123.js.map', IMMUTABLE],
    ['/119.0123456789abcdef0123.css', IMMUTABLE],
    ['/app-0123456789abcdef012.js', CHECK_EACH_TIME],
    ['/page-data/index/page-data.json', CHECK_EACH_TIME],
    ['/ru/static/x.png', CHECK_EACH_TIME],
    ['/about', CHECK_EACH_TIME],
    ['/favicon.svg', CHECK_EACH_TIME],
  ])('of %s is %s', (path, value) => {
    expect(cacheControl(path)).toBe(value)
  })
})

it.each([
  ['/_headers', true],
  ['/_redirects', true],
  ['/nginx.conf', true],
  ['/.build-stamp', true],
  ['/a/.git/config', true],
  ['/.well-known/security.txt', false],
  ['/.well-known-not', true],
  ['/about', false],
])('keeps %s to itself: %s', (path, expected) => {
  expect(isPrivate(path)).toBe(expected)
})

it.each([
  ['/404', true],
  ['/ru/blog/404', true],
  ['/ru/404.html', true],
  ['/blog/1404', false],
])('takes %s for a page about missing pages: %s', (path, expected) => {
  expect(isNotFoundPage(path)).toBe(expected)
})
