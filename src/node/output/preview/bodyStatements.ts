import type { Root } from 'mdast'
import type { MarkdownNode } from '../../../content/mdx/findings'
import { normaliseText, type Statement } from '../../../sources/statement'

/**
 * The texts of a body, divided as on the page: running text without markup,
 * code, captions, titles of callouts.
 * @param linesAbove lines of the file above the body
 */
export function bodyStatements(tree: Root, file: string, linesAbove: number): Statement[] {
  const found: Statement[] = []
  const add = (text: string | null | undefined, node: MarkdownNode) => {
    const normal = normaliseText(text ?? '')
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    if (normal) found.push({ text: normal, file, line: line + linesAbove, column, field: 'body' })
  }
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node.value, node)
    if (node.type === 'code') {
      add(node.lang, node)
      add(node.value, node)
      add(/^title="([^"]*)"$/.exec(node.meta?.trim() ?? '')?.[1], node)
    }
    if (node.type === 'image') {
      add(node.alt, node)
      add(node.title, node)
    }
    if (node.type === 'mdxJsxFlowElement')
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') add(attribute.value, node)
    if ('children' in node) joinFigures(node.children).forEach(visit)
  }
  tree.children.forEach(visit)
  return found
}

/** Joins a figure of the ledger with the text on both sides of it, as a page shows it. */
function joinFigures(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const text = node.type === 'text' ? node.value : figurePlace(node)
    if (text !== null && last?.type === 'text') joined.splice(-1, 1, { ...last, value: last.value + text })
    else joined.push(text === null ? node : { type: 'text', value: text, position: node.position })
  }
  return joined
}

/** Converts `<Figure id="projects" />` to `{figure:projects}`, the syntax of records. */
function figurePlace(node: MarkdownNode): string | null {
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'Figure') return null
  const [attribute] = node.attributes
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
    ? `{figure:${attribute.value}}`
    : null
}
