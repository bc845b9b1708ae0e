/** Looking at a built page: its sections, headings, lists and links, as words. */
import { readPage } from './builtSite'
import { read } from './shipped'

export interface PageText {
  document: Document
  /** Words of every match, in order, without icons and without words hidden from the eye. */
  texts(selector: string): string[]
  /** Addresses of the links that match. */
  hrefs(selector: string): (string | null)[]
  /** Values of an attribute of every match. */
  values(selector: string, name: string): (string | null)[]
  /** Address of the first link that reads so. */
  linkOf(words: string, within?: string): string | null
  /** Everything the page says. */
  text: string
  /** What it says to search engines: JSON-LD. */
  data: string | undefined
}

/** Reads a page of `public/`. */
export function pageText(path: string, folder = 'public'): PageText {
  const { document } = readPage(folder, path)
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined
  document.querySelectorAll('script, style, template').forEach((element) => element.remove())
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    document,
    texts: (selector) => all(selector).map((element) => read(element.textContent)),
    hrefs: (selector) => all(selector).map((element) => element.getAttribute('href')),
    values: (selector, name) => all(selector).map((element) => element.getAttribute(name)),
    linkOf: (words, within = 'body') => {
      const link = all(`${within} a`).find(
        (element) => read(element.getAttribute('aria-label')) === words || read(element.textContent) === words,
      )
      return link?.getAttribute('href') ?? null
    },
    text: read(document.body.textContent),
    data,
  }
}
