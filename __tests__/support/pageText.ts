/** Reads a built page: its sections, headings, lists and links, as text. */
import { readPage } from './builtSite'
import { read } from './shipped'

export interface PageText {
  document: Document
  /** Text of every match, in order, without icons and visually hidden text. */
  texts(selector: string): string[]
  /** Addresses of the matching links. */
  hrefs(selector: string): (string | null)[]
  /** Values of an attribute of every match. */
  values(selector: string, name: string): (string | null)[]
  /** Address of the first link with this text. */
  linkOf(words: string, within?: string): string | null
  /** All text of the page. */
  text: string
  /** Structured data for search engines (JSON-LD). */
  data: string | undefined
}

/** Text of an element, without that of scripts, styles and templates. */
function shownText(part: Element): string {
  const textOf = (node: Node): string => {
    if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? ''
    let text = ''
    if (/^(?:script|style|template)$/i.test(node.nodeName)) return text
    for (let child = node.firstChild; child; child = child.nextSibling) text += textOf(child)
    return text
  }
  return read(textOf(part))
}

/** Reads a page of `public/`. */
export function pageText(path: string, folder = 'public'): PageText {
  const { document } = readPage(folder, path)
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined
  let text: string | undefined
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    document,
    texts: (selector) => all(selector).map(shownText),
    hrefs: (selector) => all(selector).map((element) => element.getAttribute('href')),
    values: (selector, name) => all(selector).map((element) => element.getAttribute(name)),
    linkOf: (words, within = 'body') => {
      const link = all(`${within} a`).find(
        (element) => read(element.getAttribute('aria-label')) === words || shownText(element) === words,
      )
      return link?.getAttribute('href') ?? null
    },
    get text() {
      return (text ??= shownText(document.body))
    },
    data,
  }
}
