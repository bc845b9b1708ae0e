import fc from 'fast-check'
import { parse } from 'parse5'
import { compareDocuments } from '../../../scripts/review/compareDocuments'
import { pageDocument } from '../../../scripts/review/pageDocument'
import { differingParts, differingText, partsOf } from '../../../scripts/review/pageParts'

const read = (html: string) => pageDocument(parse(html))

const PAGE = '<html><head><title>T</title></head><body><header>H</header><main id="m"><p>A</p></main><footer>F</footer>'

it('a page is cut before and behind its main part, and nothing of it is lost', () => {
  expect(partsOf(PAGE)).toEqual([
    '<html><head><title>T</title></head>',
    '<body><header>H</header>',
    '<main id="m"><p>A</p></main>',
    '<footer>F</footer>',
  ])
  expect(partsOf('<p>No page</p>')).toEqual(['<p>No page</p>'])
})

it.each<[what: string, before: string, after: string, parts: [string, string]]>([
  [
    'the paragraph whose word changed',
    '<div><p>One</p><p>Two a</p><p>Three</p></div>',
    '<div><p>One</p><p>Two b</p><p>Three</p></div>',
    ['<p>Two a</p>', '<p>Two b</p>'],
  ],
  [
    'a paragraph that is new',
    '<div><p>One</p><p>Three</p></div>',
    '<div><p>One</p><p>Two</p><p>Three</p></div>',
    ['', '<p>Two</p>'],
  ],
  [
    'a list item whole, whatever stands in it',
    '<ul><li><p>One</p><p>Two</p></li><li>Three</li></ul>',
    '<ul><li><p>One</p><p>Zwei</p></li><li>Three</li></ul>',
    ['<li><p>One</p><p>Two</p></li>', '<li><p>One</p><p>Zwei</p></li>'],
  ],
  [
    'words in a holder with the blocks beside them',
    '<div>Loose a<p>One</p></div>',
    '<div>Loose b<p>One</p></div>',
    ['<div>Loose a<p>One</p></div>', '<div>Loose b<p>One</p></div>'],
  ],
])('what differs is %s', (_what, before, after, parts) => {
  const [was, is] = differingParts(before, after)
  expect([was, is].map((part, index) => part.startsWith(parts[index]))).toEqual([true, true])
  expect(before.length - was.length).toBe(after.length - is.length)
})

it('the text that differs is measured in the longer version', () => {
  expect(differingText('one two three', 'one 2 three')).toBe('two')
  expect(differingText('aaa', 'aaaa')).toBe('a')
  expect(differingText('same', 'same')).toBe('')
})

const words = fc.stringMatching(/^[a-c]{1,3}( [a-c]{1,3}){0,3}$/)
const leaf = fc.oneof(
  words.map((text) => `<p>${text}</p>`),
  words.map((text) => `<h2>${text} <em>${text}</em></h2>`),
  words.map((text) => `<p>${text} <a href="/${text[0]}">${text}</a></p>`),
  words.map((text) => `<table><tbody><tr><td>${text}</td><td>${text}</td></tr></tbody></table>`),
  words.map((text) => `<section aria-label="${text}"><p>${text}</p></section>`),
)
const list = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`)
const blocks = fc.array(fc.oneof(leaf, list), { maxLength: 6 })
const section = (inside: readonly string[]) => `<main><div><section>${inside.join('')}</section></div></main>`

it('coloured code reads as it is written, so that its line is found', () => {
  expect(read('<pre><code><span>{</span><span>"id"</span>: 1}</code></pre>').blocks).toEqual([
    { role: 'code', text: '{"id": 1}' },
  ])
})

describe('what is left out changes nothing', () => {
  it('for a block that is changed, added or taken away anywhere', () => {
    fc.assert(
      fc.property(blocks, fc.oneof(leaf, list), fc.nat(), fc.nat(2), (all, other, place, without) => {
        const at = place % (all.length + 1)
        const [before, after] = [section(all), section(all.toSpliced(at, without, other))]
        const [was, is] = differingParts(before, after)
        const told = (a: string, b: string) =>
          compareDocuments(read(a), { ...read(b), language: 'en' }).map(({ kind, role, before: old, text }) => [
            kind,
            role,
            old,
            text,
          ])
        const sum = (changes: string[][]) =>
          changes.reduce((total, [, , old, text]) => total + text.length - old.length, 0)
        expect(sum(told(was, is))).toBe(sum(told(before, after)))
        expect(told(was, is).length === 0).toBe(told(before, after).length === 0)
      }),
      { numRuns: 300 },
    )
  })
})
