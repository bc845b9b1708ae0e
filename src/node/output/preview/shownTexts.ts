import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { textOf, type HtmlElement, type HtmlNode } from './htmlNodes'

/** A text of a page: what a reader sees, or what assistive technology and search engines are told. */
export interface ShownText {
  text: string
  kind: 'text' | 'alt' | 'aria-label' | 'title' | 'placeholder' | 'content'
}

/** Attributes that hold words. */
const WORDED = ['alt', 'aria-label', 'title', 'placeholder'] as const
/** Names of `<meta>` that hold sentences. */
const WORDED_META = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
])
const SILENT = new Set(['script', 'style', 'template', 'svg'])
/** Coloured piece by piece, but one text to its writer. */
const WHOLE = new Set(['pre', 'title'])

/** Every text of a page, in its order. */
export function shownTexts(html: string): ShownText[] {
  const found: ShownText[] = []
  const visit = (node: HtmlNode): void => {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterMap['textNode']
      if (value.trim()) found.push({ text: value, kind: 'text' })
      return
    }
    if ('attrs' in node) found.push(...attributeTexts(node))
    if (SILENT.has(node.nodeName)) return
    if (WHOLE.has(node.nodeName)) {
      const text = textOf(node)
      if (text.trim()) found.push({ text, kind: 'text' })
      return
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}

function attributeTexts({ nodeName, attrs }: HtmlElement): ShownText[] {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
  const worded: ShownText[] = WORDED.flatMap((kind) => {
    const text = value(kind)
    return text?.trim() ? [{ text, kind }] : []
  })
  const meta = nodeName === 'meta' && WORDED_META.has(value('name') ?? value('property') ?? '') ? value('content') : ''
  return meta ? [...worded, { text: meta, kind: 'content' }] : worded
}
