import { normaliseText, type Statement } from '../../src/sources/statement'
import { createSourceIndex } from '../../src/sources/sourceIndex'

const said = (text: string, line: number, file = 'content/a.json'): Statement => ({
  text,
  file,
  line,
  column: 1,
  field: 'title',
})

/** Lines of the sources of each stretch, with the stretch. */
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

it('a shown text has the line of the words it is', () => {
  expect(lines([said('Cloud', 1), said('Cloud solutions', 2)], 'Cloud\u00a0solutions')).toEqual([
    ['Cloud solutions', [2]],
  ])
})

it('a shown text shows both places of words that stand in two files', () => {
  expect(lines([said('Learn More', 1), said('Learn More', 9, 'locales/en/common.json')], 'Learn More')).toEqual([
    ['Learn More', [1, 9]],
  ])
})

it('a shown text is found with its values filled in, by the pattern that says most of it', () => {
  const words = [said('{{count}} min read', 1), said('{{name}}', 2), said('Up to {figure:uptime} of the time', 3)]
  expect(lines(words, '5 min read')).toEqual([['5 min read', [1]]])
  expect(lines(words, 'Up to 99.9% of the time')).toEqual([['Up to 99.9% of the time', [3]]])
})

it('a shown text is not taken for a count with a date before it', () => {
  const times = [said('updated {{day}}', 4), said('{{count}} min read', 5)]
  expect(lines(times, 'updated Nov 20, 2026 12 min read')).toEqual([['updated Nov 20, 2026 12 min read', [4]]])
  expect(lines(times, '12 min read')).toEqual([['12 min read', [5]]])
})

it('a shown text that is put together has the lines of its parts', () => {
  expect(lines([said('About us', 1), said('Brightkeel', 2)], 'About us — Brightkeel')).toEqual([
    ['About us', [1]],
    ['Brightkeel', [2]],
  ])
})

it('a shown text that is a part of a longer one has the line of the whole', () => {
  expect(lines([said('Mobile and web apps', 4), said('web', 5)], 'and web apps')).toEqual([['and web apps', [4]]])
})

it('a shown text is not found inside other words', () => {
  expect(lines([said('art', 1)], 'partly')).toEqual([])
  expect(lines([said('partly', 1)], 'art')).toEqual([])
})

it('a shown text is looked for in the wider index where the narrow one has it not', () => {
  expect(lines([said('Body', 1)], 'Menu', [said('Menu', 2)])).toEqual([['Menu', [2]]])
  expect(lines([said('Body', 1)], 'Body', [said('Body', 2)])).toEqual([['Body', [1]]])
})
