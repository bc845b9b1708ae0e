import type { Node, SourceNodesArgs } from 'gatsby'

const { onCreateNode } = jest.requireActual<{ onCreateNode(args: object): Promise<void> }>(
  'gatsby-plugin-mdx/gatsby-node',
)

interface Store {
  nodes: Map<string, Node>
  /** Ids of the nodes that were created or touched since the process started. */
  touched: Set<string>
  args: SourceNodesArgs
  /** Gatsby's last step of a build's `sourceNodes`: it deletes nodes below untouched ones, with their children. */
  deleteStaleNodes(): void
}

/**
 * A mock of Gatsby's node store that deletes descendants as Gatsby does: by
 * the lists of children of a node that is deleted or created anew.
 * @param plugin whether gatsby-plugin-mdx is among the plugins
 * @param created is called with each node that the site creates
 */
export function gatsbyStore({ plugin = true, created = (_node: Node): void => {} } = {}): Store {
  const nodes = new Map<string, Node>()
  const touched = new Set<string>()
  const drop = (id: string) => {
    nodes.get(id)?.children.forEach(drop)
    nodes.delete(id)
  }
  const put = (node: Node) => {
    nodes.get(node.id)?.children.forEach(drop)
    nodes.set(node.id, node)
    touched.add(node.id)
  }
  const link = ({ parent, child }: { parent: Node; child: Node }) => {
    if (!parent.children.includes(child.id)) parent.children.push(child.id)
    nodes.set(parent.id, parent)
  }
  const actions = {
    async createNode(node: Node) {
      if (nodes.get(node.id)?.internal.contentDigest === node.internal.contentDigest) return void touched.add(node.id)
      put(node)
      created(node)
      if (!plugin || node.internal.type !== 'File') return
      await onCreateNode({
        node,
        loadNodeContent: ({ internal }: Node) => Promise.resolve(internal.content),
        actions: { createNode: put, createParentChildLink: link },
        createNodeId: (id: string) => id,
        cache: { set: () => Promise.resolve() },
      })
    },
    createParentChildLink: link,
    deleteNode: ({ id }: Node) => drop(id),
    touchNode: ({ id }: Node) => void touched.add(id),
  }
  const panic = (message: string) => {
    throw new Error(message)
  }
  const rootOf = (node: Node): Node => {
    const parent = nodes.get(node.parent ?? '')
    return parent ? rootOf(parent) : node
  }
  const args = {
    actions,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    reporter: { panic },
  }
  return {
    nodes,
    touched,
    args: args as unknown as SourceNodesArgs,
    deleteStaleNodes: () => {
      for (const node of [...nodes.values()]) if (!touched.has(rootOf(node).id)) drop(node.id)
    },
  }
}
