import { headersFile, nginxFile, notFoundRules, redirectsFile } from '../../../src/node/output/hosting'

describe('_redirects', () => {
  it('answers unknown addresses, the most specific section first', () => {
    expect(redirectsFile()).toBe(`/ru/blog/* /ru/blog/404.html 404
/ru/industries/* /ru/industries/404.html 404
/ru/solutions/* /ru/solutions/404.html 404
/blog/* /blog/404.html 404
/industries/* /industries/404.html 404
/ru/* /ru/404.html 404
/solutions/* /solutions/404.html 404
/* /404.html 404
`)
  })

  it('lets no rule stand behind one that covers it', () => {
    const rules = notFoundRules()
    rules.forEach(({ covers }, index) => {
      expect(rules.slice(0, index).filter((earlier) => covers.startsWith(earlier.covers))).toEqual([])
    })
  })
})

describe('_headers', () => {
  /** The rules of a file, each pattern with its lines. */
  const rules = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n\n')
        .map((block) => [
          block.split('\n')[0],
          block
            .split('\n')
            .slice(1)
            .map((line) => line.trim()),
        ]),
    )

  it('guards every answer', () => {
    expect(rules(headersFile({ preview: false })).get('/*')).toEqual([
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), microphone=(), geolocation=()',
    ])
  })

  it.each(['/static/*', '/*.js', '/*.css'])('keeps %s for a year', (pattern) => {
    expect(rules(headersFile({ preview: false })).get(pattern)).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
    ])
  })

  it('sets no header in two rules, because both hosts would join the values', () => {
    const names = (pattern: string) =>
      rules(headersFile({ preview: true }))
        .get(pattern)
        ?.map((line) => line.split(':')[0]) ?? []
    for (const pattern of ['/static/*', '/*.js', '/*.css'])
      expect(names('/*')).not.toEqual(expect.arrayContaining(names(pattern)))
  })

  it('asks search engines to leave a preview alone, and nothing else', () => {
    expect(rules(headersFile({ preview: true })).get('/*')).toContain('X-Robots-Tag: noindex')
    expect(headersFile({ preview: false })).not.toContain('X-Robots-Tag')
  })
})

describe('nginx.conf', () => {
  const text = nginxFile()
  /** The body of a `location`. */
  const location = (pattern: string) =>
    text.slice(
      text.indexOf('{', text.indexOf(`location ${pattern} {`)),
      text.indexOf('}', text.indexOf(`location ${pattern} {`)),
    )

  it.each(notFoundRules().filter(({ covers }) => covers !== '/'))(
    'answers 404 below $covers with $page',
    ({ covers, page }) => {
      expect(location(covers)).toContain(`error_page 404 ${page};`)
      expect(location(covers)).toContain('try_files $uri $uri.html =404;')
    },
  )

  it('answers 404 with the general page elsewhere', () => {
    expect(text).toMatch(/^error_page 404 \/404\.html;$/m)
  })

  const rewrites = [...text.matchAll(/^rewrite (\S+) (\S+) permanent;$/gm)].map(([, from, to]) => ({
    from: new RegExp(from),
    to,
  }))
  it.each([
    ['/about', null],
    ['/', null],
    ['/about/', '/about'],
    ['/ru/', '/ru'],
    ['/ru/blog/1/', '/ru/blog/1'],
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/ru/blog/1.html', '/ru/blog/1'],
    ['/404.html', null],
    ['/ru/blog/404.html', null],
    ['/static/a.js', null],
  ])('leads %s to %s', (path, expected) => {
    const rule = rewrites.find(({ from }) => from.test(path))
    expect(rule ? path.replace(rule.from, rule.to) : null).toBe(expected)
  })

  it('guards files that are kept for a year too: a header in a location hides the outer ones', () => {
    const hashed = text.slice(text.indexOf('location ~*'))
    expect(hashed).toContain('Cache-Control "public, max-age=31536000, immutable"')
    expect(hashed).toContain('X-Content-Type-Options "nosniff" always')
  })

  it('closes what it opens', () => {
    expect(text.split('{')).toHaveLength(text.split('}').length)
  })
})
