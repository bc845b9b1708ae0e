import { loadParser } from '../../../../src/content/mdx/parseBody'
import { bodyStatements } from '../../../../src/node/output/preview/bodyStatements'

const said = async (body: string) =>
  bodyStatements((await loadParser()).parse(body), 'content/blog/1/en.mdx', 10).map(
    ({ text, line, column }) => `${line}:${column} ${text}`,
  )

it.each([
  [
    'where a page does',
    'One *two* [three](/four).\n\n![A hull](./a.png "Keel")',
    '11:1 One | 11:6 two | 11:12 three | 11:25 . | 13:1 A hull | 13:1 Keel',
  ],
  [
    'into the language of code, the code and its title, and the title of a box',
    '```ts title="a.ts"\nlet x\n```\n\n<Callout type="tip" title="Mind">\n`x`\n</Callout>',
    '11:1 ts | 11:1 let x | 11:1 a.ts | 15:1 tip | 15:1 Mind | 16:1 x',
  ],
  [
    'and keeps the words around a figure of the ledger in one text',
    'An engineer answers within <Figure id="reply-time" />.\n\n<Figure id="support" /> support',
    '11:1 An engineer answers within {figure:reply-time}. | 13:1 {figure:support} support',
  ],
])('takes a body apart %s', async (_what, body, expected) => {
  expect((await said(body)).join(' | ')).toBe(expected)
})
