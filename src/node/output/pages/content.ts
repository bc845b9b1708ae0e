/** What of the HTML of a page is content, and what is not text for readers. */
import type { Element, ElementContent } from 'hast'

/** Elements without text for readers. */
const SILENT = new Set('script style template noscript svg form nav button dialog iframe'.split(' '))
/** Roles of elements whose text appears only after an action. */
const SILENT_ROLES = new Set(['status', 'log', 'alert', 'search', 'navigation'])

/** The value of an attribute, by its name in the DOM; '' without it. */
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
    'dataNoText' in properties ||
    'ariaLive' in properties ||
    attributeOf(element, 'ariaHidden') === 'true' ||
    SILENT_ROLES.has(attributeOf(element, 'role')) ||
    (tagName === 'img' && !properties.alt)
  )
}

/** Text without typesetting characters, with one space for each run of spaces. Most are one already, and stay. */
export const plain = (text: string) => text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/\s{2,}|[^\S ]/g, ' ')

/** The text of a node, with that of the nodes in it. */
export const wordsOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(wordsOf).join('') : ''

/** The elements of one of these names, without those inside of others. */
export const elementsIn = ({ children }: Element, ...names: string[]): Element[] =>
  children.flatMap((child) =>
    child.type !== 'element' ? [] : names.includes(child.tagName) ? child : elementsIn(child, ...names),
  )
