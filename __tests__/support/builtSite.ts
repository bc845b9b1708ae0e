/** Reads the built site like a crawler. */
import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'

// One window for all pages, and no parsing of styles, because no test here needs them.
const parser = new new JSDOM('').window.DOMParser()
/** Documents by their HTML. The tests of a file share them, so no test may change one. */
const documents = new Map<string, Document>()

export interface BuiltPage {
  /** Path as in the address bar. */
  path: string
  html: string
  document: Document
}

/** Pages of a built site, as paths: `ru/blog/1.html` → `/ru/blog/1`. HTML files of the owner do not count. */
export function htmlPaths(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) return ['static', 'page-data', '_gatsby'].includes(name) ? [] : htmlPaths(folder, name)
    const isPage = name.endsWith('.html') && !fs.existsSync(path.join('static', name))
    return isPage ? [`/${name === 'index.html' ? '' : name.replace(/(?<!404)\.html$/, '')}`] : []
  })
}

/** A page with empty style sheets, which are most of what has to be parsed, and without React's marks between texts. */
const withoutStyles = (html: string) => html.replace(/(<style[^>]*>)[^<]*/g, '$1').replaceAll('<!-- -->', '')

/** One page. Its document is parsed on first access. */
export function readPage(folder: string, page: string): BuiltPage {
  const file = page === '/' ? 'index.html' : page.endsWith('.html') ? page.slice(1) : `${page.slice(1)}.html`
  const html = fs.readFileSync(path.join(folder, file), 'utf8')
  return {
    path: page,
    html,
    get document() {
      const document = documents.get(html) ?? parser.parseFromString(withoutStyles(html), 'text/html')
      documents.set(html, document)
      return document
    },
  }
}

/** Every page of a built site. The editor is none: no page links to it. */
export function readSite(folder: string): BuiltPage[] {
  return htmlPaths(folder)
    .filter((page) => page !== '/admin')
    .sort()
    .map((page) => readPage(folder, page))
}

/** Value of an attribute of the first match, or null. */
export function attribute(document: Document, selector: string, name: string): string | null {
  return document.querySelector(selector)?.getAttribute(name) ?? null
}
