import type { Node, SourceNodesArgs } from 'gatsby'
import { textFileNodeId, type ContentNode } from './nodeParts'

type Gatsby = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'getNodesByType' | 'reporter'>

/** Number of nodes per commit to Gatsby's store. A commit for each node would take a millisecond of CPU time. */
const AT_ONCE = 100

/**
 * Writes the nodes of the content; unchanged nodes are only touched. The `File`
 * nodes of texts come first: gatsby-plugin-mdx creates an `Mdx` node from each,
 * which becomes the parent of the text's nodes. Stops the run when the plugin
 * did not create one.
 * @param before ids of the nodes written last time; obsolete nodes are deleted
 * @returns ids of the nodes written this time
 */
export async function writeNodes(
  gatsby: Gatsby,
  nodes: readonly ContentNode[],
  before: ReadonlySet<string>,
): Promise<Set<string>> {
  const { actions, getNode, getNodesByType } = gatsby
  const current = new Set(nodes.map(({ id }) => id))
  // Files of the last build, too: Gatsby would delete them after this function, with the bodies that were their children.
  const stored = getNodesByType('File').map(({ id }) => id)
  for (const id of new Set([...stored, ...before])) {
    const gone = current.has(id) ? undefined : getNode(id)
    if (gone) actions.deleteNode(gone)
  }
  // Gatsby deletes the descendants of a changed file, so the other nodes are compared after that.
  await Promise.all(nodes.flatMap((node) => (node.content ? writeNode(gatsby, node) : [])))
  const others = nodes.filter(({ content }) => !content)
  for (let first = 0; first < others.length; first += AT_ONCE)
    await Promise.all(others.slice(first, first + AT_ONCE).map((node) => writeNode(gatsby, node)))
  return current
}

async function writeNode(gatsby: Gatsby, node: ContentNode): Promise<void> {
  const { actions, getNode } = gatsby
  const existing = getNode(node.id)
  if (existing?.internal.contentDigest === node.digest) return actions.touchNode(existing)
  const content = node.content ? { mediaType: 'text/mdx', content: node.content() } : {}
  const parentNow = () => (node.text === undefined ? null : mdxNodeOf(gatsby, node.text))
  const written = {
    ...node.fields(),
    id: node.id,
    parent: parentNow()?.id ?? null,
    children: [],
    internal: { type: node.type, contentDigest: node.digest, ...content },
  }
  await actions.createNode(written)
  // Another body may have become a child of this node meanwhile.
  const parent = parentNow()
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
