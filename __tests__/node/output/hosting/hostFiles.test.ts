import { headersFile, type HeaderOptions } from '../../../../src/node/output/hosting/headers'
import { nginxFile } from '../../../../src/node/output/hosting/nginxFile'
import { oldAddresses, redirectsFile } from '../../../../src/node/output/hosting/redirects'

const SITE = 'https://site.example'
const [POLICY, EDITOR] = ["default-src 'none'", 'img-src "a"']
const PAGES = ['/', '/blog', '/blog/1', '/blog/2', '/ru/blog/1']
const [NOW, THEN] = ['0123456789', 'fedcba9876']
const FILES = [`app-${NOW}.js`, `app-${THEN}.js`, `119.${NOW}.css`, 'index.html']
const NOT_FOUND = ['', '/ru'].flatMap((prefix) =>
  ['/solutions', '/blog', ''].map((section) => `${prefix}${section}/404.html`),
)
const OLD = oldAddresses([
  { from: '/blog/1', to: '/blog/7#x' },
  { from: '/blog/2' },
  { from: '/О_нас.html' },
  { from: '/shop', to: 'https://shop.example/a;$b?c={d}' },
])

/** A former page and its files. */
const each = (from: string) => [from, `${from}.html`, `${from}.md`]

/** Path prefixes with their own not-found page, most specific first. */
const SECTIONS = ['/ru/blog', '/ru/solutions', '/blog', '/ru', '/solutions', '']

it('_redirects hides its own files, moves old addresses and answers unknown ones', () => {
  expect(redirectsFile(NOT_FOUND, OLD).split('\n')).toEqual([
    ...['/_headers', '/_redirects', '/nginx.conf'].map((file) => `${file} /404.html 404!`),
    '/nginx.conf / 301',
    ...SECTIONS.flatMap((at) => [`${at}/404 ${at}/404.html 404!`, `${at}/404.html ${at}/404 404!`]),
    ...['/blog', '/ru/blog'].flatMap((at) => each(`${at}/1`).map((from) => `${from} ${at}/7#x 301`)),
    ...['/blog', '/ru/blog'].flatMap((at) => each(`${at}/2`).map((from) => `${from} ${at}/404.html 410`)),
    '/%D0%9E_%D0%BD%D0%B0%D1%81.html /404.html 410',
    '/ru/%D0%9E_%D0%BD%D0%B0%D1%81.html /ru/404.html 410',
    ...['/shop', '/ru/shop'].flatMap((at) => each(at).map((from) => `${from} https://shop.example/a;$b?c={d} 301`)),
    ...SECTIONS.map((at) => `${at}/* ${at}/404.html 404`),
    '',
  ])
})

describe('_headers', () => {
  const DOCUMENTS = `  Content-Security-Policy: ${POLICY}
  Strict-Transport-Security: max-age=31536000
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp`
  const YEAR = '  Cache-Control: public, max-age=31536000, immutable'
  const HASHED = ['/static/*', `/119.${NOW}.css`, '/app-*'].map((name) => `${name}\n${YEAR}\n`).join('\n')

  it('guard every answer, and ask search engines to leave the Markdown versions alone', () => {
    expect(headersFile({ preview: false, policy: POLICY }, PAGES, FILES)).toBe(`/*
${DOCUMENTS}
  X-Content-Type-Options: nosniff

/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

${HASHED}`)
    // Netlify would treat this page as Markdown.
    const pages = [...PAGES, '/services/amd']
    expect(headersFile({ preview: false, policy: POLICY }, pages, FILES)).not.toContain('noindex')
  })

  it('let people sign in at the editor alone, and ask to leave all of a preview alone', () => {
    const ofEditor = DOCUMENTS.replace(POLICY, EDITOR).replace('Opener-Policy: same-origin', '$&-allow-popups')
    expect(headersFile({ preview: true, policy: POLICY, editorPolicy: EDITOR }, PAGES, FILES)).toBe(`/*
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex

${['/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d/*', '/', '/blog'].map((page) => `${page}\n${DOCUMENTS}\n`).join('\n')}
/admin
${ofEditor}

/*.md
  Content-Type: text/markdown; charset=utf-8

${HASHED}`)
  })

  it('are refused when a host would cut a line', () => {
    const ofLength = (length: number) =>
      headersFile({ preview: false, policy: 'x'.repeat(length - '  Content-Security-Policy: '.length) }, PAGES, FILES)
    expect(ofLength(2_000)).toContain('xxx')
    expect(() => ofLength(2_001)).toThrow('takes 2000 characters a line')
  })
})

// __tests__/site/hosts.test.ts tests nginx.conf with a real nginx, if one is installed.
const linesOf = (options: Partial<HeaderOptions>, old = OLD.slice(0, 0)) =>
  nginxFile({ preview: false, policy: POLICY, siteUrl: SITE, ...options }, NOT_FOUND, old).split('\n')

it('nginx.conf has the same rules for the editor, old addresses and previews', () => {
  const plain = linesOf({})
  const [first, ...others] = linesOf({ preview: true, editorPolicy: EDITOR }, OLD).filter(
    (line) => !plain.includes(line),
  )
  expect(first).toContain('if ($uri ~ "^/admin(?:\\.html)?$") { set $content_security_policy "img-src \\"a\\"";')
  expect(first).toContain('set $cross_origin_opener_policy "same-origin-allow-popups";')
  expect(others).toEqual([
    ...each('/blog/1').map((from) => `location = ${from} { return 301 "/blog/7$is_args$args#x"; }`),
    ...each('/ru/blog/1').map((from) => `location = ${from} { return 301 "/ru/blog/7$is_args$args#x"; }`),
    ...[...each('/blog/2'), ...each('/ru/blog/2'), '/О_нас.html', '/ru/О_нас.html'].map(
      (from) => `location = ${from} { return 410; }`,
    ),
    // Unquoted, the semicolon would end the rule, and a dollar sign begins the name of a variable.
    ...[...each('/shop'), ...each('/ru/shop')].map(
      (from) => `location = ${from} { return 301 "https://shop.example/a;%24b?c={d}"; }`,
    ),
    'set $robots "noindex";',
  ])
})
