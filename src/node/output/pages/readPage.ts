/**
 * The one reader of built pages. It turns the HTML of a page into sections of
 * Markdown; the Markdown version, the search and the review are
 * made from them.
 */
import type { Nodes, RootContent } from 'mdast'
import type { Language } from '../../../routing/languages'
import { decodeHtml } from '../decodeHtml'
import { contentOf, plain, type PageNode } from './contentOf'
import { dataOf, loadToBlocks, type Place } from './toBlocks'

export interface BuiltPage {
  /** Without the company's name. */
  title: string
  description: string
  language: Language
  sections: PageSection[]
}

/** A part of a page, from one heading to the next, or to the end of the element around it. */
export interface PageSection {
  /** Fragment that leads there, without `#`; '' for the beginning of the page. */
  id: string
  /** Words of its heading; '' if it has none. */
  heading: string
  /** With the heading. Links and pictures have absolute addresses. */
  markdown: string
  /** Its paragraphs, list items and cells as plain text, without code and without links that stand alone. */
  texts: string[]
  /**
   * What it is a part of: the `data-part` of an element around it, for example `question`; or `card`, if it is an
   * article in a section, which shows the beginning of another page.
   */
  part?: string
}

type PageReader = (html: string, address: string) => BuiltPage

const childrenOf = (node: Nodes) => ('children' in node ? node.children : [])

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return node.type === 'break' ? ' ' : childrenOf(node).map(textOf).join('')
}

/** Texts of a block. A link that stands alone leads on and says nothing; in a list it does. */
function textsOf(block: Nodes, inList = false): string[] {
  if (block.type === 'paragraph' || block.type === 'tableCell') {
    const leadsOn = !inList && block.children.every((child) => child.type === 'link' || textOf(child).trim() === '')
    return leadsOn ? [] : [textOf(block).replace(/\s+/g, ' ').trim()].filter(Boolean)
  }
  return childrenOf(block).flatMap((child) => textsOf(child, block.type === 'listItem'))
}

/** The fragment that leads to a place: its id, or that of the nearest place around it. */
const anchorOf = (place?: Place): string => (place ? place.id || anchorOf(place.outer) : '')

function partOf(place?: Place): string | undefined {
  if (!place?.part) return place?.outer && partOf(place.outer)
  // The article around a whole page is no card.
  return place.part === 'card' && !anchorOf(place.outer) ? undefined : place.part
}

interface Group {
  place?: Place
  /** The id of its heading. */
  id?: string
  blocks: RootContent[]
}

/** Divides the blocks of a page at its headings, and where an element around them ends. */
function groupsOf(blocks: readonly RootContent[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const { place, id } = dataOf(block)
    const last = groups.at(-1)
    if (!last || block.type === 'heading' || place !== last.place) groups.push({ place, id, blocks: [block] })
    else last.blocks.push(block)
  }
  return groups
}

/**
 * Returns the reader. Its packages are ES modules. The reader takes the HTML of
 * a page, and its absolute address, with which it completes links.
 */
export async function loadPageReader(): Promise<PageReader> {
  const { parseFragment } = await import('parse5')
  const { toMarkdown } = await import('mdast-util-to-markdown')
  const { gfmTableToMarkdown } = await import('mdast-util-gfm-table')
  const toBlocks = await loadToBlocks()
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })]

  function sectionOf({ place, id, blocks }: Group): PageSection {
    const [first, ...below] = blocks
    const isHeading = first.type === 'heading'
    const part = partOf(place)
    const markdown = toMarkdown(
      { type: 'root', children: blocks },
      { bullet: '-', emphasis: '*', rule: '-', resourceLink: true, extensions },
    )
    return {
      id: id && !(id === place?.label && place.id) ? id : anchorOf(place),
      heading: isHeading ? textOf(first) : '',
      markdown: markdown.trim(),
      texts: (isHeading ? below : blocks).flatMap((block) => textsOf(block)),
      ...(part && { part }),
    }
  }

  return (html, address) => {
    const inHead = (pattern: RegExp) => plain(decodeHtml(pattern.exec(html)?.[1] ?? ''))
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const { childNodes = [] } = parseFragment(`<base href="${encodeURI(address)}">${main}`) as PageNode
    return {
      title: inHead(/<meta[^>]*property="og:title"[^>]*content="([^"]*)"/),
      description: inHead(/<meta[^>]*name="description"[^>]*content="([^"]*)"/),
      language: inHead(/<html[^>]*\slang="([^"]*)"/),
      sections: groupsOf(toBlocks(contentOf(childNodes))).map(sectionOf),
    }
  }
}
