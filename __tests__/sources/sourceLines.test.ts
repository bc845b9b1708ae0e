import { createSourceIndex, normaliseText, plainWords } from '../../src/sources/sourceLines'

const FILES = {
  'content/a.json':
    '{\n  "title": { "en": "Cloud solutions", "ru": "Облака" },\n  "lead": "Up {figure:uptime} of the time"\n}',
  'content/blog/1-a/en.mdx':
    '---\ntitle: Up\nexcerpt: "It says \\"no\\"."\n---\n\n## Salt **water**\n\nSee [the list](/list), <Figure id="x" /> times.\n\n| Cell | 5 |',
  'locales/en/a.json': '{ "count": "{{count}} min read", "title": "Cloud solutions" }',
}
const find = createSourceIndex(FILES)

it.each([
  ['a string of JSON, in every file', 'Cloud\u00a0solutions', ['content/a.json:2', 'locales/en/a.json:1']],
  ['the second string of a line', 'Облака', ['content/a.json:2']],
  ['a figure in it', 'Up 99.9% of the time', ['content/a.json:3']],
  ['a number in it', '5 min read', ['locales/en/a.json:1']],
  ['a field of front matter', 'Up', ['content/blog/1-a/en.mdx:2']],
  ['a field in quotes', 'It says "no".', ['content/blog/1-a/en.mdx:3']],
  ['a heading', 'Salt water', ['content/blog/1-a/en.mdx:6']],
  ['a paragraph with a link and a figure', 'See the list, 12 times.', ['content/blog/1-a/en.mdx:8']],
  ['a cell of a table', 'Cell', ['content/blog/1-a/en.mdx:10']],
  ['no key of JSON', 'title', []],
  ['no part of a text', 'Cloud', []],
  ['no empty text', ' ', []],
])('sources: a text of a page has the lines of %s', (_what, shown, places) => {
  expect(find(shown).map(({ file, line }) => `${file}:${line}`)).toEqual(places)
})

it.each([
  ['spaces of typesetting', 'в\u00a0дом', 'в дом'],
  ['joiners and soft hyphens', 'что-\u2060то пере\u00adнос', 'что-то перенос'],
  ['a space before a percent sign', '99,9\u00a0%', '99,9%'],
  ['letters of two characters', 'и\u0306', 'й'],
])('sources: texts are compared without %s', (_what, text, plain) => {
  expect(normaliseText(text)).toBe(plain)
})

it('sources: words of Markdown are read without its syntax', () => {
  expect(plainWords('- ![A buoy](/a.webp) **and** `code` \\*')).toBe('A buoy and code *')
})
