/** Extracts the search documents of a finished page from its HTML, so that they match what a visitor sees. */
import { parseFragment } from 'parse5'
import { pageKind } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import type { ResultKind, SearchDocument, SearchSection } from '../../../search/siteIndex'
import { attributeOf, nameOf, plain, textOf, type PageNode } from '../../../sources/readPage'
import { decodeHtml } from '../decodeHtml'

/** Elements that are not indexed: controls, drawings and code. */
const SILENT = new Set(['script', 'style', 'template', 'svg', 'form', 'nav', 'button', 'dialog', 'pre'])
const BLOCKS = new Set(
  'p li td th dt dd div figcaption blockquote summary h1 h2 h3 h4 ul ol section article details'.split(' '),
)

const isElement = (node?: PageNode) => node?.attrs !== undefined

/** Whether an element is not indexed: also hidden elements, buttons of a hero, and links to the contact form. */
function isSilent(element: PageNode): boolean {
  const has = (name: string) => attributeOf(element, name) !== undefined
  return (
    SILENT.has(nameOf(element)) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    has('hidden') ||
    has('data-hero-actions') ||
    attributeOf(element, 'href')?.endsWith('#contact') === true
  )
}

/** The documents of one page, including repeated sections. */
export function readDocuments(html: string, { neutralPath, template }: RouteSpec): SearchDocument[] {
  const { kind = 'page', signposts = [], cards = false } = pageKind(template).search ?? {}
  const inHead = (pattern: RegExp) => plain(decodeHtml(pattern.exec(html)?.[1] ?? ''))
  const page: SearchDocument = {
    to: neutralPath,
    kind,
    title: '',
    label: inHead(/<title[^>]*>(.*?)(?: — [^—<]*)?</),
    summary: inHead(/<meta[^>]*name="description"[^>]*content="([^"]*)"/),
    sections: [],
  }
  const documents = [page]
  let current = page
  let section: SearchSection
  let text = ''

  function begin(anchor: string, title = ''): void {
    endBlock()
    section = { anchor, title, texts: [] }
    current.sections.push(section)
  }
  function endBlock(): void {
    const words = plain(text)
    if (words) section.texts.push(words)
    text = ''
  }
  function readHeading(element: PageNode, anchor: string): void {
    endBlock()
    const title = plain(textOf(element))
    const id = attributeOf(element, 'id') ?? ''
    if (nameOf(element) === 'h1' || (current !== page && !current.title)) current.title = title
    // Ids of React and ids that only label a section are not link targets.
    else begin(!id || /^:|-title$/.test(id) ? anchor : id, title)
  }
  function readDocument(own: ResultKind, element: PageNode, anchor: string): void {
    const to = `${neutralPath}#${attributeOf(element, 'id') ?? anchor}`
    current = { to, kind: own, title: '', summary: '', sections: [] }
    documents.push(current)
    begin(anchor)
    readChildren(element, anchor)
    endBlock()
    current = page
    begin(anchor)
  }
  function readChildren({ childNodes = [] }: PageNode, anchor: string): void {
    let before: PageNode | undefined
    for (const child of childNodes) {
      // Adjacent elements without a space between them are visually separate.
      if (nameOf(child) === 'br' || (isElement(before) && isElement(child))) text += ' '
      if (!isElement(child)) text += textOf(child)
      else if (!isSilent(child)) readElement(child, anchor)
      before = child
    }
  }
  function readElement(element: PageNode, anchor: string): void {
    const name = nameOf(element)
    const id = attributeOf(element, 'id') ?? ''
    if (/^h[1-4]$/.test(name)) return readHeading(element, anchor)
    if (name === 'section') {
      if (signposts.includes(id)) return
      begin(id)
      readChildren(element, id)
      return begin(anchor)
    }
    if (name === 'article' && anchor) return cards ? readDocument('project', element, anchor) : undefined
    if (name === 'details' && attributeOf(element, 'name') === 'faq') return readDocument('question', element, anchor)
    // Links and collapsible titles in the card of a project are not part of its text.
    if (current.kind === 'project' && (name === 'a' || name === 'summary')) return
    if (!BLOCKS.has(name)) return readChildren(element, anchor)
    endBlock()
    readChildren(element, anchor)
    endBlock()
  }

  begin('')
  // Code is not indexed, and its highlighting is a third of the HTML to parse.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/(<pre\b)[^]*?(?=<\/pre>)/g, '$1>')
  readChildren(parseFragment(main), '')
  endBlock()
  return documents
}

/**
 * The documents of a page: the page itself, then each question and project on
 * it. Empty for a page that search engines must not list, or whose text is in
 * another language.
 * @param seen sections of earlier pages in the language, which are not repeated; the sections of this page are added
 * @param read returns the result of `readDocuments`, possibly from a cache
 */
export function pageDocuments(html: string, route: RouteSpec, seen: Set<string>, read = readDocuments) {
  if (/<meta[^>]*name="robots"[^>]*noindex/.test(html) || route.canonicalPath !== route.path) return []
  return read(html, route).flatMap((document) => {
    const sections = document.sections.filter(({ title, texts }) => {
      const text = [title, ...texts].join('\n')
      if (text === '' || seen.has(text)) return false
      seen.add(text)
      return true
    })
    const isFound = document.title && (sections.length > 0 || !document.to.includes('#'))
    return isFound ? [{ ...document, sections }] : []
  })
}
