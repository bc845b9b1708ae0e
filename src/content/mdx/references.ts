/** Links and pictures by reference: `[words][name]`, with `[name]: /path` on a line of its own. */
import type { Definition } from 'mdast'
import { report, where, type Findings, type MarkdownNode } from './findings'
import { noteLink } from './inlines'

/** The nodes and everything below them. */
export function allOf(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => [node, ...('children' in node ? allOf(node.children) : [])])
}

/** Turns links and pictures by reference into plain ones, notes the definitions that they use, and reports the others. */
export function resolveReferences(nodes: readonly MarkdownNode[], findings: Findings): void {
  const all = allOf(nodes)
  const definitions = all.filter((node) => node.type === 'definition')
  // Of two definitions of a name, the first counts (CommonMark 6.3).
  const named = new Map<string, Definition>([...definitions].reverse().map((node) => [node.identifier, node]))
  const used = { link: new Set<Definition>(), image: new Set<Definition>() }
  for (const node of all) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    const definition = named.get(node.identifier)
    if (!definition) continue
    const type = node.type === 'linkReference' ? 'link' : 'image'
    const { url, title } = definition
    // A footnote of one word or address, as "[^1]: https://a.example", is no address of a link.
    const isFootnote = node.identifier.startsWith('^')
    if (!isFootnote) used[type].add(definition)
    Object.assign(node, isFootnote ? { type: 'text', value: `[${node.identifier}]` } : { type, url, title })
  }
  for (const node of definitions) {
    if (used.link.has(node)) noteLink(node, findings)
    else if (!used.image.has(node)) report(node, findings, 'link/definition')
    if (used.image.has(node)) findings.images.push({ ...where(node), src: node.url })
  }
}
