/** Turns a Markdown tree into blocks, and reports everything the site does not render. */
import type { Heading as MarkdownHeading, List, PhrasingContent, Table } from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
import { isToWrite } from './scaffoldWords'
import type { Block, ListItem, Inline } from './blocks'
import { calloutAttributes, figure, inline, inlines, isInline } from './inlines'
import { report, reportExpression, reportTag, where, type Findings, type MarkdownNode } from './findings'
import { plainWords } from '../../text/normalise'
import { checkCodeByLines, codeBlock } from './codeBlock'
import { checkDeeper, checkIndent, checkLine, checkParagraph, indentOf, sourceOf, checkRows } from './paragraphs'
import { resolveReferences } from './references'
import { inlineText } from './bodyText'

const ALLOWED = 'Allowed: paragraphs, headings, lists, quotes, code, images, tables, dividers and <Callout>.'

/**
 * Turns the children of a document into blocks. Heading ids are filled in
 * later, by `nameHeadings`.
 */
export function toBlocks(
  nodes: readonly MarkdownNode[],
  source: Omit<Findings, 'problems' | 'links' | 'images' | 'figures' | 'headings'>,
): { blocks: Block[]; findings: Findings } {
  const findings: Findings = { ...source, problems: [], links: [], images: [], figures: [], headings: [] }
  checkIndent(nodes, 0, findings)
  checkCodeByLines(nodes, findings)
  resolveReferences(nodes, findings)
  let above: Titled = { depth: 1, content: [] }
  const blocks = nodes.flatMap((node) => {
    if (node.type === 'paragraph') checkBoldLine(node.children, findings)
    const made = block(node, findings)
    const [first] = made
    if (first?.type === 'heading') {
      findings.headings.push({ ...where(node), depth: first.depth })
      checkLevel(node, first, above, findings)
      above = first
    }
    return made
  })
  return { blocks, findings }
}

function reportCode(node: MarkdownNode, statement: string, findings: Findings): [] {
  const remedy = 'Remove the line, or if it is a sentence, begin it with another word.'
  return report(node, findings, 'body/import', `"${statement.split(/\s/)[0]}" runs code; posts are data. ${remedy}`)
}

function block(node: MarkdownNode, findings: Findings): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, node, findings)
    case 'heading':
      return heading(node, findings)
    case 'list': {
      const start = node.start && node.start !== 1 ? { start: node.start } : {}
      return [{ type: 'list', ordered: node.ordered ?? false, ...start, items: items(node, findings) }]
    }
    case 'blockquote':
      if (node.children.length === 0) report(node, findings, 'body/empty-quote')
      checkIndent(node.children, indentOf(node, findings) + 2, findings)
      return [{ type: 'quote', blocks: innerBlocks(node.children, findings) }]
    case 'code':
      return codeBlock(node, findings)
    case 'table':
      return [table(node, findings)]
    case 'thematicBreak':
      return [{ type: 'divider' }]
    case 'mdxJsxFlowElement':
      return component(node, findings)
    case 'mdxFlowExpression':
      return reportExpression(node, findings)
    case 'mdxjsEsm':
      return reportCode(node, node.value, findings)
    case 'definition':
      return []
    default:
      return report(node, findings, 'body/not-rendered', `"${node.type}" is not a block of this site. ${ALLOWED}`)
  }
}

function paragraph(children: PhrasingContent[], node: MarkdownNode, findings: Findings): Block[] {
  const [first, ...others] = children
  if (first?.type === 'text' && /^(import|export)\s/.test(first.value)) return reportCode(node, first.value, findings)
  // What is left of wrong attributes behind a picture is reported by itself.
  if (first?.type === 'image' && others.every((other) => other.type === 'text' && /^\u2060+$/.test(other.value))) {
    if (!('identifier' in first)) findings.images.push({ ...where(first), src: first.url })
    if (!first.alt?.trim() || /(?:^|\.)(?:png|jpe?g|webp|gif)$/i.test(first.alt))
      report(first, findings, 'picture/no-words')
    return [{ type: 'image', src: first.url, alt: first.alt ?? '', ...(first.title ? { caption: first.title } : {}) }]
  }
  checkParagraph(children, findings)
  checkScaffold(node, children, findings)
  return [{ type: 'paragraph', content: inlines(children, findings) }]
}

function checkScaffold(node: MarkdownNode, [words]: PhrasingContent[], findings: Findings): void {
  if (words?.type === 'text' && isToWrite(words.value)) report(node, findings, 'words/scaffold')
}

/** Warns of a paragraph that is entirely bold, where a heading may stand. */
function checkBoldLine(children: readonly PhrasingContent[], findings: Findings): void {
  const [first] = children
  if (children.length > 1 || first?.type !== 'strong') return
  const source = sourceOf(first, findings)
  if (source.length < 80 && !/[.!?…:]\*\*$/.test(source)) report(first, findings, 'heading/bold-line')
}

function heading(node: MarkdownHeading, findings: Findings): Block[] {
  if (node.children.length === 0) return report(node, findings, 'heading/empty')
  const source = sourceOf(node, findings)
  const mayBeTitle = findings.title !== '' && (node.depth === 1 || findings.headings.length === 0)
  const isTitle = mayBeTitle && plainWords(source) === plainWords(findings.title)
  if (isTitle) return report(node, findings, 'heading/title', 'The title is in the front matter. Remove this line.')
  if (!source.trimStart().startsWith('#')) return report(node, findings, 'heading/underlined')
  checkLine(node.children, findings)
  checkScaffold(node, node.children, findings)
  if (node.depth === 1) return report(node, findings, 'heading/title')
  if (node.depth > 4) return report(node, findings, 'heading/too-deep')
  const content = inlines(node.children, findings)
  if (content.some((piece) => typeof piece === 'object' && piece.type === 'figure'))
    report(node, findings, 'figure/tag', 'A heading holds no figure: links to it would break when the figure changes.')
  return [{ type: 'heading', depth: node.depth as 2 | 3 | 4, id: '', content }]
}

/** The blocks of a quote, a list item or a callout, which are no sections: links and contents know no heading there. */
function innerBlocks(nodes: readonly MarkdownNode[], findings: Findings): Block[] {
  return nodes.flatMap((node) => {
    const made = block(node, findings)
    return made[0]?.type === 'heading' ? report(node, findings, 'heading/inside') : made
  })
}

function items(list: List, findings: Findings): ListItem[] {
  return list.children.map((item, index) => {
    if (index > 0) checkDeeper(item, list.children[index - 1], findings)
    if (typeof item.checked === 'boolean') report(item, findings, 'body/tick-box')
    if (item.children.length === 0) report(item, findings, 'body/empty-item')
    const [first] = item.children
    if (first) checkIndent(item.children.slice(1), indentOf(first, findings), findings)
    const words = first?.type === 'paragraph' ? first.children : []
    checkParagraph(words, findings)
    const content = inlines(words, findings)
    const below = innerBlocks(item.children.slice(first?.type === 'paragraph' ? 1 : 0), findings)
    return { content, ...(below.length > 0 ? { blocks: below } : {}) }
  })
}

function component(node: MdxJsxFlowElement, findings: Findings): Block[] {
  if (node.name === 'Figure') {
    const content = figure(node, findings)
    return content.length > 0 ? [{ type: 'paragraph', content }] : []
  }
  if (node.name !== 'Callout') {
    reportTag(node, findings, ALLOWED)
    node.children.forEach((child) => (isInline(child) ? inline(child, findings) : block(child, findings)))
    return []
  }
  if (node.children.some(isInline)) return report(node, findings, 'callout/own-lines')
  if (node.children.length === 0) report(node, findings, 'callout/empty')
  // The text of a callout may be indented as a whole.
  checkIndent(node.children, Math.min(...node.children.map((child) => indentOf(child, findings))), findings)
  const { kind = 'note', title } = calloutAttributes(node, findings)
  const blocks = innerBlocks(node.children, findings)
  return [{ type: 'callout', kind, ...(title ? { title } : {}), blocks }]
}

type Titled = { depth: number; content: Inline[] }

/** Warns of a heading that skips a level. Screen readers show headings as an outline, where a skipped level looks like a lost section (WCAG 1.3.1). */
function checkLevel(node: MarkdownNode, { depth, content }: Titled, above: Titled, findings: Findings): void {
  if (depth <= above.depth + 1) return
  const line = (signs: number, words: Inline[]) => `"${'#'.repeat(signs)} ${inlineText(words)}"`
  const proposal = `write ${line(above.depth + 1, content)}. Move the headings below by the same step, or they become parts of it.`
  const fault = `A level is left out below ${line(above.depth, above.content)}`
  if (above.depth === 1) report(node, findings, 'heading/first-level', `Sections start with "##": ${proposal}`)
  else report(node, findings, 'heading/level-left-out', `${fault}: ${proposal}`)
}

/** Turns a table into its block, and reports each row with another number of cells than the header. */
function table(node: Table, findings: Findings): Block {
  checkRows(node, findings)
  const [header, ...rows] = node.children.map((row) =>
    row.children.map((cell) => {
      checkLine(cell.children, findings)
      return inlines(cell.children, findings)
    }),
  )
  return { type: 'table', align: node.align ?? [], header: header ?? [], rows }
}
