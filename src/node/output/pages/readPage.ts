/** The one reader of built pages: sections of Markdown, of which Markdown version, feed, search and review are made. */
import type { Element, Root } from 'hast'
import type { Nodes, RootContent } from 'mdast'
import type { Language } from '../../../routing/languages'
import { decodeHtml } from '../decodeHtml'
import { plain } from './content'
import { dataOf, toBlocks } from './toBlocks'

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

const childrenOf = (node: Nodes) => ('children' in node ? node.children : [])

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return node.type === 'break' ? ' ' : childrenOf(node).map(textOf).join('')
}

/** Texts of a block. A link that stands alone leads on and says nothing; in a list it does. */
function textsOf(block: Nodes, inList = false): string[] {
  if (block.type === 'paragraph' || block.type === 'tableCell') {
    const leadsOn = !inList && block.children.every((child) => child.type === 'link' || textOf(child).trim() === '')
    return leadsOn ? [] : [plain(textOf(block)).trim()].filter(Boolean)
  }
  return childrenOf(block).flatMap((child) => textsOf(child, block.type === 'listItem'))
}

/** Divides the blocks of a page at its headings, and where an element around them ends. */
function groupsOf(blocks: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && block.type !== 'heading' && dataOf(block).place === dataOf(last[0]).place) last.push(block)
    else groups.push([block])
  }
  return groups
}

/**
 * Returns the reader of the file of a page, which completes links with its absolute address. It needs ES modules. It
 * decodes only what it reads, a fifth of the file, and nothing that it returns keeps the rest in memory.
 */
export async function loadPageReader(): Promise<(file: Buffer, address: string) => BuiltPage> {
  const { htmlToHast } = await import('satteri')
  const { defaultHandlers, toMarkdown } = await import('mdast-util-to-markdown')
  const { gfmTableToMarkdown } = await import('mdast-util-gfm-table')
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })]
  // Most words have none of the fifty signs that the library looks for in each text, which takes a fifth of the time.
  const text: typeof defaultHandlers.text = (node, parent, state, info) =>
    !/[!#&*<[\\\]_`|]/.test(node.value) && (info.before === '\n' ? /^\p{L}/u : /^[^(]/).test(node.value)
      ? node.value
      : defaultHandlers.text(node, parent, state, info)
  const style = { bullet: '-', emphasis: '*', rule: '-', resourceLink: true, extensions, handlers: { text } } as const

  function sectionOf(blocks: RootContent[]): PageSection {
    const [first, ...below] = blocks
    const { place, id } = dataOf(first)
    const isHeading = first.type === 'heading'
    return {
      id: id || (place?.anchor ?? ''),
      heading: isHeading ? textOf(first) : '',
      markdown: toMarkdown({ type: 'root', children: blocks }, style).trim(),
      texts: (isHeading ? below : blocks).flatMap((block) => textsOf(block)),
      ...(place?.part && { part: place.part }),
    }
  }

  return (file, address) => {
    const bytes = file.toString('latin1')
    const inHead = (pattern: RegExp) =>
      plain(decodeHtml(Buffer.from(pattern.exec(bytes)?.[1] ?? '', 'latin1').toString()))
    const main = file.toString('utf8', file.indexOf('<main'), file.indexOf('</main>'))
    // Half of the elements of an article are colours of its code.
    const words = main.replace(/<code\b[^]*?<\/code>/g, (code) => code.replace(/<\/?span\b[^>]*>/g, ''))
    const { children } = htmlToHast(words, { fragment: true }) as Root
    return {
      title: inHead(/<meta[^>]*property="og:title"[^>]*content="([^"]*)"/),
      description: inHead(/<meta[^>]*name="description"[^>]*content="([^"]*)"/),
      language: inHead(/<html[^>]*\slang="([^"]*)"/),
      sections: groupsOf(toBlocks(children[0] as Element, address)).map(sectionOf),
    }
  }
}
