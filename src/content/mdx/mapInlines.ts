import type { Block, Inline } from './blocks'

/** What becomes of the words of a body. */
interface InlineChange {
  /** A run of running text, and each run inside its pieces before that. */
  content(run: readonly Inline[]): Inline[]
  /** Words that are plain text: titles of callouts, captions. Left as they are without this. */
  words?(words: string): string
}

/** Blocks with their words changed, and everything else as it is: code, addresses, alternative texts. */
export function mapInlines(blocks: readonly Block[], change: InlineChange): Block[] {
  const run = (content: readonly Inline[]): Inline[] =>
    change.content(
      content.map((piece) =>
        typeof piece !== 'string' && 'content' in piece ? { ...piece, content: run(piece.content) } : piece,
      ),
    )
  const below = (inner: readonly Block[]) => mapInlines(inner, change)
  const { words = (text) => text } = change
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: run(block.content) }
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => ({
            content: run(item.content),
            ...(item.blocks && { blocks: below(item.blocks) }),
          })),
        }
      case 'quote':
        return { ...block, blocks: below(block.blocks) }
      case 'callout':
        return { ...block, ...(block.title && { title: words(block.title) }), blocks: below(block.blocks) }
      case 'image':
        return block.caption ? { ...block, caption: words(block.caption) } : block
      case 'table':
        return { ...block, header: block.header.map(run), rows: block.rows.map((row) => row.map(run)) }
      case 'code':
      case 'divider':
        return block
    }
  })
}
