import { useMDXComponents } from '@mdx-js/react'
import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import type { Block, Inline, ListItem } from '../content/mdx/blocks'

/** Components from `MDXProvider`: elements by their HTML names, blocks of this site by their own names. */
type ComponentMap = Readonly<Record<string, ElementType | undefined>>

/** The body of a post. A block of an unknown type renders nothing (spec section 3, "Blog article"). */
export function MdxBlocks({ blocks }: { blocks: readonly Block[] }) {
  const components = useMDXComponents() as ComponentMap
  return <>{blocks.map((block, index) => renderBlock(block, index, components))}</>
}

function renderBlock(block: Block, key: number, components: ComponentMap): ReactNode {
  const blocks = (children: readonly Block[]) => children.map((child, index) => renderBlock(child, index, components))
  const inlines = (content: readonly Inline[]) => renderInlines(content, components)
  const element = (name: string, props: Record<string, unknown>, children?: ReactNode) =>
    renderElement(components, name, { ...props, key }, children)
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, inlines(block.content))
    case 'heading':
      return element(`h${block.depth}`, { id: block.id }, inlines(block.content))
    case 'list': {
      const items = block.items.map((item: ListItem, index) =>
        renderElement(components, 'li', { key: index }, [
          <Fragment key="line">{inlines(item.content)}</Fragment>,
          ...(item.blocks ? blocks(item.blocks) : []),
        ]),
      )
      return element(block.ordered ? 'ol' : 'ul', block.start === undefined ? {} : { start: block.start }, items)
    }
    case 'quote':
      return element('blockquote', {}, blocks(block.blocks))
    case 'code':
      return element('CodeBlock', { language: block.language, title: block.title, tokens: block.tokens })
    case 'image':
      return element('Figure', { src: block.src, alt: block.alt, caption: block.caption })
    case 'table':
      return element('DataTable', {
        align: block.align,
        header: block.header.map(inlines),
        rows: block.rows.map((row) => row.map(inlines)),
      })
    case 'callout':
      return element('Callout', { kind: block.kind, title: block.title }, blocks(block.blocks))
    case 'divider':
      return element('hr', {})
    default:
      return null
  }
}

function renderInlines(content: readonly Inline[], components: ComponentMap): ReactNode {
  return content.map((piece, key) => {
    if (typeof piece === 'string') return piece
    switch (piece.type) {
      case 'emphasis':
        return renderElement(components, 'em', { key }, renderInlines(piece.content, components))
      case 'strong':
        return renderElement(components, 'strong', { key }, renderInlines(piece.content, components))
      case 'code':
        return renderElement(components, 'code', { key }, piece.text)
      case 'link':
        return renderElement(components, 'a', { key, href: piece.to }, renderInlines(piece.content, components))
      case 'break':
        return renderElement(components, 'br', { key })
      default:
        return null
    }
  })
}

/** An element without a component is plain HTML. */
function renderElement(
  components: ComponentMap,
  name: string,
  props: Record<string, unknown>,
  children?: ReactNode,
): ReactNode {
  return createElement(components[name] ?? name, props, children)
}
