import type { Node } from 'gatsby'
import { contentNodes } from '../../../src/node/nodes/contentNodes'
import { writeNodes } from '../../../src/node/nodes/writeNodes'
import { fixtureContent, type Changes } from '../../support/contentFixture'
import { gatsbyStore } from '../../support/gatsbyStore'
import { nodeTools } from '../../support/nodes'

const nodesOf = async (changes?: Changes) => contentNodes(await fixtureContent(changes), nodeTools())
const byFile = (node: Node | undefined, nodes: Map<string, Node>) => nodes.get(node?.parent ?? '')?.parent

it('makes bodies children of the Mdx node of the file whose words they show', async () => {
  const { nodes, args } = gatsbyStore()
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

it('stops without gatsby-plugin-mdx', async () => {
  const { args } = gatsbyStore({ plugin: false })
  await expect(writeNodes(args, await nodesOf(), new Set())).rejects.toThrow(
    'gatsby-plugin-mdx made no node of content/blog/1-first/en.mdx. Is the plugin among those of',
  )
})
