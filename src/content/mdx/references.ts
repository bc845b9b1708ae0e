/** Links and pictures by reference: `[words][name]`, with `[name]: /path` on a line of its own. */
import type { Definition } from 'mdast'
import { report, type Findings, type MarkdownNode } from './findings'

/** The nodes and everything below them. */
function allOf(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => [node, ...('children' in node ? allOf(node.children) : [])])
}

/** Turns links and pictures by reference into plain ones, and reports definitions that none of them uses. */
export function resolveReferences(nodes: readonly MarkdownNode[], findings: Findings): void {
  const all = allOf(nodes)
  const unused = new Set(all.filter((node) => node.type === 'definition'))
  // Of two definitions of a name, the first counts (CommonMark 6.3).
  const named = new Map<string, Definition>([...unused].reverse().map((node) => [node.identifier, node]))
  for (const node of all) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    const definition = named.get(node.identifier)
    if (!definition) continue
    unused.delete(definition)
    const { url, title } = definition
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title })
  }
  for (const node of unused) report(node, findings, 'link/definition')
}
