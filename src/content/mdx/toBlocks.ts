/** Markdown tree to blocks, with a problem for everything the site does not render. */
import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading as MarkdownHeading,
  List,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
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

/** Said of expressions, wherever they stand. */
export const RUNS_CODE = '"{…}" runs code; posts are data. Write the text itself, or put braces in `code`.'

const OWN_LINES = '<Callout> stands on lines of its own, with blank lines around what is inside.'

const ALLOWED = 'Allowed: paragraphs, headings, lists, quotes, code, images, tables, dividers and <Callout>.'

interface Findings extends BodyFindings {
  /** The body, to look up what the tree has no position for. */
  text: string
}

/**
 * Turns the children of a document into blocks. Heading ids are filled in
 * later, by `nameHeadings`.
 * @param text what the document was parsed from
 */
export function toBlocks(nodes: readonly MarkdownNode[], text: string): { blocks: Block[]; findings: BodyFindings } {
  const findings: Findings = { text, problems: [], links: [], images: [], headings: [] }
  const blocks = nodes.flatMap((node) => {
    const made = block(node, findings)
    if (made[0]?.type === 'heading') findings.headings.push({ ...where(node), depth: made[0].depth })
    return made
  })
  const { text: _text, ...found } = findings
  return { blocks, findings: found }
}

type Placed = Pick<MarkdownNode, 'position'>

function where(node: Placed): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

function refuse(node: Placed, findings: Findings, message: string): [] {
  findings.problems.push({ ...where(node), message })
  return []
}

function refuseCode(node: Placed, statement: string, findings: Findings): [] {
  const word = statement.split(/\s/)[0]
  return refuse(
    node,
    findings,
    `"${word}" runs code; posts are data. Remove the line, or if it is a sentence, begin it with another word.`,
  )
}

function block(node: MarkdownNode, findings: Findings): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, node, findings)
    case 'heading':
      return heading(node, findings)
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          ...(node.start && node.start !== 1 ? { start: node.start } : {}),
          items: items(node, findings),
        },
      ]
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
      return refuse(node, findings, RUNS_CODE)
    case 'mdxjsEsm':
      return refuseCode(node, node.value, findings)
    case 'definition':
      return refuse(node, findings, 'Links are written where they stand: [words](/path). Remove the definition.')
    default:
      return refuse(node, findings, `"${node.type}" is not a block of this site. ${ALLOWED}`)
  }
}

function paragraph(children: PhrasingContent[], node: MarkdownNode, findings: Findings): Block[] {
  const [first] = children
  if (first?.type === 'text' && /^(import|export)\s/.test(first.value)) return refuseCode(node, first.value, findings)
  if (children.length === 1 && first.type === 'image') {
    findings.images.push({ ...where(first), src: first.url, alt: first.alt ?? '' })
    if (!first.alt?.trim())
      refuse(first, findings, 'The image has no text for those who do not see it: ![what it shows](./file.png).')
    return [{ type: 'image', src: first.url, alt: first.alt ?? '', ...(first.title ? { caption: first.title } : {}) }]
  }
  return [{ type: 'paragraph', content: inlines(children, findings) }]
}

function heading(node: MarkdownHeading, findings: Findings): Block[] {
  if (node.depth < 2 || node.depth > 4) {
    const message =
      node.depth === 1
        ? 'The title is the only heading of level 1. Start sections with "##".'
        : 'Headings go from "##" to "####".'
    return refuse(node, findings, message)
  }
  return [{ type: 'heading', depth: node.depth as 2 | 3 | 4, id: '', content: inlines(node.children, findings) }]
}

function items(list: List, findings: Findings): ListItem[] {
  return list.children.map((item) => {
    if (typeof item.checked === 'boolean')
      refuse(item, findings, 'Boxes to tick are not rendered. Write "-" and the words.')
    const [first, ...rest] = item.children
    const content = first?.type === 'paragraph' ? inlines(first.children, findings) : []
    const below = (first && first.type !== 'paragraph' ? item.children : rest).flatMap((child) =>
      block(child, findings),
    )
    return { content, ...(below.length > 0 ? { blocks: below } : {}) }
  })
}

function code(node: Code, findings: Findings): Block[] {
  const language = node.lang ?? 'text'
  if (!(CODE_LANGUAGES as readonly string[]).includes(language)) {
    return refuse(
      node,
      findings,
      `"${language}" is not a language this site highlights.${hint(language, CODE_LANGUAGES)} Use "text" for none.`,
    )
  }
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1]
  const tokens: CodeToken[] = [node.value]
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens }]
}

function table(node: Table, findings: Findings): Block {
  const [header, ...rows] = node.children.map((row) => row.children.map((cell) => inlines(cell.children, findings)))
  return { type: 'table', align: node.align ?? [], header: header ?? [], rows }
}

function component(node: MdxJsxFlowElement, findings: Findings): Block[] {
  if (node.name !== 'Callout') {
    const name = node.name ?? ''
    const message = /^[a-z]/.test(name)
      ? `Raw HTML (<${name}>) is not rendered. ${ALLOWED}`
      : `<${name}> is not a component of this site.${hint(name, ['Callout'])}`
    refuse(node, findings, message)
    node.children.forEach((child) => (isInline(child) ? inline(child, findings) : block(child, findings)))
    return []
  }
  if (node.children.some(isInline)) return refuse(node, findings, OWN_LINES)
  const { kind = 'note', title } = calloutAttributes(node, findings)
  const blocks = node.children.flatMap((child) => block(child, findings))
  return [{ type: 'callout', kind: kind as CalloutKind, ...(title ? { title } : {}), blocks }]
}

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

/** `<Callout>Text</Callout>` on a line alone is a block that holds running text. */
function isInline(node: MarkdownNode): node is PhrasingContent {
  return INLINE.includes(node.type)
}

function calloutAttributes(node: MdxJsxFlowElement, findings: Findings): { kind?: string; title?: string } {
  const values: Record<string, string> = {}
  const places = attributePlaces(node, findings.text)
  node.attributes.forEach((attribute, index) => {
    const at = places[index]
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      refuse(at, findings, 'Attributes are plain text: kind="note". "{…}" runs code.')
    } else if (attribute.name !== 'kind' && attribute.name !== 'title') {
      refuse(at, findings, `<Callout> has no attribute "${attribute.name}".${hint(attribute.name, ['kind', 'title'])}`)
    } else if (!attribute.value) {
      refuse(at, findings, `The attribute "${attribute.name}" has no value. Write ${attribute.name}="…".`)
    } else if (attribute.name === 'kind' && !(CALLOUT_KINDS as readonly string[]).includes(attribute.value)) {
      refuse(at, findings, `"${attribute.value}" is not a kind of <Callout>.${hint(attribute.value, CALLOUT_KINDS)}`)
    } else values[attribute.name] = attribute.value
  })
  return values
}

/** Where the attributes of a tag stand, which the tree does not say: names are looked up in order, outside quotes. */
function attributePlaces(node: MdxJsxFlowElement, text: string): Placed[] {
  const { line = 1, column = 1, offset = 0 } = node.position?.start ?? {}
  const tag = text
    .slice(offset, node.position?.end.offset)
    .replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/\S/g, '"'))
  let from = 0
  return node.attributes.map((attribute) => {
    from = tag.indexOf(attribute.type === 'mdxJsxAttribute' ? attribute.name : '{', from + 1)
    const above = tag.slice(0, from).split('\n')
    const start = {
      line: line + above.length - 1,
      column: (above.length > 1 ? 1 : column) + above[above.length - 1].length,
    }
    return { position: { start, end: start } }
  })
}

function inlines(nodes: readonly PhrasingContent[], findings: Findings): Inline[] {
  return nodes.flatMap((node) => inline(node, findings))
}

function inline(node: PhrasingContent, findings: Findings): Inline[] {
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
    case 'delete':
      return refuse(node, findings, 'Text is not struck through here. Remove the words, or the "~~" around them.')
    case 'linkReference':
    case 'imageReference':
      return refuse(
        node,
        findings,
        'Footnotes and links by reference are not rendered. Write the link where it stands, [words](/path), and a note in brackets.',
      )
    case 'mdxTextExpression':
      return refuse(node, findings, RUNS_CODE)
    case 'mdxJsxTextElement':
      refuse(
        node,
        findings,
        node.name === 'Callout'
          ? OWN_LINES
          : /^[a-z]/.test(node.name ?? '')
            ? `Raw HTML (<${node.name}>) is not rendered. In a line, write *emphasis*, **strong**, \`code\` or [words](/path).`
            : `<${node.name}> is not a component of this site.${hint(node.name ?? '', ['Callout'])}`,
      )
      inlines(node.children, findings)
      return []
    default:
      return refuse(
        node,
        findings,
        `"${node.type}" is not rendered in running text. Allowed: emphasis, strong, code, links.`,
      )
  }
}
