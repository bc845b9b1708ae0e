import type { ContentNode, NodeTools } from '../../src/node/nodes/nodeParts'

/** Tools without a disk: code is unchanged, and a picture's digest is its path unless the test sets another. */
export function nodeTools(changes: Partial<NodeTools> = {}): NodeTools {
  return {
    readText: (file) => `Text of ${file}`,
    highlight: (code) => [code],
    findFile: () => undefined,
    nodeFormat: '',
    imageDigest: (file) => file,
    siteUrl: (url) => url,
    today: '2026-06-15',
    ...changes,
  }
}

/** The node with an id. Throws if there is none. */
export function nodeWithId(nodes: readonly ContentNode[], id: string): ContentNode {
  const node = nodes.find((candidate) => candidate.id === id)
  if (!node) throw new Error(`no node ${id}; there are ${nodes.map((candidate) => candidate.id).join(', ')}`)
  return node
}
