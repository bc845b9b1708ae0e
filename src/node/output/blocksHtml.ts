import type { Block, Inline } from '../../content/mdx/blocks'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as it stands in XML and HTML, also within the quotes of an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character])
}

/** How what lies outside a body is named in it: full addresses, for readers that show it elsewhere. */
interface HtmlAddresses {
  link: (to: string) => string
  /** Undefined for a picture that is not there. */
  picture: (src: string) => string | undefined
}

const element = (name: string, html: string, attributes: Record<string, string | number | undefined> = {}) => {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`,
  )
  return `<${name}${list.join('')}>${html}</${name}>`
}

/** A body as plain HTML without the site's components: what a reader of feeds shows. */
export function blocksHtml(blocks: readonly Block[], addresses: HtmlAddresses): string {
  return blocks.map((block) => blockHtml(block, addresses)).join('\n')
}

function blockHtml(block: Block, addresses: HtmlAddresses): string {
  const inlines = (content: readonly Inline[]) => content.map((inline) => inlineHtml(inline, addresses)).join('')
  switch (block.type) {
    case 'paragraph':
      return element('p', inlines(block.content))
    case 'heading':
      return element(`h${block.depth}`, inlines(block.content))
    case 'list': {
      const items = block.items.map((item) =>
        element('li', inlines(item.content) + blocksHtml(item.blocks ?? [], addresses)),
      )
      return element(block.ordered ? 'ol' : 'ul', items.join(''), { start: block.start })
    }
    case 'quote':
      return element('blockquote', blocksHtml(block.blocks, addresses))
    case 'callout': {
      const title = block.title === undefined ? '' : element('p', element('strong', escapeXml(block.title)))
      return element('blockquote', title + blocksHtml(block.blocks, addresses))
    }
    case 'code': {
      const text = block.tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('')
      return element('pre', element('code', escapeXml(text)))
    }
    case 'image': {
      const src = addresses.picture(block.src)
      if (src === undefined) return ''
      const caption = block.caption === undefined ? '' : element('figcaption', escapeXml(block.caption))
      return element('figure', `<img src="${escapeXml(src)}" alt="${escapeXml(block.alt)}"/>${caption}`)
    }
    case 'table': {
      const row = (cells: readonly Inline[][], name: 'th' | 'td') =>
        element('tr', cells.map((cell) => element(name, inlines(cell))).join(''))
      const head = element('thead', row(block.header, 'th'))
      return element('table', head + element('tbody', block.rows.map((cells) => row(cells, 'td')).join('')))
    }
    case 'divider':
      return '<hr/>'
  }
}

function inlineHtml(inline: Inline, addresses: HtmlAddresses): string {
  if (typeof inline === 'string') return escapeXml(inline)
  const within = (content: readonly Inline[]) => content.map((piece) => inlineHtml(piece, addresses)).join('')
  switch (inline.type) {
    case 'emphasis':
      return element('em', within(inline.content))
    case 'strong':
      return element('strong', within(inline.content))
    case 'code':
      return element('code', escapeXml(inline.text))
    case 'link':
      return element('a', within(inline.content), { href: addresses.link(inline.to) })
    case 'break':
      return '<br/>'
    case 'figure':
      throw new Error(`The figure ${inline.id} has no value yet.`)
  }
}
