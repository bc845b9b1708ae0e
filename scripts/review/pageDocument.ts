/** A built page as a reviewer reads it: what stands in its head, and its blocks in order. */
import { normaliseText } from '../../src/sources/statement'
import { attributeOf, elementsOf, textOf, type PageNode } from '../../src/sources/readPage'

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

/** What a reviewer calls the elements that are blocks. */
const ELEMENTS_OF_ROLE = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  paragraph: ['p'],
  'list item': ['li'],
  'table row': ['tr'],
  term: ['dt'],
  description: ['dd'],
  quote: ['blockquote'],
  code: ['pre'],
  caption: ['figcaption'],
  question: ['summary'],
  label: ['button', 'label', 'legend'],
  link: ['a'],
  picture: ['img'],
  date: ['time'],
}
const ROLES = new Map(Object.entries(ELEMENTS_OF_ROLE).flatMap(([role, names]) => names.map((name) => [name, role])))
const SILENT = new Set(['title', 'script', 'style', 'template', 'svg', 'noscript'])
/** Elements whose words belong to the block around them; all others without a role are blocks of their own. */
const INLINE = /^(#text|span|em|strong|b|i|code|mark|sup|sub|small|abbr|br|td|th)$/
/** Blocks that are also a part of the sentence around them. */
const PART_OF_SENTENCE = new Set(['a', 'time'])
/** Attributes with words for assistive technology, and of empty fields. */
const LABELS = ['aria-label', 'placeholder', 'title']
/** Names of `<meta>` elements that a reviewer is told of. */
const META_FACTS = new Set(['description', 'robots', 'og:title', 'og:description', 'og:image', 'og:image:alt'])

/** Reads a page or a part of one. Class names, hashes and other traces of the build are left out. */
export function pageDocument(root: PageNode): PageDocument {
  const elements = elementsOf(root)
  const named = (name: string) => elements.filter(({ nodeName }) => nodeName === name)
  const [language = ''] = named('html').map((html) => attributeOf(html, 'lang'))
  return {
    language,
    facts: factsOf([...new Set([...named('head').flatMap(elementsOf), ...named('script')])]),
    blocks: blocksOf(root),
  }
}

/** The blocks of a page in order. A block stands before what it holds: a list item before its list. */
function blocksOf(root: PageNode): PageBlock[] {
  const blocks: PageBlock[] = []
  /** Adds the blocks of a node to `blocks`, and words that belong to the block around it to `words`. */
  const visit = (node: PageNode, words: string[]): void => {
    if (node.nodeName === '#text') words.push(textOf(node))
    if (SILENT.has(node.nodeName)) return
    for (const name of LABELS) addBlock('label', attributeOf(node, name) ?? '')
    const role = ROLES.get(node.nodeName)
    if (role) visitBlock(node, role, words)
    else if (INLINE.test(node.nodeName)) {
      visitChildren(node, words)
      if (/^t[dh]$/.test(node.nodeName)) words.push(' · ')
    } else {
      const own: string[] = []
      visitChildren(node, own)
      if (![...(node.childNodes ?? [])].some(({ nodeName }) => PART_OF_SENTENCE.has(nodeName)))
        addBlock('text', own.join(''))
    }
  }
  const visitBlock = (node: PageNode, role: string, words: string[]): void => {
    const place = blocks.push({ role, text: '' }) - 1
    const own: string[] = []
    // Highlighting cuts code anywhere, so its words are read whole.
    if (node.nodeName === 'pre') own.push(textOf(node))
    else visitChildren(node, own)
    if (PART_OF_SENTENCE.has(node.nodeName)) words.push(own.join(''))
    const text = normaliseText(own.join(''))
    // A block whose words are one of its own blocks, such as a list item that is a link, is listed once.
    const isListed = blocks.slice(place + 1).some((block) => block.text === text || block.text.startsWith(`${text} → `))
    blocks[place].text = isListed ? '' : blockText(node, text)
  }
  const visitChildren = (node: PageNode, words: string[]): void => {
    let before: PageNode | undefined
    for (const child of node.childNodes ?? []) {
      // Elements with nothing between them stand apart on the page, as a name and a day do.
      if (before && child.attrs && (before.attrs || /^(span|time)$/.test(child.nodeName))) words.push(' ')
      visit(child, words)
      before = child
    }
  }
  const addBlock = (role: string, text: string): void => {
    const normal = normaliseText(text)
    if (/[\p{L}\p{N}]/u.test(normal)) blocks.push({ role, text: normal })
  }
  visit(root, [])
  return blocks.filter(({ text }) => text !== '')
}

/** The words of a block; of a link with its address, of a picture with its file and size. */
function blockText(element: PageNode, words: string): string {
  if (element.nodeName === 'a') return words ? `${words} → ${attributeOf(element, 'href') ?? ''}` : ''
  if (element.nodeName !== 'img') return words
  const size = [attributeOf(element, 'width'), attributeOf(element, 'height')].filter(Boolean).join('×')
  return [attributeOf(element, 'alt') || '(decoration)', pictureFile(attributeOf(element, 'src') ?? ''), size]
    .filter(Boolean)
    .join(' · ')
}

/** The words of a block without what `blockText` adds to a link or a picture. */
export function plainWords(role: string, text: string): string {
  if (role === 'link') return text.replace(/ → \S*$/, '')
  return role === 'picture' ? text.split(' · ')[0] : text
}

/** `/static/0a1b…/cover.webp` → `cover.webp 0a1b…`: the digest tells a new picture under an old name. */
function pictureFile(address: string): string {
  const [, digest, name] = /^\/static\/([0-9a-f]{8})[0-9a-f]*\/(?:[0-9a-f]+\/)*([^/]+)$/.exec(address) ?? []
  return name ? `${name} ${digest}` : address.slice(0, 80)
}

function factsOf(elements: readonly PageNode[]): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const element of elements) {
    const own = (name: string) => attributeOf(element, name) ?? ''
    const meta = own('name') || own('property')
    if (element.nodeName === 'title') facts.title = normaliseText(textOf(element))
    if (element.nodeName === 'meta' && META_FACTS.has(meta))
      facts[meta] = own('content').replace(/\/static\/[0-9a-f/]+\//, '')
    if (element.nodeName === 'link' && own('rel') === 'canonical') facts.canonical = own('href')
    if (element.nodeName === 'link' && own('rel') === 'alternate' && own('hreflang'))
      facts[`alternate ${own('hreflang')}`] = own('href')
    if (element.nodeName === 'script' && own('type') === 'application/ld+json')
      facts['structured data'] = `${facts['structured data'] ?? ''}${textOf(element)}`
  }
  return facts
}
