import fs from 'node:fs'
import { parse } from 'yaml'
import type { Block, Inline } from '../../../src/content/mdx/blocks'
import { typeset, typesetBlocks } from '../../../src/node/nodes/typeset'
import type { Language } from '../../../src/routing/languages'

const CASES = parse(fs.readFileSync('__tests__/node/nodes/typeset.yaml', 'utf8')) as [Language, string, string][]

it.each(CASES)('typesetting %s: %s', (language, written, set) => {
  expect(typeset(written, language)).toBe(set)
})

const plain: Inline[] = [
  'на ',
  { type: 'emphasis', content: ['борту и в порту'] },
  ' — ',
  { type: 'code', text: 'и в коде' },
]
const set: Inline[] = [
  'на\u00a0',
  { type: 'emphasis', content: ['борту и\u00a0в\u00a0порту'] },
  '\u00a0— ',
  { type: 'code', text: 'и в коде' },
]

it.each<[what: string, block: (content: Inline[], words: string) => Block]>([
  ['a heading, whose id stays', (content) => ({ type: 'heading', depth: 2, id: 'a b', content })],
  [
    'a list in a list',
    (content) => {
      const blocks: Block[] = [{ type: 'list', ordered: true, items: [{ content }] }]
      return { type: 'list', ordered: false, items: [{ content, blocks }] }
    },
  ],
  [
    'a callout and its title',
    (content, title) => ({ type: 'callout', kind: 'tip', title, blocks: [{ type: 'paragraph', content }] }),
  ],
  ['every cell of a table', (content) => ({ type: 'table', align: [null], header: [content], rows: [[content]] })],
  ['the caption of a picture', (_, caption) => ({ type: 'image', src: './a b.png', alt: 'и в доке', caption })],
  ['no code', () => ({ type: 'code', language: 'sql', tokens: ['-- и в коде — тоже'] })],
])('joins the words of %s', (_what, block) => {
  expect(typesetBlocks([block(plain, 'и в доке')], 'ru', (code) => [code])).toEqual([block(set, 'и\u00a0в\u00a0доке')])
})
