/** Turns the content of a page into blocks of Markdown, each with its place on the page. */
import type { BlockContent, ListItem, RootContent } from 'mdast'
import { attributesOf, isSilent, plain, wordsOf, type Attributes, type PageNode } from './pageNode'

/** A `section`, an `article`, a `details` or an element with `data-part`, or an item of a list that has a heading. */
export interface Place {
  id: string
  /** Id of the heading that names it. */
  label?: string
  /** Its `data-part`; `card` for another article. */
  part?: string
  /** The place around it. */
  outer?: Place
}

declare module 'mdast' {
  interface Data {
    /** Place of a block on its page. */
    place?: Place
    /** Id of a heading. */
    id?: string
  }
}

interface PageElement extends PageNode {
  attributes: Attributes
  /** The place around it. */
  outer?: Place
  /** What is in it. @param place the element itself, if it is one */
  content: (place?: Place) => RootContent[]
}

/** Elements in a line of text. All others are blocks. */
const INLINE = new Set(
  'a abbr b cite code data del em i ins kbd label mark q s small span strong sub sup time u'.split(' '),
)

const parent = (type: RootContent['type'], children: RootContent[], facts?: object) =>
  ({ type, ...facts, children }) as RootContent
const textNode = (value: string) => ({ type: 'text' as const, value })

/** The id of an element as a target of links. Ids that React makes are none. */
const targetOf = ({ id = '' }: Attributes) => id.replace(/^:.*/, '')
const isPhrasing = ({ type }: RootContent) => /^(?:text|emphasis|strong|inlineCode|link|image|break)$/.test(type)
const hasWords = (node: RootContent) => node.type !== 'break' && (node.type !== 'text' || node.value.trim() !== '')

/** A line of text, without spaces and breaks at its ends. */
function lineOf(nodes: RootContent[]): RootContent[] {
  const line = nodes.slice(nodes.findIndex(hasWords), nodes.findLastIndex(hasWords) + 1)
  const [first, last] = [line[0], line.at(-1)]
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return line
}

/** Blocks, with a paragraph of each run of text. */
function toFlow(nodes: RootContent[]): RootContent[] {
  const flow: RootContent[] = []
  let run: RootContent[] = []
  for (const node of [...nodes, null]) {
    if (node && isPhrasing(node)) run.push(node)
    else {
      if (run.some(hasWords)) flow.push(parent('paragraph', lineOf(run)))
      if (node) flow.push(node)
      run = []
    }
  }
  return flow
}

/** Notes the place of the blocks that have none yet. */
function inPlace(own: Place, blocks: RootContent[]): RootContent[] {
  for (const block of blocks) (block.data ??= {}).place ??= own
  return blocks
}

/** Blocks of a card or an item, with its heading first: on a page, a picture or a date may be above it. */
function withHeadingFirst(blocks: RootContent[]): RootContent[] {
  const at = blocks.findIndex((block) => block.type === 'heading' && !block.data?.place)
  return at > 0 ? [blocks[at], ...blocks.slice(0, at), ...blocks.slice(at + 1)] : blocks
}

function place({ nodeName, attributes, outer, content }: PageElement): RootContent[] {
  const isArticle = nodeName === 'article'
  const part = attributes['data-part'] ?? (isArticle ? 'card' : undefined)
  const own = { id: targetOf(attributes), label: attributes['aria-labelledby'], part, outer }
  const blocks = toFlow(content(own))
  return inPlace(own, isArticle ? withHeadingFirst(blocks) : blocks)
}

/** A list; of items with headings, their blocks alone. */
function list({ nodeName, outer, content }: PageElement): RootContent | RootContent[] {
  const items = content().filter((item) => item.type === 'listItem')
  if (items.some(({ children }) => children.some(({ type }) => type === 'heading')))
    return items.flatMap(({ children }) => inPlace({ id: '', outer }, withHeadingFirst(children)))
  const spread = items.some(({ children }) => children.filter(({ type }) => type !== 'list').length > 1)
  return { type: 'list', ordered: nodeName === 'ol', spread, children: items }
}

/** Terms, each an item already, with the descriptions that follow it. */
function terms({ content }: PageElement): RootContent {
  const items: ListItem[] = []
  for (const block of toFlow(content())) {
    const item = items.at(-1)
    const line = item?.children[0]
    if (block.type === 'listItem') items.push(block)
    else if (block.type === 'paragraph' && line?.type === 'paragraph')
      line.children.push(textNode(line.children.length === 1 ? ' ' : ' — '), ...block.children)
    else item?.children.push(block as BlockContent)
  }
  return { type: 'list', spread: false, children: items }
}

function code({ childNodes = [] }: PageElement): RootContent {
  const names = childNodes.map((child) => attributesOf(child).class).join(' ')
  const lang = /language-(\S+)/.exec(names)?.[1]
  return { type: 'code', lang, value: wordsOf(childNodes).replace(/\n+$/, '') }
}

type Handler = (element: PageElement) => RootContent | RootContent[]

const heading: Handler = ({ nodeName, attributes, content }) =>
  parent('heading', lineOf(content()), { depth: Number(nodeName[1]), data: { id: targetOf(attributes) } })
const cell: Handler = ({ content }) => parent('tableCell', lineOf(content()))
const quote: Handler = ({ content }) => parent('blockquote', toFlow(content()))
const emphasis: Handler = ({ content }) => parent('emphasis', content())
const strong: Handler = ({ content }) => parent('strong', content())
const block: Handler = (element) => (element.attributes.role === 'note' ? quote(element) : toFlow(element.content()))

/** What elements become. Others become their content. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  a: ({ attributes, content }) => {
    const words = content()
    if (!words.every(isPhrasing)) return toFlow(words)
    return words.some(hasWords) ? parent('link', words, { url: attributes.href ?? '' }) : []
  },
  article: place,
  b: strong,
  blockquote: quote,
  br: () => ({ type: 'break' }),
  code: ({ childNodes = [] }) => ({ type: 'inlineCode', value: wordsOf(childNodes) }),
  details: place,
  div: (element) => ('data-part' in element.attributes ? place(element) : block(element)),
  dl: terms,
  dt: ({ content }) => parent('listItem', toFlow([parent('strong', [...lineOf(content()), textNode(':')])])),
  em: emphasis,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  hr: () => ({ type: 'thematicBreak' }),
  i: emphasis,
  img: ({ attributes: { src = '', alt = '' } }) => ({ type: 'image', url: src, alt: plain(alt) }),
  li: ({ content }) => parent('listItem', toFlow(content())),
  ol: list,
  pre: code,
  section: place,
  strong,
  table: ({ content }) => parent('table', toFlow(content())),
  td: cell,
  th: cell,
  tr: ({ content }) => parent('tableRow', toFlow(content())),
  ul: list,
}

/** What a node becomes; nothing if it is no content. @param base absolute address of the page */
function nodesOf(node: PageNode, base: string, outer?: Place): RootContent[] {
  const { nodeName, childNodes = [], value = '' } = node
  if (nodeName === '#text') return [textNode(plain(value).replace(/\s+/g, ' '))]
  const attributes = attributesOf(node)
  if (!node.attrs || isSilent(nodeName, attributes)) return []
  for (const name of ['href', 'src']) if (attributes[name]) attributes[name] = new URL(attributes[name], base).href
  const content = (around = outer) =>
    attributes.role === 'img' ? [textNode(plain(attributes['aria-label'] ?? ''))] : contentOf(childNodes, base, around)
  if (INLINE.has(nodeName) && !(nodeName in HANDLERS)) return content()
  return [HANDLERS[nodeName] ?? block].flatMap((handler) => handler({ ...node, attributes, outer, content }))
}

/** The content of nodes. Adjacent elements of a line, which only styles separate, get a space between them. */
function contentOf(nodes: readonly PageNode[], base: string, outer?: Place): RootContent[] {
  const content: RootContent[] = []
  let before = ''
  for (const node of nodes) {
    const found = nodesOf(node, base, outer)
    if (found.length === 0) continue
    if (INLINE.has(before) && INLINE.has(node.nodeName)) found.unshift(textNode(' '))
    for (const each of found) {
      const last = content.at(-1)
      if (each.type === 'text' && last?.type === 'text') last.value = (last.value + each.value).replace(/ +/g, ' ')
      else content.push(each)
    }
    before = node.nodeName
  }
  return content
}

/** The blocks of a page. @param base its absolute address */
export const toBlocks = (nodes: readonly PageNode[], base: string): RootContent[] => toFlow(contentOf(nodes, base))
