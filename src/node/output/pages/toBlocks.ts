/** Turns the content of a page into blocks of Markdown, each with its place on the page. */
import type { Element, ElementContent } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import type { BlockContent, PhrasingContent, RootContent } from 'mdast'
import { attributeOf } from './contentOf'

/** A `section`, an `article`, a `details` or an element with `data-part`, or an item of a list that has a heading. */
export interface Place {
  id: string
  /** Id of the heading that names it. */
  label?: string
  /** Its `data-part`; `card` for another article. */
  part?: string
  /** The place around it. */
  outer?: Place
}

interface BlockData {
  place?: Place
  /** Id of a heading. */
  id?: string
}

/** What is known of a block on its page. */
export function dataOf(block: RootContent): BlockData {
  return (block.data ??= {})
}

/** The id of an element as a target of links. Ids that React makes are none. */
const targetOf = (element: Element) => attributeOf(element, 'id').replace(/^:.*/, '')

const textNode = (value: string) => ({ type: 'text' as const, value })

const hasHeading = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (/^h[1-6]$/.test(child.tagName) || hasHeading(child)))

/** The terms and descriptions of a child of a list of terms, which may be a group. */
const termsIn = (child: ElementContent): Element[] =>
  child.type !== 'element' ? [] : child.tagName === 'div' ? child.children.flatMap(termsIn) : [child]

const outermost = (place: Place): Place => (place.outer ? outermost(place.outer) : place)

/** Notes the place of blocks. */
function inPlace(own: Place, blocks: RootContent[]): RootContent[] {
  for (const block of blocks) {
    const data = dataOf(block)
    if (!data.place) data.place = own
    else if (outermost(data.place) !== own) outermost(data.place).outer = own
  }
  return blocks
}

/** Blocks of a card or an item, with its heading first: on a page, a picture or a date may be above it. */
function withHeadingFirst(blocks: RootContent[]): RootContent[] {
  const at = blocks.findIndex((block) => block.type === 'heading' && !dataOf(block).place)
  return at > 0 ? [blocks[at], ...blocks.slice(0, at), ...blocks.slice(at + 1)] : blocks
}

/** Returns the function that turns content into blocks. Its package is an ES module. */
export async function loadToBlocks(): Promise<(content: ElementContent[]) => RootContent[]> {
  const { toMdast, defaultHandlers } = await import('hast-util-to-mdast')

  const heading: Handle = (state, element) => {
    const made = defaultHandlers.h1(state, element)
    dataOf(made).id = targetOf(element)
    return made
  }
  const place: Handle = (state, element) => {
    const part = attributeOf(element, 'data-part') || (element.tagName === 'article' ? 'card' : undefined)
    const own = { id: targetOf(element), label: attributeOf(element, 'aria-labelledby'), part }
    const blocks = state.toFlow(state.all(element))
    return inPlace(own, element.tagName === 'article' ? withHeadingFirst(blocks) : blocks)
  }
  const list: Handle = (state, element) =>
    hasHeading(element)
      ? element.children.flatMap((item) =>
          item.type === 'element' ? inPlace({ id: '' }, withHeadingFirst(state.toFlow(state.all(item)))) : [],
        )
      : defaultHandlers.ul(state, element)
  /** Terms with their descriptions: a list with an item for each term. */
  const terms: Handle = (state, element) => {
    const items: RootContent[][] = []
    let before = ''
    for (const each of element.children.flatMap(termsIn)) {
      const content = state.all(each)
      const term = { type: 'strong' as const, children: [...content, textNode(':')] as PhrasingContent[] }
      if (each.tagName === 'dt') items.push([term])
      else items.at(-1)?.push(textNode(before === 'dd' ? ' — ' : ' '), ...content)
      before = each.tagName
    }
    const children = items.map((item) => ({
      type: 'listItem' as const,
      children: state.toFlow(item) as BlockContent[],
    }))
    return { type: 'list', spread: false, children }
  }
  const group: Handle = (state, element) => {
    if (attributeOf(element, 'data-part')) return place(state, element, undefined)
    const isNote = attributeOf(element, 'role') === 'note'
    return isNote ? defaultHandlers.blockquote(state, element) : defaultHandlers.div(state, element)
  }

  const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]))
  const places = { section: place, article: place, details: place, summary: defaultHandlers.div }
  const handlers = { ...headings, ...places, ul: list, ol: list, dl: terms, div: group }
  return (content) => {
    const tree = toMdast({ type: 'root', children: content }, { handlers })
    return 'children' in tree ? (tree.children as RootContent[]) : []
  }
}
