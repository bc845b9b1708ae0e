import type { Node, SourceNodesArgs } from 'gatsby'
import { contentNodes } from '../../../src/node/nodes/contentNodes'
import { writeNodes } from '../../../src/node/nodes/writeNodes'
import { fixtureContent, type Changes } from '../../support/contentFixture'
import { nodeTools } from '../../support/nodes'

const { onCreateNode } = jest.requireActual<{ onCreateNode(args: object): Promise<void> }>(
  'gatsby-plugin-mdx/gatsby-node',
)

/** A mock of Gatsby's node store, with or without gatsby-plugin-mdx among the plugins. */
function gatsby({ plugin = true } = {}) {
  const nodes = new Map<string, Node>()
  const touched: string[] = []
  const drop = (id: string) => {
    nodes.get(id)?.children.forEach(drop)
    nodes.delete(id)
  }
  const link = ({ parent, child }: { parent: Node; child: Node }) => {
    if (!parent.children.includes(child.id)) parent.children.push(child.id)
  }
  const actions = {
    async createNode(node: Node) {
      nodes.get(node.id)?.children.forEach(drop)
      nodes.set(node.id, node)
      touched.push(node.id)
      if (!plugin || node.internal.type !== 'File') return
      await onCreateNode({
        node,
        loadNodeContent: ({ internal }: Node) => Promise.resolve(internal.content),
        actions: { createNode: (made: Node) => nodes.set(made.id, made), createParentChildLink: link },
        createNodeId: (id: string) => id,
        cache: { set: () => Promise.resolve() },
      })
    },
    createParentChildLink: link,
    deleteNode: ({ id }: Node) => drop(id),
    touchNode: ({ id }: Node) => void touched.push(id),
  }
  const panic = (message: string) => {
    throw new Error(message)
  }
  const getNode = (id: string) => nodes.get(id)
  return { nodes, touched, args: { actions, getNode, reporter: { panic } } as unknown as SourceNodesArgs }
}

const nodesOf = async (changes?: Changes) => contentNodes(await fixtureContent(changes), nodeTools())
const byFile = (node: Node | undefined, nodes: Map<string, Node>) => nodes.get(node?.parent ?? '')?.parent

it('makes bodies children of the Mdx node of the file whose words they show', async () => {
  const { nodes, args } = gatsby()
  await writeNodes(args, await nodesOf(), new Set())
  expect(byFile(nodes.get('BlogPost:1:ru:body'), nodes)).toBe('File:content/blog/1-first/ru.mdx')
  const original = 'File:content/blog/2-second/en.mdx'
  expect(['en', 'ru'].map((language) => byFile(nodes.get(`BlogPost:2:${language}:body`), nodes))).toEqual([
    original,
    original,
  ])
  const [mdx] = nodes.get(original)?.children ?? []
  expect(nodes.get(mdx)).toMatchObject({
    body: `Text of content/blog/2-second/en.mdx`,
    children: ['BlogPost:2:en:body', 'BlogPost:2:ru:body'],
  })
})

it('keeps every node of a text when its file changes, comes or goes', async () => {
  const { nodes, touched, args } = gatsby()
  const ru = 'content/blog/1-first/ru.mdx'
  let written = await writeNodes(args, await nodesOf(), new Set())
  const withoutRussian: Changes = { [ru]: null }
  for (const changes of [withoutRussian, {}]) {
    const next = await nodesOf(changes)
    touched.length = 0
    written = await writeNodes(args, next, written)
    const kept = [...nodes.values()].filter(({ internal }) => internal.type !== 'Mdx').map(({ id }) => id)
    // Gatsby deletes nodes that are not touched.
    for (const all of [kept, touched]) expect(all.sort()).toEqual(next.map(({ id }) => id).sort())
    expect(byFile(nodes.get('BlogPost:1:ru:body'), nodes)).toBe(
      `File:${changes === withoutRussian ? ru.replace('ru.', 'en.') : ru}`,
    )
  }
})

it('stops without gatsby-plugin-mdx', async () => {
  const { args } = gatsby({ plugin: false })
  await expect(writeNodes(args, await nodesOf(), new Set())).rejects.toThrow(
    'gatsby-plugin-mdx made no node of content/blog/1-first/en.mdx. Is the plugin among those of',
  )
})
