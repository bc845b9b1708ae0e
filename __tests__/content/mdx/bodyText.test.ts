import fc from 'fast-check'
import type { Block, Heading } from '../../../src/content/mdx/blocks'
import { countWords, headingIds, nameHeadings, plainText, readingMinutes } from '../../../src/content/mdx/bodyText'
import { loadParser, type Parser } from '../../../src/content/mdx/parseBody'
import { toBlocks } from '../../../src/content/mdx/toBlocks'

let parser: Parser

beforeAll(async () => {
  parser = await loadParser()
})

const blocksOf = (text: string): Block[] => toBlocks(parser.parse(text).children, { text, written: text, title: '', language: 'en', highlighter: parser }).blocks

it.each([
  ['paragraphs and headings, a line each', '## One\n\nTwo *three* `four`.', 'One\nTwo three four.'],
  ['lists with what is below', '- One\n  - Two\n- Three', 'One\nTwo\nThree'],
  ['quotes and callouts', '> One\n\n<Callout title="x">\n\nTwo.\n\n</Callout>', 'One\nTwo.'],
  ['tables, a line per row', '| A | B |\n| - | - |\n| c | [d](/d) |', 'A B\nc d'],
  ['no code, pictures or dividers', '```\ncode\n```\n\n![alt](./a.png)\n\n---', ''],
  ['breaks as spaces', 'a\\\nb', 'a b'],
])('plainText holds %s', (_what, text, expected) => {
  expect(plainText(blocksOf(text))).toBe(expected)
})

it.each([
  ['', 0],
  [' — … ! ', 0],
  ['One, two — three!', 3],
  ['it’s the client\'s well-known v1.2.3', 5],
  ['ёлка и 24/7', 4],
])('countWords of %p is %d', (text, expected) => {
  expect(countWords(text)).toBe(expected)
})

it.each([
  [0, 'en', 1],
  [299, 'en', 1],
  [300, 'en', 2],
  [1000, 'ru', 6],
] as const)('readingMinutes of %d words in %s is %d', (words, language, expected) => {
  expect(readingMinutes(words, language)).toBe(expected)
})

const ids = (text: string, original?: readonly Heading[]) => nameHeadings(blocksOf(text), parser.slugger(), original).headings.map(({ id }) => id)

it.each([
  ['are made of the words', '## Build & *test*', ['build--test']],
  ['keep other alphabets', '## Проверка', ['проверка']],
  ['are counted when the words repeat', '## One\n\n## One', ['one', 'one-1']],
  ['are none of the ids of the page', '## Main\n\n## Recommended\n\n## Footer', ['main-1', 'recommended-1', 'footer-1']],
  ['are a number when there are no words', '## ?\n\n## !', ['section-1', 'section-2']],
])('heading ids %s', (_what, text, expected) => {
  expect(ids(text)).toEqual(expected)
})

it('heading ids are taken over from the original by position', () => {
  const original = nameHeadings(blocksOf('## Build\n\n## Test'), parser.slugger()).headings
  expect(ids('## Сборка\n\n## Проверка', original)).toEqual(['build', 'test'])
  expect(ids('## Сборка', original)).toEqual(['build'])
  expect(ids('## Сборка\n\n## Проверка\n\n## Итог', original)).toEqual(['build', 'test', 'итог'])
})

it('heading ids are unique whatever the headings are', () => {
  const text = fc.constantFrom('One', 'one', 'one 1', 'Два', '?', '', 'section 1', 'Section-2')
  const list = fc.array(text, { maxLength: 6 }).map((texts) => texts.map((words) => ({ depth: 2, text: words })))
  fc.assert(
    fc.property(list, list, (english, russian) => {
      const original = headingIds(english, parser.slugger())
      for (const headings of [original, headingIds(russian, parser.slugger(), original)]) {
        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
      }
    }),
  )
})
