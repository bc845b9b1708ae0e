/** Markdown tree to blocks, with a problem for everything the site does not render. */
import type { BlockContent, Code, DefinitionContent, Heading as MarkdownHeading, List, PhrasingContent, RootContent, Table } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Position } from '../problem'
import { hint } from '../suggest'
import { CALLOUT_KINDS, type Block, type CalloutKind, type CodeToken, type Inline, type ListItem } from './blocks'
import { CODE_LANGUAGES } from './highlight'

type MarkdownNode = RootContent | BlockContent | DefinitionContent | PhrasingContent

export interface FoundLink extends Position {
  to: string
}

export interface FoundImage extends Position {
  src: string
  alt: string
}

/** What `toBlocks` finds besides the blocks. Positions count from the start of the body. */
export interface BodyFindings {
  problems: (Position & { message: string })[]
  links: FoundLink[]
  images: FoundImage[]
  /** Depth of every heading of the body itself (not inside a quote or list), with where it stands. */
  headings: (Position & { depth: number })[]
}

const ALLOWED = 'Allowed: paragraphs, headings, lists, quotes, code, images, tables, dividers and <Callout>.'

/** Turns the children of a document into blocks. Heading ids are filled in later, by `nameHeadings`. */
export function toBlocks(nodes: readonly MarkdownNode[]): { blocks: Block[]; findings: BodyFindings } {
  const findings: BodyFindings = { problems: [], links: [], images: [], headings: [] }
  const blocks = nodes.flatMap((node) => {
    const found = block(node, findings)
    if (found[0]?.type === 'heading') findings.headings.push({ ...where(node), depth: found[0].depth })
    return found
  })
  return { blocks, findings }
}

type Placed = Pick<MarkdownNode, 'position'>

function where(node: Placed): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

function refuse(node: Placed, findings: BodyFindings, message: string): [] {
  findings.problems.push({ ...where(node), message })
  return []
}

function block(node: MarkdownNode, findings: BodyFindings): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, node, findings)
    case 'heading':
      return heading(node, findings)
    case 'list':
      return [{ type: 'list', ordered: node.ordered ?? false, ...(node.start && node.start !== 1 ? { start: node.start } : {}), items: items(node, findings) }]
    case 'blockquote':
      return [{ type: 'quote', blocks: node.children.flatMap((child) => block(child, findings)) }]
    case 'code':
      return code(node, findings)
    case 'table':
      return [table(node, findings)]
    case 'thematicBreak':
      return [{ type: 'divider' }]
    case 'mdxJsxFlowElement':
      return component(node, findings)
    case 'mdxFlowExpression':
      return refuse(node, findings, `"{…}" runs code; posts are data. Write the text itself, or put braces in \`code\`.`)
    case 'html':
      return refuse(node, findings, `Raw HTML is not rendered. ${ALLOWED}`)
    default:
      return refuse(node, findings, `"${node.type}" is not a block of this site. ${ALLOWED}`)
  }
}

function paragraph(children: PhrasingContent[], node: MarkdownNode, findings: BodyFindings): Block[] {
  const [first] = children
  if (first?.type === 'text' && /^(import|export)\s/.test(first.value)) {
    return refuse(node, findings, `"${first.value.split(/\s/)[0]}" runs code; posts are data. Remove the line.`)
  }
  if (children.length === 1 && first.type === 'image') {
    findings.images.push({ ...where(first), src: first.url, alt: first.alt ?? '' })
    if (!first.alt?.trim()) refuse(first, findings, 'The image has no text for those who do not see it: ![what it shows](./file.png).')
    return [{ type: 'image', src: first.url, alt: first.alt ?? '', ...(first.title ? { caption: first.title } : {}) }]
  }
  return [{ type: 'paragraph', content: inlines(children, findings) }]
}

function heading(node: MarkdownHeading, findings: BodyFindings): Block[] {
  if (node.depth < 2 || node.depth > 4) {
    const message = node.depth === 1 ? 'The title is the only heading of level 1. Start sections with "##".' : 'Headings go from "##" to "####".'
    return refuse(node, findings, message)
  }
  return [{ type: 'heading', depth: node.depth as 2 | 3 | 4, id: '', content: inlines(node.children, findings) }]
}

function items(list: List, findings: BodyFindings): ListItem[] {
  return list.children.map((item) => {
    const [first, ...rest] = item.children
    const content = first?.type === 'paragraph' ? inlines(first.children, findings) : []
    const below = (first && first.type !== 'paragraph' ? item.children : rest).flatMap((child) => block(child, findings))
    return { content, ...(below.length > 0 ? { blocks: below } : {}) }
  })
}

function code(node: Code, findings: BodyFindings): Block[] {
  const language = node.lang ?? 'text'
  if (!(CODE_LANGUAGES as readonly string[]).includes(language)) {
    return refuse(node, findings, `"${language}" is not a language this site highlights.${hint(language, CODE_LANGUAGES)} Use "text" for none.`)
  }
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1]
  const tokens: CodeToken[] = [node.value]
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens }]
}

function table(node: Table, findings: BodyFindings): Block {
  const [header, ...rows] = node.children.map((row) => row.children.map((cell) => inlines(cell.children, findings)))
  return { type: 'table', align: node.align ?? [], header: header ?? [], rows }
}

function component(node: MdxJsxFlowElement, findings: BodyFindings): Block[] {
  if (node.name !== 'Callout') {
    const name = node.name ?? ''
    const message = /^[a-z]/.test(name)
      ? `Raw HTML (<${name}>) is not rendered. ${ALLOWED}`
      : `<${name}> is not a component of this site.${hint(name, ['Callout'])}`
    refuse(node, findings, message)
    node.children.forEach((child) => block(child, findings))
    return []
  }
  const { kind = 'note', title } = calloutAttributes(node, findings)
  const blocks = node.children.flatMap((child) => block(child, findings))
  return [{ type: 'callout', kind: kind as CalloutKind, ...(title ? { title } : {}), blocks }]
}

function calloutAttributes(node: MdxJsxFlowElement, findings: BodyFindings): { kind?: string; title?: string } {
  const values: Record<string, string> = {}
  for (const attribute of node.attributes) {
    const at = { position: attribute.position ?? node.position }
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      refuse(at, findings, 'Attributes are plain text: kind="note". "{…}" runs code.')
    } else if (attribute.name !== 'kind' && attribute.name !== 'title') {
      refuse(at, findings, `<Callout> has no attribute "${attribute.name}".${hint(attribute.name, ['kind', 'title'])}`)
    } else if (!attribute.value) {
      refuse(at, findings, `The attribute "${attribute.name}" has no value. Write ${attribute.name}="…".`)
    } else if (attribute.name === 'kind' && !(CALLOUT_KINDS as readonly string[]).includes(attribute.value)) {
      refuse(at, findings, `"${attribute.value}" is not a kind of <Callout>.${hint(attribute.value, CALLOUT_KINDS)}`)
    } else values[attribute.name] = attribute.value
  }
  return values
}

function inlines(nodes: readonly PhrasingContent[], findings: BodyFindings): Inline[] {
  return nodes.flatMap((node) => inline(node, findings))
}

function inline(node: PhrasingContent, findings: BodyFindings): Inline[] {
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
      findings.links.push({ ...where(node), to: node.url })
      return [{ type: 'link', to: node.url, content: inlines(node.children, findings) }]
    case 'image':
      return refuse(node, findings, 'An image stands in a paragraph of its own.')
    case 'mdxTextExpression':
      return refuse(node, findings, `"{…}" runs code; posts are data. Write the text itself, or put braces in \`code\`.`)
    case 'mdxJsxTextElement':
      refuse(
        node,
        findings,
        node.name === 'Callout'
          ? '<Callout> stands on lines of its own, with blank lines around what is inside.'
          : /^[a-z]/.test(node.name ?? '')
            ? `Raw HTML (<${node.name}>) is not rendered. ${ALLOWED}`
            : `<${node.name}> is not a component of this site.${hint(node.name ?? '', ['Callout'])}`,
      )
      inlines(node.children, findings)
      return []
    default:
      return refuse(node, findings, `"${node.type}" is not rendered in running text. Allowed: emphasis, strong, code, links.`)
  }
}
