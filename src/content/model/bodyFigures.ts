/** Figures of the ledger in the bodies of posts and cases. */
import type { Block, Inline } from '../mdx/blocks'
import type { Language } from '../../routing/languages'
import type { PrintedFigure } from './figures'

/** Prints a figure by its id; `undefined` where the ledger has none of that name. */
export type PrintById = (id: string) => string | undefined

/** The printer of a language. */
export function printerOf(figures: readonly PrintedFigure[], language: Language): PrintById {
  const values = new Map(figures.map(({ id, value }) => [id, value[language]]))
  return (id) => values.get(id)
}

/** Blocks with the values of their figures in place; one that nobody knows, which the check refuses, is left out. */
export function fillFigures(blocks: readonly Block[], print: PrintById): Block[] {
  const text = (content: readonly Inline[]) => joined(content.map((piece) => filled(piece, print)))
  const inside = (below: readonly Block[]) => fillFigures(below, print)
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: text(block.content) }
      case 'list':
        return {
          ...block,
          items: block.items.map(({ content, blocks: below }) => ({
            content: text(content),
            ...(below && { blocks: inside(below) }),
          })),
        }
      case 'quote':
      case 'callout':
        return { ...block, blocks: inside(block.blocks) }
      case 'table':
        return { ...block, header: block.header.map(text), rows: block.rows.map((row) => row.map(text)) }
      default:
        return block
    }
  })
}

function filled(piece: Inline, print: PrintById): Inline {
  if (typeof piece === 'string') return piece
  if (piece.type === 'figure') return print(piece.id) ?? ''
  return 'content' in piece ? { ...piece, content: joined(piece.content.map((each) => filled(each, print))) } : piece
}

/** Strings side by side as one, so that words and figures are typeset together. */
function joined(content: readonly Inline[]): Inline[] {
  return content.reduce<Inline[]>((all, piece) => {
    const last = all[all.length - 1]
    return typeof piece === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + piece] : [...all, piece]
  }, [])
}
