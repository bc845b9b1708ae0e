import { languageFile } from '../../routing/languageFiles'
import type { Language } from '../../routing/languages'
import type { Block, Heading, Inline, ListItem } from './blocks'

/** The words of running text, without their markup. */
export function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.type === 'code') return part.text
      if (part.type === 'figure') return part.id
      return part.type === 'break' ? ' ' : inlineText(part.content)
    })
    .join('')
}

/** The words of a body without code, one line per block; for counting, search and feeds. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'list':
      return block.items
        .map((item) => [inlineText(item.content), plainText(item.blocks ?? [])].filter(Boolean).join('\n'))
        .join('\n')
    case 'quote':
    case 'callout':
      return plainText(block.blocks)
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(inlineText).join(' ')).join('\n')
    default:
      return ''
  }
}

/** Number of words. A word is a run of letters and digits, with the punctuation inside it. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}`'’.-]*[\p{L}\p{N}])?/gu)?.length ?? 0
}

/** Reading time in minutes, at least one, by `wordsPerMinute` of the language. */
export function readingMinutes(words: number, language: Language): number {
  return Math.max(1, Math.round(words / languageFile(language).wordsPerMinute))
}

/**
 * Gives every heading an id and lists the headings. A translation takes the
 * ids of the original's headings by position, so that `#pricing` works in
 * every language.
 * @param slug makes a unique id from a text; create a new one for every document
 * @returns the same blocks with ids, and the headings in order
 */
export function nameHeadings(
  blocks: readonly Block[],
  slug: (text: string) => string,
  original?: readonly Heading[],
): { blocks: Block[]; headings: Heading[] } {
  const own = blocks.flatMap((block) =>
    block.type === 'heading' ? [{ depth: block.depth, text: inlineText(block.content) }] : [],
  )
  const headings = headingIds(own, slug, original)
  let count = 0
  const named = blocks.map((block) => (block.type === 'heading' ? { ...block, id: headings[count++].id } : block))
  return { blocks: named, headings }
}

/** The same as `nameHeadings`, for a list of headings without their blocks. */
export function headingIds(
  own: readonly Omit<Heading, 'id'>[],
  slug: (text: string) => string,
  original: readonly Heading[] = [],
): Heading[] {
  // Reserves the ids of the original, so that an additional heading cannot get one of them.
  for (const { id } of original) slug(id)
  const nameFor = (text: string, index: number) => slug(/[\p{L}\p{N}]/u.test(text) ? text : `section ${index + 1}`)
  return own.map(({ depth, text }, index) => ({ depth, text, id: original[index]?.id ?? nameFor(text, index) }))
}

/** Functions that change the words of a body. */
interface InlineChange {
  /** Called for each run of text, after the runs nested in it. */
  content(run: readonly Inline[]): Inline[]
  /** Called for plain text: titles of callouts, captions. Optional. */
  words?(words: string): string
  /** Called for code blocks. Optional. */
  code?(block: Extract<Block, { type: 'code' }>): Block
}

/** Blocks with their words changed. Everything else stays unchanged: addresses, alternative texts. */
export function mapInlines(blocks: readonly Block[], change: InlineChange): Block[] {
  const run = (content: readonly Inline[]): Inline[] =>
    change.content(
      content.map((piece) =>
        typeof piece !== 'string' && 'content' in piece ? { ...piece, content: run(piece.content) } : piece,
      ),
    )
  const below = (inner: readonly Block[]) => mapInlines(inner, change)
  const item = (own: ListItem) => ({ content: run(own.content), ...(own.blocks && { blocks: below(own.blocks) }) })
  const { words = (text) => text } = change
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: run(block.content) }
      case 'list':
        return { ...block, items: block.items.map(item) }
      case 'quote':
        return { ...block, blocks: below(block.blocks) }
      case 'callout':
        return { ...block, ...(block.title && { title: words(block.title) }), blocks: below(block.blocks) }
      case 'image':
        return block.caption ? { ...block, caption: words(block.caption) } : block
      case 'table':
        return { ...block, header: block.header.map(run), rows: block.rows.map((row) => row.map(run)) }
      case 'code':
        return change.code?.(block) ?? block
      case 'divider':
        return block
    }
  })
}
