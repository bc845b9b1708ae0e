import type { Block, Inline } from '../../../src/content/mdx/blocks'
import { loadParser, parseBody, type Parser } from '../../../src/content/mdx/parseBody'
import { toBlocks } from '../../../src/content/mdx/toBlocks'

let parser: Parser

beforeAll(async () => {
  parser = await loadParser()
})

/** The blocks of a text without problems. */
function blocksOf(text: string): Block[] {
  const { blocks, findings } = toBlocks(parser.parse(text).children, { text, written: text, title: '', language: 'en', highlighter: parser })
  expect(findings.problems).toEqual([])
  return blocks
}

const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })

it.each<[what: string, text: string, blocks: Block[]]>([
  ['a paragraph', 'One\ntwo.', [paragraph('One\ntwo.')]],
  ['headings of three levels', '## A\n### B\n#### C', [2, 3, 4].map((depth, index) => ({ type: 'heading', depth: depth as 2 | 3 | 4, id: '', content: ['ABC'[index]] }))],
  ['a list', '- One\n- Two', [{ type: 'list', ordered: false, items: [{ content: ['One'] }, { content: ['Two'] }] }]],
  ['a numbered list', '1. One', [{ type: 'list', ordered: true, items: [{ content: ['One'] }] }]],
  ['a numbered list from another number', '3. One', [{ type: 'list', ordered: true, start: 3, items: [{ content: ['One'] }] }]],
  ['a list in a list', '- One\n  - Two', [{ type: 'list', ordered: false, items: [{ content: ['One'], blocks: [{ type: 'list', ordered: false, items: [{ content: ['Two'] }] }] }] }]],
  ['a list item that is code', '- ```js\n  x\n  ```', [{ type: 'list', ordered: false, items: [{ content: [], blocks: [{ type: 'code', language: 'js', tokens: ['x'] }] }] }]],
  ['a quote', '> One\n>\n> Two', [{ type: 'quote', blocks: [paragraph('One'), paragraph('Two')] }]],
  ['code', '```ts\nconst a = {}\n```', [{ type: 'code', language: 'ts', tokens: ['const a = {}'] }]],
  ['code in no language', '```text\n<b>\n```', [{ type: 'code', language: 'text', tokens: ['<b>'] }]],
  ['code with a title', '```yaml title="ci.yml"\na: 1\n```', [{ type: 'code', language: 'yaml', title: 'ci.yml', tokens: ['a: 1'] }]],
  ['a picture', '![A plan](./plan.png)', [{ type: 'image', src: './plan.png', alt: 'A plan' }]],
  ['a picture with a caption', '![A plan](./plan.png "Seen from above")', [{ type: 'image', src: './plan.png', alt: 'A plan', caption: 'Seen from above' }]],
  [
    'a table',
    '| A | B |\n| :- | -: |\n| `c` | **d** |',
    [{ type: 'table', align: ['left', 'right'], header: [['A'], ['B']], rows: [[[{ type: 'code', text: 'c' }], [{ type: 'strong', content: ['d'] }]]] }],
  ],
  ['a callout', '<Callout kind="warning" title="Mind">\n\nOne.\n\n- Two\n\n</Callout>', [{ type: 'callout', kind: 'warning', title: 'Mind', blocks: [paragraph('One.'), { type: 'list', ordered: false, items: [{ content: ['Two'] }] }] }]],
  ['a callout without attributes', '<Callout>\n\nOne.\n\n</Callout>', [{ type: 'callout', kind: 'note', blocks: [paragraph('One.')] }]],
  ['a divider', '---', [{ type: 'divider' }]],
  ['nothing', '', []],
])('a block is %s', (_what, text, expected) => {
  expect(blocksOf(text)).toEqual(expected)
})

it.each<[what: string, text: string, content: Inline[]]>([
  ['emphasis', 'A *b* c', ['A ', { type: 'emphasis', content: ['b'] }, ' c']],
  ['strong in emphasis', '*a **b***', [{ type: 'emphasis', content: ['a ', { type: 'strong', content: ['b'] }] }]],
  ['code, braces and tags in it as they are', 'A `{b} <c>`', ['A ', { type: 'code', text: '{b} <c>' }]],
  ['an address as it is', 'See https://a.example.', ['See ', { type: 'link', to: 'https://a.example', content: ['https://a.example'] }, '.']],
  ['a link with emphasis', '[a *b*](/blog)', [{ type: 'link', to: '/blog', content: ['a ', { type: 'emphasis', content: ['b'] }] }]],
  ['a line break', 'a\\\nb', ['a', { type: 'break' }, 'b']],
  ['a figure', 'For <Figure id="years" /> years', ['For ', { type: 'figure', id: 'years' }, ' years']],
  ['escaped braces and tags', 'a \\{b\\} \\<c>', ['a {b} <c>']],
  ['character references', 'a &lt; b &amp; c', ['a < b & c']],
])('running text holds %s', (_what, text, expected) => {
  expect(blocksOf(text)).toEqual([paragraph(...expected)])
})

it('finds links, pictures and headings with their places', () => {
  const text = 'A [b](/b).\n\n## C [d](#d)\n\n![e](./e.png)\n\n> f\n\n- [g](/g)'
  const { findings } = toBlocks(parser.parse(text).children, { text, written: text, title: '', language: 'en', highlighter: parser })
  expect(findings).toMatchObject({
    problems: [],
    links: [
      { line: 1, column: 3, to: '/b' },
      { line: 3, column: 6, to: '#d' },
      { line: 9, column: 3, to: '/g' },
    ],
    images: [{ line: 5, column: 1, src: './e.png' }],
    figures: [],
    headings: [{ line: 3, column: 1, depth: 2 }],
  })
})

it('a body of too many mistakes says that it was not read further', () => {
  const { summary } = parseBody('A <5 b\n\n'.repeat(200), 0, 'en', parser)
  expect(summary.problems).toHaveLength(101)
  expect(summary.problems.at(-1)).toMatchObject({ id: 'body/unread', line: 201 })
})
