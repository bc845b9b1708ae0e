import { headersFile } from '../../../../src/node/output/hosting/headers'
import { nginxFile } from '../../../../src/node/output/hosting/nginxFile'
import { oldAddresses, redirectsFile } from '../../../../src/node/output/hosting/redirects'

const SITE = 'https://site.example'
const POLICY = "default-src 'none'"
const PAGES = ['/', '/about', '/blog', '/blog/1', '/blog/2', '/ru', '/ru/about', '/ru/blog/1']
const FILES = ['app-0123456789abcdef0123.js', 'index.html']

const NOT_FOUND = ['', '/ru'].flatMap((prefix) =>
  ['/blog', '/solutions', '/industries', ''].map((section) => `${prefix}${section}/404.html`),
)

it('_redirects hides its own files and the pages of unknown addresses themselves, and answers unknown addresses, the most specific section first', () => {
  expect(redirectsFile(NOT_FOUND)).toBe(`/_headers /404.html 404!
/_redirects /404.html 404!
/nginx.conf /404.html 404!
/nginx.conf / 301
/ru/blog/404 /ru/blog/404.html 404!
/ru/blog/404.html /ru/blog/404 404!
/ru/industries/404 /ru/industries/404.html 404!
/ru/industries/404.html /ru/industries/404 404!
/ru/solutions/404 /ru/solutions/404.html 404!
/ru/solutions/404.html /ru/solutions/404 404!
/blog/404 /blog/404.html 404!
/blog/404.html /blog/404 404!
/industries/404 /industries/404.html 404!
/industries/404.html /industries/404 404!
/ru/404 /ru/404.html 404!
/ru/404.html /ru/404 404!
/solutions/404 /solutions/404.html 404!
/solutions/404.html /solutions/404 404!
/404 /404.html 404!
/404.html /404 404!
/ru/blog/* /ru/blog/404.html 404
/ru/industries/* /ru/industries/404.html 404
/ru/solutions/* /ru/solutions/404.html 404
/blog/* /blog/404.html 404
/industries/* /industries/404.html 404
/ru/* /ru/404.html 404
/solutions/* /solutions/404.html 404
/* /404.html 404
`)
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
    expect(rules(headersFile({ preview: false, policy: POLICY }, PAGES, FILES)).get('/*')).toEqual([
      "Content-Security-Policy: default-src 'none'",
      'Strict-Transport-Security: max-age=31536000',
      'X-Frame-Options: DENY',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), microphone=(), geolocation=()',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Embedder-Policy: require-corp',
      'X-Content-Type-Options: nosniff',
    ])
  })

  it('is refused when a host would cut a line', () => {
    expect(() => headersFile({ preview: false, policy: 'x'.repeat(2_000) }, PAGES, FILES)).toThrow(
      'takes 2000 characters a line',
    )
  })

  it('has no rule for the twins where Netlify would take a page for one', () => {
    const options = { preview: false, policy: POLICY }
    expect(headersFile(options, [...PAGES, '/services/amd'], FILES)).not.toContain('noindex')
  })

  it('asks search engines to leave a preview and the twins of pages alone, and nothing else', () => {
    expect(rules(headersFile({ preview: true, policy: POLICY }, PAGES, FILES)).get('/*')).toContain(
      'X-Robots-Tag: noindex',
    )
    const others = rules(headersFile({ preview: false, policy: POLICY }, PAGES, FILES))
    expect([...others].filter(([, set]) => set.includes('X-Robots-Tag: noindex')).map(([pattern]) => pattern)).toEqual([
      '/*.md',
    ])
  })
})

// What nginx makes of its file is asked of a real one: __tests__/site/hosts.test.ts.
it('nginx asks search engines to leave a preview alone', () => {
  expect(nginxFile({ preview: true, policy: POLICY, siteUrl: SITE }, NOT_FOUND)).toContain('set $robots "noindex";')
  const file = nginxFile({ preview: false, policy: POLICY, siteUrl: SITE }, NOT_FOUND)
  expect(file).toContain('set $robots "";')
  for (const list of ['charset_types', 'gzip_types'])
    for (const type of ['css', 'markdown', 'plain', 'xml'])
      expect(file).toMatch(RegExp(`^${list} .*text/${type} `, 'm'))
})

describe('addresses that pages had', () => {
  const old = oldAddresses([{ from: '/blog/1', to: '/blog/7#x' }, { from: '/services/a' }])

  it('lead on in every language, or say that the page is gone', () => {
    const lines = redirectsFile(NOT_FOUND, old).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        '/blog/1 /blog/7#x 301',
        '/ru/blog/1 /ru/blog/7#x 301',
        '/services/a /404.html 410',
        '/ru/services/a /ru/404.html 410',
      ]),
    )
    // The first line that fits answers.
    expect(lines.indexOf('/ru/blog/1 /ru/blog/7#x 301')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('/ru/blog/*')),
    )
  })

  it('are rules of nginx', () => {
    const text = nginxFile({ preview: false, policy: POLICY, siteUrl: SITE }, NOT_FOUND, old)
    expect(text).toContain('location = /ru/blog/1 { return 301 /ru/blog/7#x; }')
    expect(text).toContain('location = /services/a { return 410; }')
  })
})
