/** Words as a typesetter joins them. In the node layer, so that writers type plain spaces. */
import type { Language } from '../content/languages'
import type { Block, Inline } from '../content/mdx/blocks'

const BEFORE_DASH = /[ \n](?=[—–](?:[ \n]|$))/g
const BEFORE_UNIT = /(?<=\d)[ \n](?=(?:[KMG]B|ms|px|[КМГ]Б|мс)(?![a-zа-яё]))/gi
const AFTER_SHORT_WORD = /(?<=(?:^|[\s(«])[а-яё]{1,2})[ \n](?=\S|$)/gi
const BEFORE_PERCENT = /(?<=\d)[ \n](?=%)/g

/**
 * Keeps together what a line must not part: a dash stays with the word before
 * it, a unit with its number, in Russian also a word of one or two letters with
 * the word after it, and a percent sign with its number.
 */
export function typeset(words: string, language: Language): string {
  const joined = words.replace(BEFORE_DASH, '\u00a0').replace(BEFORE_UNIT, '\u00a0')
  if (language !== 'ru') return joined
  return joined.replace(AFTER_SHORT_WORD, '\u00a0').replace(BEFORE_PERCENT, '\u00a0')
}

/** The same for the running text of a body; code stays as it is. */
export function typesetBlocks(blocks: readonly Block[], language: Language): Block[] {
  const text = (content: Inline[]): Inline[] =>
    content.map((piece) => {
      if (typeof piece === 'string') return typeset(piece, language)
      return 'content' in piece ? { ...piece, content: text(piece.content) } : piece
    })
  const inside = (block: Block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: text(block.content) }
      case 'list':
        return {
          ...block,
          items: block.items.map(({ content, blocks: below }) => ({
            content: text(content),
            ...(below && { blocks: below.map(inside) }),
          })),
        }
      case 'quote':
        return { ...block, blocks: block.blocks.map(inside) }
      case 'callout':
        return {
          ...block,
          ...(block.title && { title: typeset(block.title, language) }),
          blocks: block.blocks.map(inside),
        }
      case 'image':
        return block.caption ? { ...block, caption: typeset(block.caption, language) } : block
      case 'table':
        return { ...block, header: block.header.map(text), rows: block.rows.map((row) => row.map(text)) }
      default:
        return block
    }
  }
  return blocks.map(inside)
}
