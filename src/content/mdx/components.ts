import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { looseClaim } from '../report/claims'
import { hint } from '../report/suggest'
import { CALLOUT_KINDS, type Inline } from './blocks'
import type { ProblemId } from '../report/problemIds'
import { MESSAGES, report, where, type Findings, type Placed } from './findings'
import type { Text } from 'mdast'

/** Reads the attributes of a `<Callout>` and reports those it cannot have. */
export function calloutAttributes(node: MdxJsxFlowElement, findings: Findings): { kind?: string; title?: string } {
  const values: Record<string, string> = {}
  let places: Placed[] | undefined
  node.attributes.forEach((attribute, index) => {
    const reportIt = (id: ProblemId, message: string) => {
      places ??= attributePlaces(node, findings.text)
      report(places[index], findings, id, message)
    }
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object'))
      return reportIt('callout/attribute-code', MESSAGES['callout/attribute-code'])
    const { name, value } = attribute
    if (name !== 'kind' && name !== 'title')
      reportIt('callout/attribute', `<Callout> has no attribute "${name}".${hint(name, ['kind', 'title'])}`)
    else if (!value) reportIt('callout/attribute-empty', `The attribute "${name}" has no value. Write ${name}="…".`)
    else if (name === 'kind' && !(CALLOUT_KINDS as readonly string[]).includes(value))
      reportIt('callout/kind', `"${value}" is not a kind of <Callout>.${hint(value, CALLOUT_KINDS)}`)
    else values[name] = value
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

/** `<Figure id="projects" />`: the figure of the ledger that will stand here. */
export function figure(node: MdxJsxFlowElement | MdxJsxTextElement, findings: Findings): Inline[] {
  const [attribute, ...others] = node.attributes
  const id = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id' ? attribute.value : null
  if (typeof id !== 'string' || id === '' || others.length > 0 || node.children.length > 0)
    return report(node, findings, 'figure/tag')
  findings.figures.push({ ...where(node), figure: id })
  return [{ type: 'figure', id }]
}

/** Warns of a claim that is written by hand. */
export function checkLooseFigure(node: Text, findings: Findings): void {
  const claim = looseClaim(node.value)
  const remedy = 'Add it to content/figures.json and write <Figure id="…" />.'
  if (claim) report(node, findings, 'figure/loose', `"${claim}" is a figure written by hand. ${remedy}`)
}
