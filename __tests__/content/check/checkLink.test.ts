import { checkLink } from '../../../src/content/check/checkLink'

const TARGETS = new Map([
  ['/', new Set(['contact', 'faq'])],
  ['/blog', new Set<string>()],
  ['/blog/1', new Set(['build', 'сборка'])],
  ['/files/R&D plan.pdf', new Set(['page=2'])],
  ['/files/й.pdf', new Set<string>()],
  ['/ru/blog/rss.xml', new Set<string>()],
])

it.each([
  ['/'],
  ['/blog'],
  ['/blog?category=iot'],
  ['/#contact'],
  ['/?a=b#faq'],
  ['/blog/1#build'],
  ['/blog/1#сборка'],
  ['/blog/1#%D1%81%D0%B1%D0%BE%D1%80%D0%BA%D0%B0'],
  ['/files/R&D plan.pdf#page=2'],
  ['/files/R%26D%20plan.pdf?v=1'],
  ['/files/\u0438\u0306.pdf'],
  ['/ru/blog/rss.xml'],
  ['https://a.example/x?y#z'],
  ['HTTPS://A.EXAMPLE'],
  ['https://a.example/a?b=c&d=%20#e'],
  ['mailto:a@b.example'],
  ['tel:+1555'],
  // A fragment of a page that the content does not name, such as the page with the chat.
  ['#anything'],
])('good links %s', (to) => {
  expect(checkLink(to, TARGETS)).toBeNull()
})

it('good links #build on the page that has it', () => {
  expect(checkLink('#build', TARGETS, '/blog/1')).toBeNull()
})

it.each<[to: string, message: string | RegExp]>([
  ['/Blog', 'There is no page "/Blog". Did you mean "/blog"?'],
  ['/blog/2', /^There is no page "\/blog\/2"\.$/],
  ['/blog/?a=b', '"/blog/?a=b" ends with a slash. Write "/blog?a=b".'],
  ['/blog/1#%E0%A4%A', 'The page "/blog/1" has no anchor "#%E0%A4%A". Allowed: build, сборка.'],
  ['/brochure.pdf', /^There is no file "\/brochure.pdf"\. /],
  ['/R&D plan.pdf', 'There is no file "/R&D plan.pdf". Allowed: /files/R&D%20plan.pdf.'],
  ['/ru/files/й.pdf', '"/ru/files/й.pdf" has a language prefix. Write "/files/й.pdf".'],
  ['/ru/blog/1#build', '"/ru/blog/1#build" has a language prefix. Write "/blog/1#build".'],
  ['/ru/blgo', 'There is no page "/blgo". Did you mean "/blog"?'],
  ['/blog/9/', 'There is no page "/blog/9".'],
  ['a@b', '"mailto:a@b" is not a mail address'],
  ['http://localhost:8000/x', '"localhost" is in your own computer or network.'],
  ['https://192.168.0.10/', '"192.168.0.10" is in your own computer'],
  ['/en#faq', '"/en#faq" has a language prefix. Write "/#faq".'],
  ['?a=b', '"?a=b" is relative. Write the whole path, starting with "/".'],
  [' /blog', '" /blog" is relative. Write the whole path, starting with "/".'],
  ['/\\a.example', 'There is no file "/\\a.example".'],
  ['https://a.example/<b>', 'is not a valid address'],
  ['mailto:a@b.example?bcc=c@d.example', 'is not a mail address'],
  ['JAVASCRIPT:alert(1)', 'has a scheme that is not allowed'],
  [' javascript:alert(1)', 'is relative'],
  ['java\nscript:alert(1)', 'is relative'],
  ['vbscript:x', 'has a scheme that is not allowed'],
  ['ftp://a.example', 'has a scheme that is not allowed'],
])('bad links %p', (to, message) => {
  expect(checkLink(to, TARGETS)?.[1]).toMatch(message)
})
