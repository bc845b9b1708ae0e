/** @jest-environment node */
import { headersFor, parseHeadersFile } from '../../scripts/server/hostFiles'

const file = `# for every page
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload

/static/*
  Cache-Control: public, max-age=31536000, immutable
/blog/:id/card
  X-Card: yes: really
`

describe('parseHeadersFile', () => {
  it('reads paths, and headers with colons in their value', () => {
    expect(parseHeadersFile(file)).toEqual([
      {
        pattern: '/*',
        set: [
          ['x-frame-options', 'DENY'],
          ['link', '</a>; rel=preload'],
        ],
      },
      {
        pattern: '/static/*',
        set: [['cache-control', 'public, max-age=31536000, immutable']],
      },
      { pattern: '/blog/:id/card', set: [['x-card', 'yes: really']] },
    ])
  })

  it('reads Windows line ends and an empty file', () => {
    expect(parseHeadersFile('/*\r\n  A: b\r\n')).toEqual([{ pattern: '/*', set: [['a', 'b']] }])
    expect(parseHeadersFile('')).toEqual([])
  })

  it.each([
    ['  A: b', /_headers:1: a header without a path/],
    ['/*\n  nothing', /_headers:2: expected "Name: value"/],
    ['/*\n  ! A', /_headers:2: expected "Name: value"/],
    ['about\n  A: b', /_headers:1: a path must begin/],
  ])('names the line that is wrong in %j', (text, message) => {
    expect(() => parseHeadersFile(text)).toThrow(message)
  })
})

describe('headersFor', () => {
  const rules = parseHeadersFile(file)

  it.each([
    ['/', { 'x-frame-options': 'DENY', link: '</a>; rel=preload' }],
    [
      '/static/a/b.png',
      {
        'x-frame-options': 'DENY',
        link: '</a>; rel=preload',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ],
    ['/blog/7/card', { 'x-frame-options': 'DENY', link: '</a>; rel=preload', 'x-card': 'yes: really' }],
    ['/blog/7/8/card', { 'x-frame-options': 'DENY', link: '</a>; rel=preload' }],
  ])('applies every rule that matches %s', (path, expected) => {
    expect(headersFor(rules, path)).toEqual(expected)
  })

  it('joins different values of one header and keeps equal ones once', () => {
    const twice = parseHeadersFile('/*\n  A: 1\n/x*\n  a: 2\n/xy\n  A: 1\n')
    expect(headersFor(twice, '/xy')).toEqual({ a: '1, 2' })
  })

  it('takes dots and brackets in a path for what they are', () => {
    expect(headersFor(parseHeadersFile('/a.(b)\n  A: 1'), '/axb')).toEqual({})
    expect(headersFor(parseHeadersFile('/a.(b)\n  A: 1'), '/a.(b)')).toEqual({ a: '1' })
  })
})
