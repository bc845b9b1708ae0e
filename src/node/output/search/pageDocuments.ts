/** What the search finds of a finished page: read off its HTML, so that it is what a visitor sees. */
import { pageKind } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import { decodeHtml } from '../decodeHtml'
import type { ResultKind, SearchDocument, SearchSection } from '../../../search/searchFiles'

/** Controls, drawings, code and what is there for the eye alone. */
const SILENT_ELEMENTS = new Set(['script', 'style', 'template', 'svg', 'form', 'nav', 'button', 'dialog', 'pre'])
const SILENT_ATTRIBUTES = /\s(?:aria-hidden="true"|hidden=|data-hero-actions|href="[^"]*#contact")/
const VOID_ELEMENTS = new Set(['br', 'img', 'hr', 'source', 'input', 'wbr', 'col'])
const BLOCKS = new Set(
  'p li td th dt dd div figcaption blockquote summary h1 h2 h3 h4 ul ol section article'.split(' '),
)
const HEADINGS = new Set(['h2', 'h3', 'h4'])

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|([^<]+)/g

function plain(html: string): string {
  return decodeHtml(html)
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/[ \t\n]+/g, ' ')
}

const attribute = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

function metaDescription(html: string): string {
  return plain(/<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '').trim()
}

/** Whether search engines, and so our own search, are asked to leave a page out. */
function isLeftOut(html: string): boolean {
  return /<meta[^>]*name="robots"[^>]*noindex/.test(html)
}

/** Reads a page from its `main`, tag by tag: React's markup is well-formed, and a parser would take thirty times as long. */
class PageReader {
  readonly documents: SearchDocument[]
  private readonly page: SearchDocument
  private current: SearchDocument
  private section: SearchSection
  /** Fragment of the section around. */
  private anchor = ''
  private text = ''
  /** Whether the last that was read is the end of an element. */
  private isAfterEnd = false
  private heading: { id?: string } | null = null
  /** The element whose words are left out, and how many of its name are open in it. */
  private silent: { name: string; depth: number } | null = null

  constructor(
    private readonly route: RouteSpec,
    html: string,
  ) {
    const { neutralPath, template } = route
    const start: SearchSection = { anchor: '', title: '', texts: [] }
    const summary = metaDescription(html)
    this.page = {
      to: neutralPath,
      kind: pageKind(template).search?.kind ?? 'page',
      title: '',
      summary,
      sections: [start],
    }
    this.current = this.page
    this.section = start
    this.documents = [this.page]
    for (const token of html.slice(html.indexOf('<main'), html.indexOf('</main>')).matchAll(TOKEN)) this.read(token)
    this.endBlock()
  }

  private read([, slash, name, attributes = '', text]: RegExpMatchArray): void {
    if (text !== undefined) {
      if (!this.silent) this.text += text
    } else if (name !== undefined) {
      if (this.silent) this.passSilent(name, slash === '/')
      else if (slash === '/') this.close(name)
      else this.open(name, attributes)
    }
    this.isAfterEnd = slash === '/'
  }

  private passSilent(name: string, isEnd: boolean): void {
    if (!this.silent || name !== this.silent.name) return
    this.silent.depth += isEnd ? -1 : 1
    if (this.silent.depth === 0) this.silent = null
  }

  private open(name: string, attributes: string): void {
    // Elements side by side without a space stand apart for the eye: a title and its words, names in a list.
    if (name === 'br' || this.isAfterEnd) this.text += ' '
    if (VOID_ELEMENTS.has(name)) return
    if (BLOCKS.has(name) && !this.heading) this.endBlock()
    const id = attribute(attributes, 'id')
    const isCard = name === 'article' && this.anchor !== ''
    const { signposts, cards } = pageKind(this.route.template).search ?? {}
    const isSignpost = name === 'section' && signposts?.includes(id ?? '')
    const isOther = isCard && !cards
    const isOffer = this.current.kind === 'project' && (name === 'a' || name === 'summary')
    if (SILENT_ELEMENTS.has(name) || SILENT_ATTRIBUTES.test(attributes) || isSignpost || isOther || isOffer) {
      this.silent = { name, depth: 1 }
    } else if (name === 'section') {
      this.anchor = id ?? ''
      this.begin(this.anchor, '')
    } else if (isCard) this.beginDocument('project', id)
    else if (name === 'details' && attribute(attributes, 'name') === 'faq') this.beginDocument('question', id)
    else if (name === 'h1' || HEADINGS.has(name)) this.heading = { id }
  }

  private close(name: string): void {
    if (name === 'h1' || HEADINGS.has(name)) return this.endHeading(name)
    if (BLOCKS.has(name) && !this.heading) this.endBlock()
    if (name === 'section') {
      this.anchor = ''
      this.begin('', '')
    } else if ((name === 'article' || name === 'details') && this.current !== this.page) {
      this.current = this.page
      this.begin(this.anchor, '')
    }
  }

  private endHeading(name: string): void {
    const title = plain(this.text).trim()
    const id = this.heading?.id
    this.text = ''
    this.heading = null
    if (name === 'h1' || (this.current !== this.page && this.current.title === '')) this.current.title = title
    // React's own ids and those that name a section for screen readers lead nowhere.
    else this.begin(id && !/^:|-title$/.test(id) ? id : this.anchor, title)
  }

  private beginDocument(kind: ResultKind, id = this.anchor): void {
    const to = `${this.page.to}#${id}`
    this.current = { to, kind, title: '', summary: '', sections: [] }
    this.documents.push(this.current)
    this.begin(this.anchor, '')
  }

  private begin(anchor: string, title: string): void {
    this.endBlock()
    this.section = { anchor, title, texts: [] }
    this.current.sections.push(this.section)
  }

  private endBlock(): void {
    const text = plain(this.text).trim()
    this.text = ''
    if (text !== '') this.section.texts.push(text)
  }
}

const textOf = ({ title, texts }: SearchSection) => [title, ...texts].join('\n')

/**
 * What is found of a page: itself, then each question and project that stands
 * on it. Nothing of a page that asks not to be indexed, nor of one that shows
 * the words of another language.
 * @param seen sections of the pages before it, in the same language: what stands on several is found on the first; this page's are added
 */
export function pageDocuments(html: string, route: RouteSpec, seen: Set<string>): SearchDocument[] {
  if (isLeftOut(html) || route.canonicalPath !== route.path) return []
  const { documents } = new PageReader(route, html)
  return documents.flatMap((document) => {
    const sections = document.sections.filter((section) => {
      const text = textOf(section)
      if (text === '' || seen.has(text)) return false
      seen.add(text)
      return true
    })
    const isPage = !document.to.includes('#')
    if (document.title === '' || (!isPage && sections.length === 0)) return []
    return [{ ...document, summary: document.summary || (sections[0]?.texts.join(' ') ?? ''), sections }]
  })
}
