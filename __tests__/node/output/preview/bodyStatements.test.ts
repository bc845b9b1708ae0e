import { loadParser } from '../../../../src/content/mdx/parseBody'
import { bodyStatements } from '../../../../src/node/output/preview/bodyStatements'

const said = async (body: string) =>
  bodyStatements((await loadParser()).parse(body), 'content/blog/1/en.mdx', 10).map(
    ({ text, line, column }) => `${line}:${column} ${text}`,
  )

it('takes a body apart where a page does', async () => {
  expect(await said('One *two* [three](/four).\n\n![A hull](./a.png)')).toEqual([
    '11:1 One',
    '11:6 two',
    '11:12 three',
    '11:25 .',
    '13:1 A hull',
  ])
})

it('keeps the words around a figure of the ledger in one text', async () => {
  expect(
    await said('An engineer answers within <Figure id="reply-time" />.\n\n<Figure id="support" /> support'),
  ).toEqual(['11:1 An engineer answers within {figure:reply-time}.', '13:1 {figure:support} support'])
})
