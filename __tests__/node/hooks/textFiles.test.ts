/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Node, SourceNodesArgs } from 'gatsby'
import { shouldOnCreateNode } from 'gatsby-plugin-mdx/dist/gatsby-node'
import { writeTextFiles } from '../../../src/node/hooks/textFiles'
import { edited, fixtureContent, FIXTURE } from '../../support/contentFixture'

const EN = 'content/blog/1-first/en.mdx'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'))
  for (const [file, text] of Object.entries(FIXTURE)) {
    if (typeof text !== 'string' || !file.endsWith('.mdx')) continue
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
})
afterEach(() => fs.rmSync(root, { recursive: true }))

/** Gatsby's nodes, as far as they are used. */
function store() {
  const nodes = new Map<string, Node>()
  const said: string[] = []
  const createNode = (node: Node, { name }: { name: string }) => {
    said.push(`created by ${name}`)
    nodes.set(node.id, node)
    return Promise.resolve()
  }
  const touchNode = () => void said.push('touched')
  const args = {
    actions: { createNode, touchNode },
    createNodeId: (text: string) => `id of ${text}`,
    getNode: (id: string) => nodes.get(id),
  }
  return { args: args as unknown as SourceNodesArgs, nodes, said }
}

it('makes a node of each file of a text, of which gatsby-plugin-mdx makes its own', async () => {
  const { args, nodes } = store()
  const files = await writeTextFiles(args, root, await fixtureContent())
  expect([...files.keys()]).toEqual(expect.arrayContaining([EN, 'content/blog/1-first/ru.mdx']))
  for (const node of nodes.values()) expect(shouldOnCreateNode?.({ node }, { plugins: [] })).toBe(true)
  expect(nodes.get(files.get(EN) ?? '')).toMatchObject({
    ext: '.mdx',
    absolutePath: path.join(root, EN),
    internal: { type: 'File', content: FIXTURE[EN] },
  })
})

it('writes only what has changed', async () => {
  const { args, said } = store()
  const files = await writeTextFiles(args, root, await fixtureContent())
  said.length = 0
  await writeTextFiles(args, root, await fixtureContent({ [EN]: edited(EN, 'First post', 'A first post') }))
  expect(said.toSorted()).toEqual(['created by gatsby-source-filesystem', ...Array(files.size - 1).fill('touched')])
})
