/** Reads the pages of a built site as blocks of text. */
import type { Root, RootContent } from 'hast'
import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { attributeOf, isSilent, plain } from '../../src/node/output/pages/content'
import { loadPageReader } from '../../src/node/output/pages/readPage'

/** A paragraph, an item of a list, a row of a table, or a label. */
export interface Block {
  markdown: string
  heading: string
}

/** A built site. */
export interface Site {
  folder: string
  pages: ReadonlySet<string>
  htmlOf: (page: string) => string
  /** Title, language and blocks of a page: its text, then its labels. */
  read: (page: string) => { title: string; language: string; blocks: Block[] }
}

const NO_PAGES = /^(static|page-data|__preview|admin)\/|^(__review|admin)\.html$/
const ORIGIN = 'https://site.example'

/** @param folder the built site */
export async function readSite(folder: string): Promise<Site> {
  const readPage = await loadPageReader()
  const { htmlToHast } = await import('satteri')
  const pages = filesIn(folder).flatMap((name) => {
    const page = name === 'index.html' ? '/' : `/${name.replace(/(?<!404)\.html$/, '')}`
    return name.endsWith('.html') && !NO_PAGES.test(name) && htmlFile(page) === name ? [page] : []
  })
  const htmlOf = (page: string) => fs.readFileSync(path.join(folder, htmlFile(page)), 'utf8')
  return {
    folder,
    pages: new Set(pages),
    htmlOf,
    read(page) {
      const html = withoutDigests(htmlOf(page))
      const { title, language, sections } = readPage(Buffer.from(html), ORIGIN + page)
      const texts = sections.flatMap(({ heading, markdown }) =>
        blocksOf(markdown).map((block): Block => ({ markdown: block, heading })),
      )
      return { title, language, blocks: [...texts, ...labelsOf((htmlToHast(html) as Root).children)] }
    },
  }
}

/** The files below a folder, sorted, with forward slashes. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

/** A text without names that follow from the bytes of other files, which are compared themselves. */
export const withoutDigests = (text: string): string =>
  text.replace(/\/static\/[0-9a-f]{8}\/\w+\//g, '/static/').replace(/-[0-9a-f]{10}(?=\.\w+)/g, '')

/** The blocks of Markdown; each item of a list, each row of a table and all of a code block is one. */
const blocksOf = (markdown: string): string[] =>
  markdown
    .replaceAll(ORIGIN, '')
    .split(/(^ *```[^]*?^ *```$)/m)
    .flatMap((part) => (/^ *```/.test(part) ? part : part.split(/\n{2,}|\n(?=\s*(?:[-*|]|\d+\.) ?)/)))
    .map((block) => block.trim())
    .filter((block) => /[\p{L}\p{N}]/u.test(block))

const NAMES = ['ariaLabel', 'title', 'placeholder', 'alt']
const META = /^(description|robots|og:image:alt)$/

/** The words of a page that are no text: title, description, menus, buttons, names for assistive technology. */
function labelsOf(nodes: readonly RootContent[], inText = false): Block[] {
  const label = (words: string, heading = 'Menus, buttons, labels'): Block[] =>
    words.trim() ? [{ markdown: plain(words).trim(), heading }] : []
  return nodes.flatMap((node) => {
    if (node.type === 'text') return inText ? [] : label(node.value)
    if (node.type !== 'element' || /^(script|style|template|noscript)$/.test(node.tagName)) return []
    const { tagName, properties, children } = node
    const isText = (inText || tagName === 'main') && !isSilent(node)
    const below = labelsOf(children, isText)
    if (tagName === 'title') return label(below.map(({ markdown }) => markdown).join(''), 'Title')
    if (tagName === 'meta' && META.test(attributeOf(node, 'name') || attributeOf(node, 'property')))
      return label(attributeOf(node, 'content'), 'Description')
    const isNamed = isText && properties.role !== 'img' && tagName !== 'img'
    const names = isNamed || !isText ? NAMES.flatMap((name) => label(attributeOf(node, name))) : []
    if (tagName !== 'a' || isText) return [...names, ...below]
    // The link of a menu is one label with its target.
    const words = below.map(({ markdown }) => markdown).join(' ')
    return [...names, ...label(`[${words}](${attributeOf(node, 'href')})`)]
  })
}
