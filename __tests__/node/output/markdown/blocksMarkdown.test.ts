import type { Block } from '../../../../src/content/mdx/blocks'
import { blocksMarkdown } from '../../../../src/node/output/markdown/blocksMarkdown'

const page = {
  siteUrl: 'https://dock.example',
  path: '/b',
  language: 'en',
  callout: (kind: string) => kind.toUpperCase(),
}
const pictures = [{ src: './map.png', picture: { src: '/static/map.webp' } }]

it.each<[what: string, block: Block, markdown: string]>([
  ['marks in words', { type: 'paragraph', content: ['a*b_c <d> [e]', '\u00a0f\u00adg'] }, 'a\\*b\\_c \\<d> \\[e\\] fg'],
  ['a day at the start, which is no item', { type: 'paragraph', content: ['15. März'] }, '15\\. März'],
  ['a plus after a figure', { type: 'paragraph', content: ['15+ ships'] }, '15+ ships'],
  [
    'running text',
    {
      type: 'paragraph',
      content: [
        { type: 'strong', content: ['one'] },
        { type: 'break' },
        { type: 'link', to: '/a', content: [{ type: 'emphasis', content: ['two'] }] },
        { type: 'code', text: 'a`b' },
      ],
    },
    '**one**\\\n[*two*](https://dock.example/a)`` a`b ``',
  ],
  [
    'a list in a list, counted from three',
    {
      type: 'list',
      ordered: true,
      start: 3,
      items: [
        { content: ['a'], blocks: [{ type: 'list', ordered: false, items: [{ content: ['b'] }, { content: ['c'] }] }] },
        { content: ['d'] },
      ],
    },
    '3. a\n\n   - b\n   - c\n4. d',
  ],
  [
    'a callout of two paragraphs',
    {
      type: 'callout',
      kind: 'tip',
      title: 'T',
      blocks: [
        { type: 'paragraph', content: ['a'] },
        { type: 'quote', blocks: [{ type: 'paragraph', content: ['b'] }] },
      ],
    },
    '> **TIP: T**\n>\n> a\n>\n> > b',
  ],
  [
    'code',
    { type: 'code', language: 'ts', title: 'a.ts', tokens: [['keyword', 'if'], ' (a < b)'] },
    '**a.ts**\n\n```ts\nif (a < b)\n```',
  ],
  ['code with a fence', { type: 'code', language: 'md', tokens: ['```\na\n```'] }, '`````md\n```\na\n```\n`````'],
  [
    'a picture',
    { type: 'image', src: './map.png', alt: 'Map', caption: 'Here' },
    '![Map](https://dock.example/static/map.webp)\n\nHere',
  ],
  ['a picture that is not there', { type: 'image', src: './x.png', alt: 'Map' }, ''],
  [
    'a table',
    { type: 'table', align: [null, null], header: [['H'], ['I']], rows: [[['a|b'], ['c']]] },
    '| H | I |\n| --- | --- |\n| a\\|b | c |',
  ],
])('%s', (_, block, markdown) => {
  expect(blocksMarkdown({ blocks: [block], pictures }, page)).toBe(markdown)
})
