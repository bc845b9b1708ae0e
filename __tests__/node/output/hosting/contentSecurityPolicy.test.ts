import { createHash } from 'node:crypto'
import {
  contentSecurityPolicy,
  mailSource,
  checkInline,
  collectInline,
  noInlineSources,
} from '../../../../src/node/output/hosting/contentSecurityPolicy'

const collect = (...pages: string[]) => {
  const found = noInlineSources()
  for (const page of pages) collectInline(page, found)
  return found
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('what stands inside pages', () => {
  it('is scripts that run, styles and style attributes, each once', () => {
    const page = `<style data-href="/a.css">b{c:d}</style><script>if(1<2)go('</b> style="x"')</script>
      <script id="loader" data-path="/a">load()</script><script type="module">m()</script>
      <p style="--a:&quot;b&quot; &amp; c" class="x">style=&quot;no&quot;</p>`
    expect(collect(page, page)).toEqual({
      scripts: new Set([`if(1<2)go('</b> style="x"')`, 'load()', 'm()']),
      styles: new Set(['b{c:d}']),
      styleAttributes: new Set(['--a:"b" & c']),
    })
  })

  it('is no data, and no file of its own', () => {
    const page =
      '<script type="application/ld+json">{"a":1}</script><script src="/app.js"></script><script async src="/b.js"></script>'
    expect(collect(page)).toEqual(noInlineSources())
  })

  it('may not differ from page to page: the mistake names what does', () => {
    const pages = Array.from({ length: 12 }, (_, page) => `<script>window.path="/page-${page}"</script>`)
    expect(() => checkInline(collect(...pages))).toThrow(/12 different inline scripts.*\n {2}window\.path="\/page-0"/s)
    expect(() => checkInline(collect(...pages.slice(0, 4)))).not.toThrow()
  })
})

describe('the policy', () => {
  const policy = (html: string, mail?: string) =>
    new Map(
      contentSecurityPolicy(collect(html), mail)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources]
        }),
    )

  it('allows what the pages hold by its hash, and nothing unsafe for scripts', () => {
    const found = policy('<style>a{}</style><script>go()</script><i style="top:0"></i>')
    expect(found.get('script-src')).toEqual(["'self'", hash('go()')])
    expect(found.get('style-src')).toEqual(["'self'", hash('a{}')])
    expect(found.get('style-src-attr')).toEqual(["'unsafe-hashes'", hash('top:0')])
    expect([...found.values()].flat()).not.toContain("'unsafe-inline'")
    expect([...found.values()].flat()).not.toContain("'unsafe-eval'")
  })

  it.each(['default-src', 'base-uri', 'frame-ancestors', 'object-src'])('closes %s', (directive) => {
    expect(policy('').get(directive)).toEqual(["'none'"])
  })

  it('lets forms lead to pages of the site alone', () => {
    expect(policy('').get('form-action')).toEqual(["'self'"])
  })

  it('lets the form reach its service', () => {
    expect(policy('', mailSource(undefined)).get('connect-src')).toEqual(["'self'", 'https://api.emailjs.com'])
    expect(policy('', mailSource('https://mail.example:8/x')).get('connect-src')).toEqual([
      "'self'",
      'https://mail.example:8',
    ])
    expect(policy('', mailSource('same-origin')).get('connect-src')).toEqual(["'self'"])
  })
})
