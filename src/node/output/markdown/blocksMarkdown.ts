import type { Block, Inline } from '../../../content/mdx/blocks'
import type { Language } from '../../../routing/languages'
import { absoluteUrl, wholeAddress } from '../../../routing/localizePath'

export interface MarkdownBody {
  blocks: readonly Block[]
  /** Addresses of pictures on the site, by the `src` in a block. */
  pictures: readonly { src: string; picture: { src: string } }[]
}

/** Words without typesetting characters, and with Markdown syntax escaped. */
export function markdownText(text: string): string {
  const plain = text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\u00a0\u202f]/g, ' ')
  // Text that looks like the start of a list item, heading or quotation is escaped too: "15. März".
  return plain.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^\d+(?=[.)] )|^(?=(?:[-+>]|#+) )/, '$&\\')
}

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/ +$/gm, '')

/** A body as Markdown (https://spec.commonmark.org, GitHub's tables), with empty lines between blocks. */
export function blocksMarkdown(
  { blocks, pictures }: MarkdownBody,
  page: { siteUrl: string; path: string; language: Language; callout: (kind: string) => string },
): string {
  const all = (some: readonly Block[]): string => some.map(blockOf).filter(Boolean).join('\n\n')
  const run = (content: readonly Inline[]): string => content.map(inlineOf).join('')

  function inlineOf(piece: Inline): string {
    if (typeof piece === 'string') return markdownText(piece)
    if (piece.type === 'break') return '\\\n'
    if (piece.type === 'figure') throw new Error(`The figure ${piece.id} has no value yet.`)
    if (piece.type === 'code') return piece.text.includes('`') ? `\`\` ${piece.text} \`\`` : `\`${piece.text}\``
    if (piece.type === 'link') return `[${run(piece.content)}](${wholeAddress(page.siteUrl, piece.to, page)})`
    const mark = piece.type === 'strong' ? '**' : '*'
    return mark + run(piece.content) + mark
  }

  function blockOf(block: Block): string {
    if (block.type === 'paragraph') return run(block.content)
    if (block.type === 'heading') return `${'#'.repeat(block.depth)} ${run(block.content)}`
    if (block.type === 'quote') return quoted(all(block.blocks))
    if (block.type === 'divider') return '---'
    if (block.type === 'callout') {
      const title = page.callout(block.kind) + (block.title === undefined ? '' : `: ${block.title}`)
      return quoted(`**${markdownText(title)}**\n\n${all(block.blocks)}`)
    }
    if (block.type === 'list') {
      const items = block.items.map(({ content, blocks: below = [] }, index) => {
        const mark = block.ordered ? `${(block.start ?? 1) + index}. ` : '- '
        const text = [run(content), ...below.map(blockOf)].join('\n\n')
        return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
      })
      return items.join('\n')
    }
    if (block.type === 'code') {
      const text = block.tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('')
      const fence = text.includes('```') ? '`````' : '```'
      return `${block.title ? `**${markdownText(block.title)}**\n\n` : ''}${fence}${block.language}\n${text}\n${fence}`
    }
    if (block.type === 'image') {
      const src = pictures.find((each) => each.src === block.src)?.picture.src
      const picture = src && `![${markdownText(block.alt)}](${absoluteUrl(page.siteUrl, src)})`
      return picture ? `${picture}\n\n${markdownText(block.caption ?? '')}`.trim() : ''
    }
    const rows = [block.header.map(run), block.header.map(() => '---'), ...block.rows.map((cells) => cells.map(run))]
    return rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
  }
  return all(blocks)
}
