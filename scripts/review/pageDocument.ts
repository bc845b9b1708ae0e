/** A built page as a reviewer reads it: what stands in its head, and its blocks in order. */
import type { DefaultTreeAdapterMap } from 'parse5'
import { attributeOf, textOf, type HtmlElement, type HtmlNode } from '../../src/node/output/preview/htmlNodes'
import { normaliseText } from '../../src/sources/normaliseText'

export interface PageBlock {
  /** `heading`, `paragraph`, `list item`, `table row`, `link`, `picture`, `label` … */
  role: string
  /** What it says: its words, of a link also where it leads, of a picture its alternative text and file. */
  text: string
}

export interface PageDocument {
  language: string
  /** Title, description, canonical, alternates, robots, structured data: what no block shows. */
  facts: Record<string, string>
  blocks: PageBlock[]
}

const ROLES: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  p: 'paragraph',
  li: 'list item',
  tr: 'table row',
  dt: 'term',
  dd: 'description',
  blockquote: 'quote',
  pre: 'code',
  figcaption: 'caption',
  summary: 'question',
  button: 'label',
  label: 'label',
  legend: 'label',
  a: 'link',
  img: 'picture',
  time: 'date',
}
const SILENT = new Set(['title', 'script', 'style', 'template', 'svg', 'noscript'])
/** Names of `<meta>` that are read out of the page by others. */
const FACTS = new Set(['description', 'robots', 'og:title', 'og:description', 'og:image', 'og:image:alt'])

/** Reads a page. Class names, hashes and other traces of the build are left out. */
export type ReadDocument = (html: string) => PageDocument

/** The parser is an ES module: as one it is twice as fast as what tsx makes of it for `require`. */
export async function loadReadDocument(): Promise<ReadDocument> {
  const { parse } = await import('parse5')
  return (html) => documentOf(parse(html))
}

function documentOf(root: HtmlNode): PageDocument {
  const page: PageDocument = { language: '', facts: {}, blocks: [] }
  const visit = (node: HtmlNode, words: string[]): void => {
    if (node.nodeName === '#text') {
      words.push((node as DefaultTreeAdapterMap['textNode']).value)
      return
    }
    if (!('childNodes' in node)) return
    if (!('attrs' in node)) {
      node.childNodes.forEach((child) => visit(child, words))
      return
    }
    if (node.nodeName === 'html') page.language = attributeOf(node, 'lang') ?? ''
    readFact(node, page.facts)
    if (SILENT.has(node.nodeName)) return
    readLabels(node, page.blocks)
    const role = ROLES[node.nodeName]
    if (!role) {
      const own: string[] = isBlockLike(node) ? [] : words
      visitAll(node, own)
      if (node.nodeName === 'td' || node.nodeName === 'th') words.push(' · ')
      if (own !== words && !node.childNodes.some(isLinkOrTime)) say(page.blocks, 'text', own.join(''))
      return
    }
    // A block stands before what it holds: a list item before its list.
    const place = page.blocks.push({ role, text: '' }) - 1
    const own: string[] = []
    // Coloured code is cut anywhere, and reads as it is written.
    if (node.nodeName === 'pre') own.push(textOf(node))
    else visitAll(node, own)
    // A link in a sentence is a part of it; one that stands alone in a list is said once.
    if (node.nodeName === 'a' || node.nodeName === 'time') words.push(own.join(''))
    const text = normaliseText(own.join(''))
    const said = page.blocks
      .slice(place + 1)
      .some((block) => block.text === text || block.text.startsWith(`${text} → `))
    page.blocks[place].text = said ? '' : ownText(node, text)
  }
  // Elements with nothing between them stand apart on the page, as a name and a day do.
  function visitAll(node: HtmlElement, words: string[]): void {
    node.childNodes.forEach((child, index) => {
      const before = node.childNodes[index - 1]
      if (before && 'attrs' in child && ('attrs' in before || /^(span|time)$/.test(child.nodeName))) words.push(' ')
      visit(child, words)
    })
  }
  visit(root, [])
  page.blocks = page.blocks.filter(({ text }) => text !== '')
  return page
}

function ownText(element: HtmlElement, words: string): string {
  if (element.nodeName === 'a') return words ? `${words} → ${attributeOf(element, 'href') ?? ''}` : ''
  if (element.nodeName !== 'img') return words
  const size = [attributeOf(element, 'width'), attributeOf(element, 'height')].filter(Boolean).join('×')
  return [attributeOf(element, 'alt') || '(decoration)', pictureFile(attributeOf(element, 'src') ?? ''), size]
    .filter(Boolean)
    .join(' · ')
}

/** `/static/0a1b…/cover.webp` → `cover.webp 0a1b…`: the digest tells a new picture under an old name. */
function pictureFile(address: string): string {
  const [, digest, name] = /^\/static\/([0-9a-f]{8})[0-9a-f]*\/(?:[0-9a-f]+\/)*([^/]+)$/.exec(address) ?? []
  return name ? `${name} ${digest}` : address.slice(0, 80)
}

function say(blocks: PageBlock[], role: string, text: string): void {
  const normal = normaliseText(text)
  if (/[\p{L}\p{N}]/u.test(normal)) blocks.push({ role, text: normal })
}

/** Words for assistive technology, and of empty fields. */
function readLabels(element: HtmlElement, blocks: PageBlock[]): void {
  for (const name of ['aria-label', 'placeholder', 'title']) say(blocks, 'label', attributeOf(element, name) ?? '')
}

function readFact(element: HtmlElement, facts: Record<string, string>): void {
  const own = (name: string) => attributeOf(element, name) ?? ''
  if (element.nodeName === 'title') facts.title = normaliseText(textOf(element))
  if (element.nodeName === 'meta' && FACTS.has(own('name') || own('property')))
    facts[own('name') || own('property')] = own('content').replace(/\/static\/[0-9a-f/]+\//, '')
  if (element.nodeName === 'link' && own('rel') === 'canonical') facts.canonical = own('href')
  if (element.nodeName === 'link' && own('rel') === 'alternate' && own('hreflang'))
    facts[`alternate ${own('hreflang')}`] = own('href')
  if (element.nodeName === 'script' && own('type') === 'application/ld+json')
    facts['structured data'] = `${facts['structured data'] ?? ''}${textOf(element)}`
}

/** Elements whose words are theirs: `Words <b>in</b> a <div>…` is no paragraph, but it is read. */
function isBlockLike({ nodeName }: HtmlElement): boolean {
  return !['span', 'em', 'strong', 'b', 'i', 'code', 'mark', 'sup', 'sub', 'small', 'abbr', 'br', 'td', 'th'].includes(
    nodeName,
  )
}

function isLinkOrTime({ nodeName }: HtmlNode): boolean {
  return nodeName === 'a' || nodeName === 'time'
}
