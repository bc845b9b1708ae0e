/** Reads the pages of a built site as blocks of text. */
import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { isSilent, plain, type PageNode } from '../../src/node/output/pages/contentOf'
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
  /** Title, language and blocks of a page: its labels, then its text. */
  read: (page: string) => { title: string; language: string; blocks: Block[] }
}

const NO_PAGES = /^(static|page-data|__preview|admin)\/|^(__review|admin)\.html$/
const ORIGIN = 'https://site.example'

/** @param folder the built site */
export async function readSite(folder: string): Promise<Site> {
  const readPage = await loadPageReader()
  // As an ES module, the parser is twice as fast as the version that tsx compiles for `require`.
  const { parse } = await import('parse5')
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
      const { title, language, sections } = readPage(html, ORIGIN + page)
      const texts = sections.flatMap(({ heading, markdown }) =>
        blocksOf(markdown).map((block): Block => ({ markdown: block, heading })),
      )
      return { title, language, blocks: [...labelsOf(parse(html)), ...texts] }
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

/** The blocks of Markdown; each item of a list and each row of a table is one. */
const blocksOf = (markdown: string): string[] =>
  markdown
    .replaceAll(ORIGIN, '')
    .split(/\n{2,}|\n(?=\s*(?:[-*|]|\d+\.) ?)/)
    .map((block) => block.trim())
    .filter((block) => /[\p{L}\p{N}]/u.test(block))

const NAMES = ['aria-label', 'title', 'placeholder', 'alt']
const META = /^(description|robots|og:image:alt)$/

/** The words of a page that are no text: title, description, menus, buttons, names for assistive technology. */
function labelsOf(node: PageNode, inText = false): Block[] {
  const { nodeName, attrs = [], childNodes = [], value = '' } = node
  const label = (words = '', heading = 'Menus, buttons, labels'): Block[] =>
    words.trim() ? [{ markdown: plain(words).trim(), heading }] : []
  if (nodeName === '#text') return inText ? [] : label(value)
  if (/^(script|style|template|noscript)$/.test(nodeName)) return []
  const properties = Object.fromEntries(attrs.map((each) => [each.name, each.value]))
  const element = { type: 'element' as const, tagName: nodeName, properties, children: [] }
  const isText = (inText || nodeName === 'main') && !isSilent(element)
  const below = childNodes.flatMap((child) => labelsOf(child, isText))
  if (nodeName === 'title') return label(below.map(({ markdown }) => markdown).join(''), 'Title')
  if (nodeName === 'meta' && META.test(properties.name ?? properties.property ?? ''))
    return label(properties.content, 'Description')
  const isNamed = isText && properties.role !== 'img' && nodeName !== 'img'
  const names = isNamed || !isText ? NAMES.flatMap((name) => label(properties[name])) : []
  if (nodeName !== 'a' || isText) return [...names, ...below]
  // The link of a menu is one label with its target.
  return [...names, ...label(`[${below.map(({ markdown }) => markdown).join(' ')}](${properties.href})`)]
}
