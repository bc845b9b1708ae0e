/** Turns the HTML of a page into blocks of Markdown, each with its place on the page. */
import type { Element, ElementContent } from 'hast'
import type { BlockContent, Heading, List, PhrasingContent, RootContent } from 'mdast'
import { attributeOf, elementsIn, isSilent, plain, wordsOf } from './content'

/** A `section`, an `article`, a `details` or an element with `data-part`, or an item of a list that has a heading. */
interface Place {
  /** The fragment that leads there: its id, or that of the nearest place around it. */
  anchor: string
  /** Id of the heading that names it, if it has an id itself. */
  label?: string
  /** The `data-part` of it or of a place around it; `card` for an article in a place with an id. */
  part?: string
}

/** What is known of a block on its page. */
export function dataOf(block: RootContent): { place?: Place; id?: string } {
  return (block.data ??= {})
}

/** Elements in a line of text that get a space between them: on a page, styles separate them. */
const INLINE = new Set('a abbr b cite code em i small span strong sub sup time'.split(' '))
const PHRASING = new Set('break emphasis image inlineCode link strong text'.split(' '))

/** The id of an element as a target of links. Ids that React makes are none. */
const targetOf = (element: Element) => attributeOf(element, 'id').replace(/^:.*/, '')

const textNode = (value: string) => ({ type: 'text' as const, value })

/** Blocks of a card or an item, with its heading first: on a page, a picture or a date may be above it. */
function withHeadingFirst(blocks: BlockContent[], place: Place): BlockContent[] {
  const heading = blocks.find((block) => block.type === 'heading' && dataOf(block).place === place)
  return heading ? [heading, ...blocks.filter((block) => block !== heading)] : blocks
}

const isWord = (node: RootContent) => node.type !== 'break' && (node.type !== 'text' || node.value.trim() !== '')

/** The content of a block that is one line of text: without spaces and breaks around it. */
function lineOf(nodes: readonly RootContent[]): PhrasingContent[] {
  const line = nodes.slice(nodes.findIndex(isWord), nodes.findLastIndex(isWord) + 1) as PhrasingContent[]
  const first = line[0]
  const last = line.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return line
}

/** Wraps lines of text between blocks in paragraphs. */
function toFlow(content: readonly RootContent[], place: Place): BlockContent[] {
  const blocks: BlockContent[] = []
  for (let start = 0, end = 0; start < content.length; start = end + 1) {
    for (end = start; end < content.length && PHRASING.has(content[end].type);) end += 1
    const children = lineOf(content.slice(start, end))
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    if (end < content.length) blocks.push(content[end] as BlockContent)
  }
  for (const block of blocks) dataOf(block).place ??= place
  return blocks
}

const listOf = (items: readonly BlockContent[][]): List => ({
  type: 'list',
  spread: items.some(({ length }) => length > 1),
  children: items.map((children) => ({ type: 'listItem', spread: children.length > 1, children })),
})

type Handler = (element: Element, place: Place) => RootContent[]

/** The blocks of an element. @param address the absolute one of the page, with which links are completed */
export function toBlocks(main: Element, address: string): RootContent[] {
  const absolute = (element: Element, name: string) => new URL(attributeOf(element, name), address).href

  function contentOf(nodes: readonly ElementContent[], place: Place): RootContent[] {
    const content: RootContent[] = []
    let before = ''
    for (const node of nodes) {
      if (node.type === 'comment' || (node.type === 'element' && isSilent(node))) continue
      const name = node.type === 'element' ? node.tagName : ''
      const last = content.at(-1)
      const isApart = last?.type === 'text' && last.value.endsWith(' ')
      if (INLINE.has(before) && INLINE.has(name) && !isApart) content.push(textNode(' '))
      before = name
      if (node.type === 'text') content.push(textNode(plain(node.value)))
      if (node.type === 'element') content.push(...nodesOf(node, place))
    }
    return content
  }

  const inside: Handler = (element, place) =>
    element.properties.role === 'img'
      ? [textNode(plain(attributeOf(element, 'ariaLabel')))]
      : contentOf(element.children, place)
  const flow = (element: Element, place: Place) => toFlow(inside(element, place), place)

  const part: Handler = (element, outer) => {
    const id = targetOf(element)
    const isArticle = element.tagName === 'article'
    const place: Place = {
      anchor: id || outer.anchor,
      label: id && attributeOf(element, 'ariaLabelledBy'),
      part: attributeOf(element, 'dataPart') || (isArticle && outer.anchor ? 'card' : outer.part),
    }
    const blocks = flow(element, place)
    return isArticle ? withHeadingFirst(blocks, place) : blocks
  }
  const heading: Handler = (element, place) => {
    const depth = Number(element.tagName[1]) as Heading['depth']
    const id = targetOf(element)
    const data = { id: id === place.label ? '' : id } as object
    return [{ type: 'heading', depth, children: lineOf(inside(element, place)), data }]
  }
  const list: Handler = (element, outer) => {
    const items = elementsIn(element, 'li').map((item) => {
      const place = { ...outer, label: '' }
      return withHeadingFirst(flow(item, place), place)
    })
    if (items.some((blocks) => blocks.some(({ type }) => type === 'heading'))) return items.flat()
    const start = element.tagName === 'ol' ? Number(element.properties.start ?? 1) : undefined
    return [{ ...listOf(items), ordered: start !== undefined, start }]
  }
  /** Terms with their descriptions: a list with an item for each term. */
  const terms: Handler = (element, place) => {
    const items: PhrasingContent[][] = []
    let before = ''
    for (const each of elementsIn(element, 'dt', 'dd')) {
      const content = lineOf(inside(each, place))
      if (each.tagName === 'dt') items.push([{ type: 'strong', children: [...content, textNode(':')] }])
      else items.at(-1)?.push(textNode(before === 'dd' ? ' — ' : ' '), ...content)
      before = each.tagName
    }
    return [listOf(items.map((item) => toFlow(item, place)))]
  }
  const table: Handler = (element, place) => {
    const rows = elementsIn(element, 'tr').map((row) =>
      elementsIn(row, 'th', 'td').map((cell) => ({
        type: 'tableCell' as const,
        children: lineOf(inside(cell, place)),
      })),
    )
    return [{ type: 'table', children: rows.map((children) => ({ type: 'tableRow', children })) }]
  }
  const codeBlock: Handler = (element) => {
    const names = elementsIn(element, 'code').map((each) => attributeOf(each, 'className'))
    const [, lang] = /(?:^|,)language-([^,]+)/.exec(names.join()) ?? []
    return [{ type: 'code', lang, value: wordsOf(element).replace(/\n+$/, '') }]
  }
  /** Words without any, such as a link around a drawing, are left out. */
  const marked = (make: (children: PhrasingContent[], element: Element) => PhrasingContent): Handler => {
    return (element, place) => {
      const children = inside(element, place) as PhrasingContent[]
      return children.some(isWord) ? [make(children, element)] : []
    }
  }

  const handlers: readonly [tags: string, handler: Handler][] = [
    ['section article details', part],
    ['h1 h2 h3 h4 h5 h6', heading],
    ['ul ol', list],
    ['dl', terms],
    ['table', table],
    ['pre', codeBlock],
    ['blockquote', (element, place) => [{ type: 'blockquote', children: flow(element, place) }]],
    ['hr', () => [{ type: 'thematicBreak' }]],
    ['address aside dd div dt figcaption figure footer header hgroup p summary', flow],
    ['b strong', marked((children) => ({ type: 'strong', children }))],
    ['em i mark', marked((children) => ({ type: 'emphasis', children }))],
    ['q', (element, place) => [textNode('"'), ...inside(element, place), textNode('"')]],
    ['a', marked((children, element) => ({ type: 'link', url: absolute(element, 'href'), children }))],
    ['img', (element) => [{ type: 'image', url: absolute(element, 'src'), alt: plain(attributeOf(element, 'alt')) }]],
    ['code kbd samp', (element) => [{ type: 'inlineCode', value: wordsOf(element) }]],
    ['br', () => [{ type: 'break' }]],
  ]
  const byTag = new Map(handlers.flatMap(([tags, handler]) => tags.split(' ').map((tag) => [tag, handler] as const)))

  const nodesOf: Handler = (element, place) => {
    const { dataPart, role } = element.properties
    const name = dataPart ? 'section' : role === 'note' ? 'blockquote' : element.tagName
    return (byTag.get(name) ?? inside)(element, place)
  }

  return flow(main, { anchor: '' })
}
