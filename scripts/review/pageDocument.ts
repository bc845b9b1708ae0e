/** A built page as a reviewer reads it: the facts in its head, and its blocks in order. */
import { normaliseText } from '../../src/sources/statement'
import { attributeOf, elementsOf, textOf, type PageNode } from '../../src/sources/readPage'

export interface PageBlock {
  /** `heading`, `paragraph`, `point`, `row of a table`, `link`, `picture`, `label` … */
  role: string
  /** Its words; for a link with its target, for a picture its alternative text and file. */
  text: string
  /** The address of a picture: another picture with the same name has another address. */
  picture?: string
  /** For a card: its key and its blocks. */
  card?: { key: string; blocks: PageBlock[] }
}

/** Names in a review for elements that are blocks. */
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
/** Elements whose words belong to the block around them; all others without a role are separate blocks. */
const INLINE = /^(#text|span|em|strong|b|i|code|mark|sup|sub|small|abbr|br|td|th)$/
/** Blocks that are also a part of the surrounding sentence. */
const PART_OF_SENTENCE = new Set(['a', 'time'])
/** Attributes with words for assistive technology and for empty fields. */
const LABELS = ['aria-label', 'placeholder', 'title']
/** Names in a review for the `<meta>` elements that are compared. */
const META_FACTS: Readonly<Record<string, string | undefined>> = {
  description: 'description',
  robots: 'instruction for search engines',
  'og:title': 'title of the link preview',
  'og:description': 'description of the link preview',
  'og:image': 'share picture',
  'og:image:alt': 'words of the link preview',
}
/** Facts of a page that only machines read: addresses and data, which no source file contains in this form. */
export const FOR_MACHINES = /search engines$|^page in /
/** A picture without words. */
export const DECORATION = '(decoration)'
/** Roles of the facts that no block shows. */
export const FACTS = /^(title|description)$|link preview$|share picture$|search engines$|^page in /

/**
 * Reads a page or a part of one: the facts that no block shows (title, description, addresses and data for search
 * engines), then its blocks. Leaves out class names, hashes and other traces of the build.
 */
export function pageDocument(root: PageNode): PageBlock[] {
  const all = elementsOf(root).flatMap(factsOf)
  // Drawings further down the page have titles as well.
  const title = all.find(({ role }) => role === 'title')
  const facts = all.filter((fact) => fact.role !== 'title' || fact === title)
  return [...facts.sort((a, b) => (a.role < b.role ? -1 : 1)), ...blocksOf(root)]
}

/** The blocks of a page in order. A block precedes its content: a list item precedes its nested list. A card is one block. */
function blocksOf(root: PageNode, within?: PageNode): PageBlock[] {
  const blocks: PageBlock[] = []
  /** Adds the blocks of a node to `blocks`, and words of the surrounding block to `words`. */
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
      // Links and dates are separate blocks; the text beside them does not repeat them.
      const isMixed = children.some(({ nodeName }) => PART_OF_SENTENCE.has(nodeName))
      const beside = children.filter(({ nodeName }) => INLINE.test(nodeName)).map(textOf)
      addBlock('text', (isMixed ? beside : own).join(isMixed ? ' ' : ''))
    }
  }
  const visitBlock = (node: PageNode, role: string, words: string[]): void => {
    const place = blocks.push({ role, text: '' }) - 1
    const own: string[] = []
    // Highlighting splits code at any point, so the code is read as a whole.
    if (node.nodeName === 'pre') own.push(textOf(node))
    else visitChildren(node, own)
    if (PART_OF_SENTENCE.has(node.nodeName)) words.push(own.join(''))
    const text = normaliseText(own.join(''))
    // If the words of a block equal one of its own blocks (a list item with only a link), it is listed once.
    const isListed = blocks.slice(place + 1).some((block) => block.text === text || block.text.startsWith(`${text} → `))
    const contact = contactOf(node, text)
    blocks[place] = { role: contact ?? role, text: isListed ? '' : contact ? text : blockText(node, text) }
    if (node.nodeName === 'img') blocks[place].picture = attributeOf(node, 'src') ?? ''
  }
  const visitChildren = (node: PageNode, words: string[]): void => {
    let before: PageNode | undefined
    for (const child of node.childNodes ?? []) {
      // Adjacent elements are visually separate on the page, such as a name and a date.
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

/** The card of a post, a project or a person: its name, and its link or anchor; null for other elements. */
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

/** The words of a block; for a link with its address, for a picture with its file. */
function blockText(element: PageNode, words: string): string {
  const fileOf = (name: string) => (attributeOf(element, name) ?? '').replace(/^\/static\/.*\//, '').slice(0, 200)
  if (element.nodeName === 'a') return words ? `${words} → ${fileOf('href')}` : ''
  if (element.nodeName !== 'img') return words
  return [attributeOf(element, 'alt') || DECORATION, fileOf('src')].filter(Boolean).join(' · ')
}

/** The role in a review of a link that shows its own phone number or e-mail address. */
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

/** The facts of the page that an element states without showing them. */
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
