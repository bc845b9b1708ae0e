/** Running text of the Markdown tree, with a problem for everything the site does not render in a line. */
import type { PhrasingContent } from 'mdast'
import { hint } from '../report/suggest'
import type { Inline } from './blocks'
import { checkLooseFigure, COMPONENTS, figure } from './components'
import { refuse, refuseExpression, where, type Findings, type MarkdownNode } from './findings'
import { checkTypewriter, checkStars } from './paragraphs'

/** Said of a callout in a line. */
export const OWN_LINES = '<Callout> stands on lines of its own, with blank lines around what is inside.'

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
      if (node.children.length === 0) refuse(node, findings, 'link/no-words', 'The link has no words: [words](/path).')
      findings.links.push({ ...where(node), to: node.url })
      return [{ type: 'link', to: node.url, content: inlines(node.children, findings) }]
    case 'image':
      return refuse(node, findings, 'picture/in-line', 'An image stands in a paragraph of its own.')
    case 'delete':
      return refuse(
        node,
        findings,
        'body/struck-through',
        'Text is not struck through here. Remove the words, or the "~~" around them.',
      )
    case 'linkReference':
    case 'imageReference':
      return refuse(
        node,
        findings,
        'link/by-reference',
        'Footnotes and links by reference are not rendered. Write the link where it stands, [words](/path), and a note in brackets.',
      )
    case 'mdxTextExpression':
      return refuseExpression(node, findings)
    case 'mdxJsxTextElement':
      if (node.name === 'Figure') return figure(node, findings)
      refuse(
        node,
        findings,
        node.name === 'Callout' ? 'callout/own-lines' : /^[a-z]/.test(node.name ?? '') ? 'body/html' : 'body/component',
        node.name === 'Callout'
          ? OWN_LINES
          : /^[a-z]/.test(node.name ?? '')
            ? `Raw HTML (<${node.name}>) is not rendered. In a line, write *emphasis*, **strong**, \`code\` or [words](/path).`
            : `<${node.name}> is not a component of this site.${hint(node.name ?? '', COMPONENTS)}`,
      )
      inlines(node.children, findings)
      return []
    default:
      return refuse(
        node,
        findings,
        'body/not-rendered',
        `"${node.type}" is not rendered in running text. Allowed: emphasis, strong, code, links.`,
      )
  }
}
