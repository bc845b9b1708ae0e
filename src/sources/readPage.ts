/** Reads a page from the browser's document, or from a built page parsed by parse5. */

/** A node of either tree. The trees have different names for attributes and for the words of a text. */
export interface PageNode {
  readonly nodeName: string
  readonly childNodes?: Iterable<PageNode>
  /** The words of a text in the browser. */
  readonly nodeValue?: string | null
  /** The words of a text from parse5. */
  readonly value?: string
  /** In the browser. */
  readonly attributes?: Iterable<PageAttribute>
  /** From parse5. */
  readonly attrs?: Iterable<PageAttribute>
  /** From parse5, if the option is set. */
  readonly sourceCodeLocation?: { readonly startOffset: number } | null
}

interface PageAttribute {
  readonly name: string
  readonly value: string
}

/** The name of an element in lower case, or `#text`. */
export function nameOf({ nodeName }: PageNode): string {
  return nodeName.toLowerCase()
}

export function attributeOf({ attributes, attrs }: PageNode, name: string): string | undefined {
  for (const attribute of attrs ?? attributes ?? []) if (attribute.name === name) return attribute.value
  return undefined
}

export function textOf(node: PageNode): string {
  if (node.nodeName === '#text') return node.value ?? node.nodeValue ?? ''
  return [...(node.childNodes ?? [])].map(textOf).join('')
}

/** Words without invisible characters. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** All elements in a node, including the node itself, in the order of the page. */
export function elementsOf(node: PageNode): PageNode[] {
  const below = [...(node.childNodes ?? [])].flatMap(elementsOf)
  return (node.attrs ?? node.attributes) ? [node, ...below] : below
}

/** A text of a page: visible text, or text for assistive technology and search engines. */
export interface ShownText {
  text: string
  kind: 'text' | 'alt' | 'aria-label' | 'title' | 'placeholder' | 'content'
  element: PageNode
}

const WORDED_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder'] as const
/** Names of `<meta>` elements that contain sentences. */
const WORDED_META = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
])
const SILENT = new Set(['script', 'style', 'template', 'svg', 'noscript'])
/** Elements read as one text. Code is highlighted in pieces, but its writer sees one text. */
const WHOLE = new Set(['pre', 'title'])

/** Every text of a page or of a part of it, in the order of the page. */
export function shownTexts(root: PageNode): ShownText[] {
  const found: ShownText[] = []
  const add = (element: PageNode, kind: ShownText['kind'], text: string | undefined) => {
    if (text?.trim()) found.push({ text, kind, element })
  }
  const visit = (element: PageNode): void => {
    const name = nameOf(element)
    if (SILENT.has(name)) return
    for (const kind of WORDED_ATTRIBUTES) add(element, kind, attributeOf(element, kind))
    if (name === 'meta' && WORDED_META.has(attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? ''))
      add(element, 'content', attributeOf(element, 'content'))
    if (WHOLE.has(name)) return add(element, 'text', textOf(element))
    for (const child of element.childNodes ?? []) {
      if (child.nodeName === '#text') add(element, 'text', textOf(child))
      else visit(child)
    }
  }
  visit(root)
  return found
}
