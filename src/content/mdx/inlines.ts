/** Running text of the Markdown tree, with a problem for everything the site does not render in a line. */
import type { PhrasingContent } from 'mdast'
import type { Inline } from './blocks'
import { checkLooseFigure, figure } from './components'
import { report, reportExpression, reportTag, where, type Findings, type MarkdownNode } from './findings'
import { checkTypewriter, checkStars } from './paragraphs'

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

/** Whether a node is running text: `<Callout>Text</Callout>` on a line alone is a block that holds some. */
export function isInline(node: MarkdownNode): node is PhrasingContent {
  return INLINE.includes(node.type)
}

/** Turns nodes into running text. */
export function inlines(nodes: readonly PhrasingContent[], findings: Findings): Inline[] {
  const content: Inline[] = []
  for (const node of nodes) content.push(...inline(node, findings))
  return content
}

/** Turns one node into running text; nothing when it is refused. */
export function inline(node: PhrasingContent, findings: Findings): Inline[] {
  switch (node.type) {
    case 'text':
      checkStars(node, findings)
      checkTypewriter(node, findings)
      checkLooseFigure(node, findings)
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
      findings.links.push({ ...where(node), to: node.url })
      return [{ type: 'link', to: node.url, content: inlines(node.children, findings) }]
    case 'image':
      return report(node, findings, 'picture/in-line')
    case 'delete':
      return report(node, findings, 'body/struck-through')
    case 'linkReference':
    case 'imageReference':
      return report(node, findings, 'link/by-reference')
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
