/** Reads a built page: its parts and links, as text. */
import { readPage } from './builtSite'
import { read } from './shipped'

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
export function pageText(path: string) {
  const { document } = readPage('public', path)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    /** Text of every match, in order, without icons and visually hidden text. */
    texts: (selector: string) => all(selector).map(shownText),
    /** Values of an attribute of every match. */
    values: (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name)),
    /** Address of the first link in the main part with this text or name. */
    linkOf: (words: string) => {
      const link = all('main a').find(
        (element) => read(element.getAttribute('aria-label')) === words || shownText(element) === words,
      )
      return link?.getAttribute('href') ?? null
    },
    /** All text of the page. */
    get text() {
      return shownText(document.body)
    },
  }
}
