import type { Block, Inline } from '../../../content/mdx/blocks'

/** How what lies outside a body is named in it: whole addresses, for readers that show it elsewhere. */
interface MarkdownNames {
  link(to: string): string
  /** Undefined for a picture that is not there. */
  picture(src: string): string | undefined
  callout(kind: string): string
}

/** Words without the characters of a typesetter, and with the marks of Markdown escaped. */
export function markdownText(text: string): string {
  const plain = text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\u00a0\u202f]/g, ' ')
  // What begins like an item, a heading or a quotation is none: "15. März".
  return plain.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^\d+(?=[.)] )|^(?=(?:[-+>]|#+) )/, '$&\\')
}

const indented = (text: string, by: number) => text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`)
const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/ +$/gm, '')

/** A body as Markdown (https://spec.commonmark.org, tables as on GitHub), its blocks parted by empty lines. */
export function blocksMarkdown(blocks: readonly Block[], names: MarkdownNames): string {
  const run = (content: readonly Inline[]): string => content.map(inlineOf).join('')
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

  function inlineOf(piece: Inline): string {
    if (typeof piece === 'string') return markdownText(piece)
    if (piece.type === 'break') return '\\\n'
    if (piece.type === 'figure') throw new Error(`The figure ${piece.id} has no value yet.`)
    if (piece.type === 'code') return piece.text.includes('`') ? `\`\` ${piece.text} \`\`` : `\`${piece.text}\``
    if (piece.type === 'link') return `[${run(piece.content)}](${names.link(piece.to)})`
    const mark = piece.type === 'strong' ? '**' : '*'
    return mark + run(piece.content) + mark
  }

  function blockOf(block: Block): string {
    if (block.type === 'paragraph') return run(block.content)
    if (block.type === 'heading') return `${'#'.repeat(block.depth)} ${run(block.content)}`
    if (block.type === 'quote') return quoted(blocksMarkdown(block.blocks, names))
    if (block.type === 'divider') return '---'
    if (block.type === 'callout') {
      const title = [names.callout(block.kind), ...(block.title === undefined ? [] : [block.title])].join(': ')
      return quoted(`**${markdownText(title)}**\n\n${blocksMarkdown(block.blocks, names)}`)
    }
    if (block.type === 'list') {
      const items = block.items.map(({ content, blocks: below = [] }, index) => {
        const mark = block.ordered ? `${(block.start ?? 1) + index}. ` : '- '
        return mark + indented([run(content), ...below.map(blockOf)].join('\n\n'), mark.length)
      })
      return items.join('\n')
    }
    if (block.type === 'code') {
      const text = block.tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('')
      const fence = text.includes('```') ? '`````' : '```'
      return `${block.title ? `**${markdownText(block.title)}**\n\n` : ''}${fence}${block.language}\n${text}\n${fence}`
    }
    if (block.type === 'image') {
      const src = names.picture(block.src)
      return src ? `![${markdownText(block.alt)}](${src})\n\n${markdownText(block.caption ?? '')}`.trim() : ''
    }
    const rows = [block.header.map(run), block.header.map(() => '---'), ...block.rows.map((cells) => cells.map(run))]
    return rows.map(row).join('\n')
  }
  return blocks.map(blockOf).filter(Boolean).join('\n\n')
}
