import { normaliseText, type Statement } from '../../src/sources/statement'
import { createSourceIndex } from '../../src/sources/sourceIndex'

const said = (text: string, line: number, file = 'content/a.json'): Statement => ({
  text,
  file,
  line,
  column: 1,
  field: 'title',
})

/** Each segment of the text with the lines of its sources. */
function lines(statements: Statement[], shown: string, wider: Statement[] = []): [string, number[]][] {
  const { text, segments } = createSourceIndex(statements, createSourceIndex(wider)).find(shown)
  return segments.map(({ start, end, statements: found }) => [text.slice(start, end), found.map(({ line }) => line)])
}

it.each([
  ['spaces of typesetting', 'в\u00a0дом', 'в дом'],
  ['joiners and soft hyphens', 'что-\u2060то пере\u00adнос', 'что-то перенос'],
  ['lines of a file', ' one\n  two\t', 'one two'],
  ['letters put together from two', 'и\u0306', 'й'],
])('text is compared without %s', (_, text, plain) => {
  expect(normaliseText(text)).toBe(plain)
})

const saidAll = (lineOf: Record<string, number>) => Object.entries(lineOf).map(([text, line]) => said(text, line))

const WORDS = { '{{count}} min read': 1, '{{name}}': 2, 'Up to {figure:uptime} of the time': 3, 'updated {{day}}': 4 }

it.each<[what: string, said: Record<string, number>, shown: string, lines: Record<string, number[]>]>([
  ['the words it is', { Cloud: 1, 'Cloud solutions': 2 }, 'Cloud\u00a0solutions', { 'Cloud solutions': [2] }],
  ['the pattern that says most of it', WORDS, '5 min read', { '5 min read': [1] }],
  ['its figure filled in', WORDS, 'Up to 99.9% of the time', { 'Up to 99.9% of the time': [3] }],
  ['a date before a count', WORDS, 'updated Nov 20, 2026 12 min read', { 'updated Nov 20, 2026 12 min read': [4] }],
  ['its parts', { 'About us': 1, Brightkeel: 2 }, 'About us — Brightkeel', { 'About us': [1], Brightkeel: [2] }],
  ['the whole it is a part of', { 'Mobile and web apps': 4, web: 5 }, 'and web apps', { 'and web apps': [4] }],
  ['no other word that holds it', { art: 1 }, 'partly', {}],
  ['no other word that it holds', { partly: 1 }, 'art', {}],
])('a shown text has the lines of %s', (_what, statements, shown, expected) => {
  expect(lines(saidAll(statements), shown)).toEqual(Object.entries(expected))
})

it('a shown text shows both places of words that stand in two files', () => {
  expect(lines([said('Learn More', 1), said('Learn More', 9, 'locales/en/common.json')], 'Learn More')).toEqual([
    ['Learn More', [1, 9]],
  ])
})

it('a shown text is looked for in the wider index where the narrow one has it not', () => {
  expect(lines([said('Body', 1)], 'Menu', [said('Menu', 2)])).toEqual([['Menu', [2]]])
  expect(lines([said('Body', 1)], 'Body', [said('Body', 2)])).toEqual([['Body', [1]]])
})
