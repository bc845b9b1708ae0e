/** A built page as a reviewer reads it: what stands in its head, and its blocks in order. */
import { normaliseText } from '../../src/sources/statement'
import { attributeOf, elementsOf, textOf, type PageNode } from '../../src/sources/readPage'

export interface PageBlock {
  /** `heading`, `paragraph`, `point`, `row of a table`, `link`, `picture`, `label` … */
  role: string
  /** What it says: its words, of a link also where it leads, of a picture its alternative text and file. */
  text: string
  /** The address of a picture: another picture under the same name has another. */
  picture?: string
  /** Of a card: what tells it from others, and what it holds. */
  card?: { key: string; blocks: PageBlock[] }
}

/** What a reviewer calls the elements that are blocks. */
const ELEMENTS_OF_ROLE = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  paragraph: ['p'],
  point: ['li'],
  'row of a table': ['tr'],
  term: ['dt'],
  explanation: ['dd'],
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
/** What a reviewer calls the `<meta>` elements that are compared. */
const META_FACTS: Readonly<Record<string, string | undefined>> = {
  description: 'description',
  robots: 'instruction for search engines',
  'og:title': 'title of the link preview',
  'og:description': 'description of the link preview',
  'og:image': 'share picture',
  'og:image:alt': 'words of the link preview',
}
/** Facts of a page that only machines read: addresses and data, which stand in no file as they are shown. */
export const FOR_MACHINES = /search engines$|^page in /
/** A picture without words. */
export const DECORATION = '(decoration)'
/** What no block shows. */
export const FACTS = /^(title|description)$|link preview$|share picture$|search engines$|^page in /

/**
 * Reads a page or a part of one: title, description, addresses and data for search engines, which no block
 * shows, then its blocks. Class names, hashes and other traces of the build are left out.
 */
export function pageDocument(root: PageNode): PageBlock[] {
  const all = elementsOf(root).flatMap(factsOf)
  // Drawings have titles as well, below that of the page.
  const title = all.find(({ role }) => role === 'title')
  const facts = all.filter((fact) => fact.role !== 'title' || fact === title)
  return [...facts.sort((a, b) => (a.role < b.role ? -1 : 1)), ...blocksOf(root)]
}

/** The blocks of a page in order. A block stands before what it holds: a list item before its list. A card is one block. */
function blocksOf(root: PageNode, within?: PageNode): PageBlock[] {
  const blocks: PageBlock[] = []
  /** Adds the blocks of a node to `blocks`, and words that belong to the block around it to `words`. */
  const visit = (node: PageNode, words: string[]): void => {
    if (node.nodeName === '#text') words.push(textOf(node))
    if (SILENT.has(node.nodeName)) return
    const card = within ? null : cardOf(node)
    if (card)
      return void blocks.push({ role: 'card', text: card.title, card: { key: card.key, blocks: blocksOf(node, node) } })
    for (const name of LABELS) addBlock('label', attributeOf(node, name) ?? '')
    const role = ROLES.get(node.nodeName)
    if (role) visitBlock(node, role, words)
    else if (INLINE.test(node.nodeName)) {
      visitChildren(node, words)
      if (/^t[dh]$/.test(node.nodeName)) words.push(' · ')
    } else {
      const own: string[] = []
      visitChildren(node, own)
      const children = [...(node.childNodes ?? [])]
      // Links and days have blocks of their own; what stands beside them is said without them.
      const isMixed = children.some(({ nodeName }) => PART_OF_SENTENCE.has(nodeName))
      const beside = children.filter(({ nodeName }) => INLINE.test(nodeName)).map(textOf)
      addBlock('text', (isMixed ? beside : own).join(isMixed ? ' ' : ''))
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
    const contact = contactOf(node, text)
    blocks[place] = { role: contact ?? role, text: isListed ? '' : contact ? text : blockText(node, text) }
    if (node.nodeName === 'img') blocks[place].picture = attributeOf(node, 'src') ?? ''
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

/** The card of a post, a project or a person: its name, and its link or its anchor; null for what is none. */
function cardOf(node: PageNode): { title: string; key: string } | null {
  if (!/^(li|article)$/.test(node.nodeName)) return null
  const all = elementsOf(node)
  const isNamed = (each: PageNode) => each.nodeName === 'div' || /^h\d$/.test(each.nodeName)
  const [own] = all.filter(isNamed).flatMap((each) => (each.nodeName === 'div' ? strongIn(each) : each))
  if (!own || all.some(({ nodeName }) => /^h[12]$/.test(nodeName))) return null
  const link = elementsOf(own).find(({ nodeName }) => nodeName === 'a')
  const anchor = all.find((each) => each.nodeName === 'article' && attributeOf(each, 'id'))
  const key = (link && attributeOf(link, 'href')) ?? (anchor && `#${attributeOf(anchor, 'id')}`) ?? ''
  return { title: normaliseText(textOf(own)), key }
}

const strongIn = ({ childNodes = [] }: PageNode) => [...childNodes].filter(({ nodeName }) => nodeName === 'strong')

/** The words of a block; of a link with its address, of a picture with its file. */
function blockText(element: PageNode, words: string): string {
  const fileOf = (name: string) => (attributeOf(element, name) ?? '').replace(/^\/static\/.*\//, '').slice(0, 200)
  if (element.nodeName === 'a') return words ? `${words} → ${fileOf('href')}` : ''
  if (element.nodeName !== 'img') return words
  return [attributeOf(element, 'alt') || DECORATION, fileOf('src')].filter(Boolean).join(' · ')
}

/** What a reviewer calls a link that leads to the number or the address it shows. */
function contactOf(node: PageNode, words: string): string | undefined {
  const address = attributeOf(node, 'href') ?? ''
  if (address === `mailto:${words}`) return 'email address'
  const [number, shown] = [address, words].map((text) => text.replace(/\D/g, ''))
  return address.startsWith('tel:') && number === shown ? 'phone number' : undefined
}

/** The words of a block without what `blockText` adds to a link or a picture. */
export function plainWords(role: string, text: string): string {
  if (role === 'link') return text.replace(/ → \S*$/, '')
  return role === 'picture' ? text.split(' · ')[0] : text
}

/** What an element says of the page without showing it. */
function factsOf(element: PageNode): PageBlock[] {
  const own = (name: string) => attributeOf(element, name) ?? ''
  const { nodeName } = element
  if (nodeName === 'title') return [{ role: 'title', text: normaliseText(textOf(element)) }]
  const meta = META_FACTS[own('name') || own('property')]
  if (nodeName === 'meta' && meta) return [{ role: meta, text: own('content') }]
  if (own('rel') === 'canonical') return [{ role: 'address for search engines', text: own('href') }]
  if (own('rel') === 'alternate' && own('hreflang'))
    return [{ role: `page in ${own('hreflang').replace('x-default', 'any other language')}`, text: own('href') }]
  return own('type') === 'application/ld+json' ? [{ role: 'data for search engines', text: textOf(element) }] : []
}
