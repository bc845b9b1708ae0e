/** The content of a built page as a tree, without typesetting and without what is no text for readers. */
import type { Element, ElementContent } from 'hast'

/** A node from parse5. */
export interface PageNode {
  readonly nodeName: string
  readonly childNodes?: readonly PageNode[]
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
}

/** Elements without text for readers. */
const SILENT = new Set('script style template noscript svg form nav button dialog iframe'.split(' '))
/** Roles of elements whose text appears only after an action. */
const SILENT_ROLES = new Set(['status', 'log', 'alert', 'search', 'navigation'])
/** Elements in a line of text. */
const INLINE = new Set('a abbr b cite code em i small span strong sub sup time'.split(' '))

export const attributeOf = ({ properties }: Element, name: string) => String(properties[name] ?? '')

/**
 * Whether an element is no content. The markup alone decides: what HTML calls
 * hidden, a control, navigation or a live region, and what has `data-no-text`.
 */
export function isSilent(element: Element): boolean {
  const { tagName, properties } = element
  return (
    SILENT.has(tagName) ||
    'hidden' in properties ||
    'data-no-text' in properties ||
    'aria-live' in properties ||
    properties['aria-hidden'] === 'true' ||
    SILENT_ROLES.has(attributeOf(element, 'role')) ||
    (tagName === 'img' && !properties.alt)
  )
}

/** Text without typesetting characters. */
export const plain = (text: string) => text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\u00a0\u202f]/g, ' ')

const textNode = (value: string) => ({ type: 'text' as const, value })
const wordsOf = (node: PageNode): string => node.value ?? (node.childNodes ?? []).map(wordsOf).join('')

function childrenOf({ nodeName, childNodes = [] }: PageNode, { properties }: Element): ElementContent[] {
  if (properties.role === 'img') return [textNode(plain(String(properties['aria-label'] ?? '')))]
  // Highlighting splits code at any point.
  return nodeName === 'code' ? childNodes.map((child) => textNode(wordsOf(child))) : contentOf(childNodes)
}

const hasContent = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      (child.type === 'text' && child.value.trim() !== '') ||
      (child.type === 'element' && (child.tagName === 'img' || hasContent(child))),
  )

/** The content of nodes from parse5. Adjacent elements of a line, which only styles separate, get a space between them. */
export function contentOf(nodes: readonly PageNode[]): ElementContent[] {
  const content: ElementContent[] = []
  for (const node of nodes) {
    if (node.nodeName === '#text') content.push(textNode(plain(node.value ?? '')))
    if (!node.attrs) continue
    const properties: Element['properties'] = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    const element: Element = { type: 'element', tagName: node.nodeName, properties, children: [] }
    if (isSilent(element)) continue
    if (properties.alt) properties.alt = plain(String(properties.alt))
    if (properties.class) properties.className = [String(properties.class)]
    element.children = childrenOf(node, element)
    if (element.tagName === 'a' && !hasContent(element)) continue
    const before = content.at(-1)
    if (before?.type === 'element' && INLINE.has(before.tagName) && INLINE.has(element.tagName))
      content.push(textNode(' '))
    content.push(element)
  }
  return content
}
