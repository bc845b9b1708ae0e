import type { Node, SourceNodesArgs } from 'gatsby'
import { textFileNodeId, type ContentNode } from './nodeParts'

type Gatsby = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'reporter'>

/**
 * Writes the nodes of the content; unchanged nodes are only touched. The `File`
 * nodes of texts come first: gatsby-plugin-mdx makes an `Mdx` node of each,
 * which becomes the parent of the text's nodes. Stops the run when the plugin
 * made none.
 * @param before ids of the nodes written last time; those that are gone are deleted
 * @returns ids of the nodes written this time
 */
export async function writeNodes(
  gatsby: Gatsby,
  nodes: readonly ContentNode[],
  before: ReadonlySet<string>,
): Promise<Set<string>> {
  const { actions, getNode } = gatsby
  const current = new Set(nodes.map(({ id }) => id))
  for (const id of before) {
    const gone = current.has(id) ? undefined : getNode(id)
    if (gone) actions.deleteNode(gone)
  }
  // Gatsby deletes the descendants of a changed file, so the other nodes are compared only after that.
  await Promise.all(nodes.flatMap((node) => (node.content ? writeNode(gatsby, node, null) : [])))
  for (const node of nodes) {
    if (node.content) continue
    const parent = node.text === undefined ? null : mdxNodeOf(gatsby, node.text)
    await writeNode(gatsby, node, parent)
  }
  return current
}

async function writeNode({ actions, getNode }: Gatsby, node: ContentNode, parent: Node | null): Promise<void> {
  const existing = getNode(node.id)
  if (existing?.internal.contentDigest === node.digest) return actions.touchNode(existing)
  const content = node.content ? { mediaType: 'text/mdx', content: node.content() } : {}
  const written = {
    ...node.fields(),
    id: node.id,
    parent: parent?.id ?? null,
    children: [],
    internal: { type: node.type, contentDigest: node.digest, ...content },
  }
  await actions.createNode(written)
  if (parent) actions.createParentChildLink({ parent, child: written })
}

function mdxNodeOf({ getNode, reporter }: Gatsby, file: string): Node {
  const made = getNode(textFileNodeId(file))?.children.map((id) => getNode(id))
  const mdx = made?.find((child) => child?.internal.type === 'Mdx')
  if (mdx) return mdx
  return reporter.panic(
    `gatsby-plugin-mdx made no node of ${file}. Is the plugin among those of src/node/hooks/siteConfig.ts?`,
  )
}
