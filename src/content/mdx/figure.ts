/** Figures of the ledger in a body, and those that should be. */
import type { Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { Inline } from './blocks'
import { refuse, warn, where, type Findings } from './findings'

/** What a post may hold besides Markdown. */
export const COMPONENTS: readonly string[] = ['Callout', 'Figure']

/** How a claim of the company looks in running text; shares and times also have other owners. */
const CLAIM = /24\/7|\d[\d.,]*(?:K|[ \u00a0]?тыс\.)?\+(?![\d+])/u

/** `<Figure id="projects" />`: the figure of the ledger that will stand here. */
export function figure(node: MdxJsxFlowElement | MdxJsxTextElement, findings: Findings): Inline[] {
  const [attribute, ...others] = node.attributes
  const id = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id' ? attribute.value : null
  if (typeof id !== 'string' || id === '' || others.length > 0 || node.children.length > 0)
    return refuse(
      node,
      findings,
      'figure/tag',
      'A figure of content/figures.json is named by its id alone: <Figure id="projects" />.',
    )
  findings.figures.push({ ...where(node), figure: id })
  return [{ type: 'figure', id }]
}

/** Warns of a claim that is written by hand. */
export function checkLooseFigure(node: Text, findings: Findings): void {
  const [claim] = CLAIM.exec(node.value) ?? []
  if (claim)
    warn(
      node,
      findings,
      'figure/loose',
      `"${claim}" is a figure written by hand. Give it a line in content/figures.json and write <Figure id="…" />.`,
    )
}
