/** A node of a built page, and what of it is text for readers. */

/** A node from parse5. */
export interface PageNode {
  readonly nodeName: string
  readonly childNodes?: readonly PageNode[]
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
}

export type Attributes = Partial<Record<string, string>>

/** Elements without text for readers. */
const SILENT = new Set('script style template noscript svg form nav button dialog iframe'.split(' '))
/** Roles of elements whose text appears only after an action. */
const SILENT_ROLES = new Set(['status', 'log', 'alert', 'search', 'navigation'])

export const attributesOf = ({ attrs = [] }: PageNode): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/**
 * Whether an element is no content. The markup alone decides: what HTML calls
 * hidden, a control, navigation or a live region, and what has `data-no-text`.
 */
export function isSilent(nodeName: string, attributes: Attributes): boolean {
  return (
    SILENT.has(nodeName) ||
    'hidden' in attributes ||
    'data-no-text' in attributes ||
    'aria-live' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    SILENT_ROLES.has(attributes.role ?? '') ||
    (nodeName === 'img' && !attributes.alt)
  )
}

/** Text without typesetting characters. */
export const plain = (text: string) => text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** The words of nodes and of everything in them. */
export const wordsOf = (nodes: readonly PageNode[]): string =>
  nodes.map(({ value, childNodes = [] }) => (value === undefined ? wordsOf(childNodes) : plain(value))).join('')
