/** Reads running text of the Markdown tree, and reports everything the site does not render in a line. */
import type { Definition, Link, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { CALLOUT_KINDS, type CalloutKind, type Inline } from './blocks'
import { report, reportAt, reportExpression, reportTag, where, type Findings, type MarkdownNode } from './findings'

const INLINE: readonly MarkdownNode['type'][] = [
  'text',
  'emphasis',
  'strong',
  'inlineCode',
  'link',
  'image',
  'delete',
  'mdxTextExpression',
  'mdxJsxTextElement',
]

const ALLOWED = 'Allowed: emphasis, strong, code, links.'

/** Whether a node is running text. `<Callout>Text</Callout>` on its own line is a block that contains running text. */
export function isInline(node: MarkdownNode): node is PhrasingContent {
  return INLINE.includes(node.type)
}

/** Turns nodes into running text. */
export function inlines(nodes: readonly PhrasingContent[], findings: Findings): Inline[] {
  return nodes.flatMap((node) => inline(node, findings))
}

/** Notes the address of a link or of the definition of links, and warns of its title. */
export function noteLink(node: Link | Definition, findings: Findings): void {
  findings.links.push({ ...where(node), to: node.url })
  if (node.title) report(node, findings, 'link/title')
}

/** Turns one node into running text; an empty list if the node is not allowed. */
export function inline(node: PhrasingContent, findings: Findings): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'emphasis':
    case 'strong':
      return [{ type: node.type, content: inlines(node.children, findings) }]
    case 'inlineCode':
      return [{ type: 'code', text: node.value }]
    case 'break':
      return [{ type: 'break' }]
    case 'link':
      if (node.children.length === 0) report(node, findings, 'link/no-words')
      // Of links by reference the definition is noted.
      if (!('identifier' in node)) noteLink(node, findings)
      const picture = node.children.find(({ type }) => type === 'image')
      const remedy = 'A picture cannot be a link. Write a link with words below it.'
      if (picture) return report(picture, findings, 'picture/in-line', remedy)
      return [{ type: 'link', to: node.url, content: inlines(node.children, findings) }]
    case 'image':
      return report(node, findings, 'picture/in-line')
    case 'delete':
      return report(node, findings, 'body/struck-through')
    case 'mdxTextExpression':
      return reportExpression(node, findings)
    case 'mdxJsxTextElement':
      if (node.name === 'Figure') return figure(node, findings)
      if (node.name === 'Callout') report(node, findings, 'callout/own-lines')
      else reportTag(node, findings, 'In a line, write *emphasis*, **strong**, `code` or [words](/path).')
      inlines(node.children, findings)
      return []
    default:
      return report(node, findings, 'body/not-rendered', `"${node.type}" is not rendered in running text. ${ALLOWED}`)
  }
}

/** Reads the attributes of a `<Callout>` and reports invalid ones. */
export function calloutAttributes(node: MdxJsxFlowElement, findings: Findings): { kind?: CalloutKind; title?: string } {
  const values: { kind?: CalloutKind; title?: string } = {}
  for (const attribute of node.attributes) {
    const { name, value } = attribute.type === 'mdxJsxAttribute' ? attribute : { name: '', value: null }
    const kind = CALLOUT_KINDS.find((each) => each === value)
    if (name === 'kind' && kind) values.kind = kind
    else if (name === 'title' && typeof value === 'string' && value !== '') values.title = value
    else {
      // The tree has no positions of attributes.
      const { offset = 0 } = node.position?.start ?? {}
      const place = findings.text.slice(offset).search(name ? new RegExp(`\\s${name}(?=[=\\s/>])`) : /\s\{/)
      const kinds = CALLOUT_KINDS.map((each) => `kind="${each}"`).join(', ')
      const allowed = `<Callout> may have ${kinds} and title="…", and nothing else.`
      reportAt(offset + place + 1, findings, 'callout/attribute', allowed)
    }
  }
  return values
}

/** `<Figure id="projects" />`: a placeholder for a figure of the ledger. */
export function figure(node: MdxJsxFlowElement | MdxJsxTextElement, findings: Findings): Inline[] {
  const [attribute, ...others] = node.attributes
  const id = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id' ? attribute.value : null
  if (typeof id !== 'string' || id === '' || others.length > 0 || node.children.length > 0)
    return report(node, findings, 'figure/tag')
  findings.figures.push({ ...where(node), figure: id })
  return [{ type: 'figure', id }]
}
