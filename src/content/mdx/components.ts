import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { looseClaim } from '../report/claims'
import { hint } from '../report/suggest'
import { CALLOUT_KINDS, type Inline } from './blocks'
import type { ErrorId } from '../report/problem'
import { refuse, type Findings, type Placed, warn, where } from './findings'
import type { Text } from 'mdast'

/** Reads the attributes of a `<Callout>` and reports those it cannot have. */
export function calloutAttributes(node: MdxJsxFlowElement, findings: Findings): { kind?: string; title?: string } {
  const values: Record<string, string> = {}
  let places: Placed[] | undefined
  node.attributes.forEach((attribute, index) => {
    const refuseIt = (id: ErrorId, message: string) => {
      places ??= attributePlaces(node, findings.text)
      refuse(places[index], findings, id, message)
    }
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      refuseIt('callout/attribute-code', 'Attributes are plain text: kind="note". "{…}" runs code.')
    } else if (attribute.name !== 'kind' && attribute.name !== 'title') {
      refuseIt(
        'callout/attribute',
        `<Callout> has no attribute "${attribute.name}".${hint(attribute.name, ['kind', 'title'])}`,
      )
    } else if (!attribute.value) {
      refuseIt(
        'callout/attribute-empty',
        `The attribute "${attribute.name}" has no value. Write ${attribute.name}="…".`,
      )
    } else if (attribute.name === 'kind' && !(CALLOUT_KINDS as readonly string[]).includes(attribute.value)) {
      refuseIt(
        'callout/kind',
        `"${attribute.value}" is not a kind of <Callout>.${hint(attribute.value, CALLOUT_KINDS)}`,
      )
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

/** What a post may hold besides Markdown. */
export const COMPONENTS: readonly string[] = ['Callout', 'Figure']

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
  const claim = looseClaim(node.value)
  if (claim)
    warn(
      node,
      findings,
      'figure/loose',
      `"${claim}" is a figure written by hand. Give it a line in content/figures.json and write <Figure id="…" />.`,
    )
}
