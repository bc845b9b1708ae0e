/** Words as a typesetter joins them. In the node layer, so that writers type plain spaces. */
import type { Language } from '../content/languages'
import type { Block, Inline } from '../content/mdx/blocks'

const BEFORE_DASH = /[ \n](?=[—–](?:[ \n]|$))/g
const BEFORE_UNIT = /(?<=\d)[ \n](?=(?:[%$€₽]|(?:[KMG]B|ms|px|[КМГ]Б|мс)(?![a-zа-яё])))/gi
/** Prepositions, conjunctions and negations of one or two letters lean on the word after them … */
const AFTER_SHORT_WORD = /(?<=(?:^|[\s(«])(?:[авикосу]|во|да|до|за|из|ко|на|не|ни|но|об|от|по|со))[ \n](?=\S|$)/gi
/** … particles on the word before. */
const BEFORE_PARTICLE = /[ \n](?=(?:же?|бы?|ли|ль)(?![а-яё]))/gi
/** After these a browser breaks a line without a space. */
const RANGE = /(?<=\d)–(?=\d)/g
const HYPHENED_PARTICLE = /-(?=(?:то|либо|нибудь)(?![а-яё]))/gi

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

/**
 * Keeps together what a line must not part: a dash stays with the word before
 * it, a unit with its number, the ends of a range with each other; in Russian
 * also short words and particles with the word they lean on (в дом, что ли,
 * что-то).
 */
export function typeset(words: string, language: Language): string {
  const joined = words
    .replace(BEFORE_DASH, NO_BREAK_SPACE)
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(RANGE, `–${WORD_JOINER}`)
  if (language !== 'ru') return joined
  return joined
    .replace(AFTER_SHORT_WORD, NO_BREAK_SPACE)
    .replace(BEFORE_PARTICLE, NO_BREAK_SPACE)
    .replace(HYPHENED_PARTICLE, `-${WORD_JOINER}`)
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
