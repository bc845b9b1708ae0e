import { createHash } from 'node:crypto'
import {
  contentSecurityPolicy,
  editorPolicy,
  mailSource,
  collectInline,
  noInlineSources,
} from '../../../../src/node/output/hosting/contentSecurityPolicy'

const collect = (...pages: string[]) => {
  const found = noInlineSources()
  for (const page of pages) collectInline(Buffer.from(page).toString('latin1'), found)
  return found
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('collects scripts that run, styles and style attributes, each once, and no data', () => {
  const page = `<style data-href="/a.css">b{c:d}</style><script>if(1<2)go('</b> style="x"')</script>
      <script id="loader" data-path="/a">load()</script><script type="module">m()</script><script type="text/javascript">j()</script>
      <script type="application/ld+json">{"a":1}</script><script src="/app.js"></script><script async src="/b.js"></script>
      <p style="--a:&quot;b&quot; &amp; c" class="x">style=&quot;no&quot;</p>`
  expect(collect(page, page)).toEqual({
    scripts: new Set([`if(1<2)go('</b> style="x"')`, 'load()', 'm()', 'j()']),
    styles: new Set(['b{c:d}']),
    styleAttributes: new Set(['--a:"b" & c']),
  })
})

it('the policy allows files of the site and inline code by hash, nothing else', () => {
  const found = collect('<style>a{}</style><script>go("—")</script><i style="top:0"></i>')
  expect(contentSecurityPolicy(found, undefined).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('go("—")')}`,
    `style-src 'self' ${hash('a{}')}`,
    `style-src-attr 'unsafe-hashes' ${hash('top:0')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ])
  expect(contentSecurityPolicy(noInlineSources(), undefined)).toContain("style-src-attr 'none'")
})

it.each([
  [undefined, "connect-src 'self' https://api.emailjs.com;"],
  ['https://mail.example:8/x', "connect-src 'self' https://mail.example:8;"],
  ['same-origin', "connect-src 'self';"],
])('with the mail origin %j the form reaches its service', (setting, directive) => {
  expect(contentSecurityPolicy(noInlineSources(), mailSource(setting))).toContain(directive)
})

it.each([
  ['', '', ''],
  ['https://git.example/https://github.com/b', '', ''],
  ['https://github.com/a/b', ' https://avatars.githubusercontent.com', ' https://api.github.com'],
])('with the repository %j the editor asks no other host but its own', (repository, pictures, data) => {
  const own = "'self' https://dock.example http://localhost:* http://127.0.0.1:*"
  expect(editorPolicy(repository, 'https://dock.example').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline' blob:",
    `img-src ${own} data: blob:${pictures}`,
    `font-src ${own}`,
    `connect-src 'self' data: blob:${data}`,
    "frame-src 'self' blob:",
    "manifest-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})
