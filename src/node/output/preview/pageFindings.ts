import type { DefaultTreeAdapterMap } from 'parse5'
import { parse } from 'parse5'
import type { PageFinding } from '../../../sources/previewPage'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What search engines show of a title and of a description, in characters. */
const TITLE_SHOWN = 65
const DESCRIPTION_SHOWN = 165

/** What a reviewer should look at on a built page, whatever changed. */
export function pageFindings(html: string): PageFinding[] {
  const elements = elementsOf(parse(html))
  const named = (name: string) => elements.filter(({ nodeName }) => nodeName === name)
  const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value
  const title = named('title').map(textOf)[0] ?? ''
  const description =
    named('meta')
      .filter((meta) => attribute(meta, 'name') === 'description')
      .map((meta) => attribute(meta, 'content') ?? '')[0] ?? ''
  const found: PageFinding[] = []
  if (title.length > TITLE_SHOWN) found.push({ id: 'title-too-long', text: title })
  if (!description) found.push({ id: 'description-missing', text: title })
  if (description.length > DESCRIPTION_SHOWN) found.push({ id: 'description-too-long', text: description })
  for (const image of named('img'))
    if (attribute(image, 'alt') === undefined) found.push({ id: 'alt-missing', text: attribute(image, 'src') ?? '' })
  return [...found, ...skippedHeadings(elements)]
}

function skippedHeadings(elements: readonly Element[]): PageFinding[] {
  const headings = elements.filter(({ nodeName }) => /^h[1-6]$/.test(nodeName))
  const level = ({ nodeName }: Element) => Number(nodeName[1])
  return headings
    .filter((heading, index) => index > 0 && level(heading) > level(headings[index - 1]) + 1)
    .map((heading) => ({ id: 'heading-skipped' as const, text: textOf(heading) }))
}

function elementsOf(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'attrs' in node ? [node, ...below] : below
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
