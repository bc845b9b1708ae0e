import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { removePreviewTag } from '../../src/node/output/preview/previewTag'
import { compareDocuments, type DocumentChange } from './compareDocuments'
import { readDocument, type PageDocument } from './pageDocument'

/** One page of both builds. */
export interface PageComparison {
  path: string
  language: string
  title: string
  changes: DocumentChange[]
  /** Bytes a first visit costs now and before, compressed; only where that moved by more than 2 KB. */
  weight?: { before: number; after: number }
}

export interface SiteComparison {
  /** Pages that changed, the new ones among them with all their blocks. */
  pages: PageComparison[]
  newPages: { path: string; title: string }[]
  gonePages: { path: string; title: string }[]
  /** How many pages both builds have. */
  compared: number
}

const WORTH_TELLING = 2_048

/** Compares the pages of two built sites. */
export function compareSites(baseFolder: string, headFolder: string): SiteComparison {
  const [before, after] = [pagesOf(baseFolder), pagesOf(headFolder)]
  const both = [...after.keys()].filter((each) => before.has(each))
  const pages = both.flatMap((each): PageComparison[] => {
    const [was, is] = [readHtml(before, each), readHtml(after, each)]
    if (was === is) return []
    const [old, now] = [parsed(was), parsed(is)]
    const weight = moved(weigh(baseFolder, old.html), weigh(headFolder, now.html))
    const changes = compareDocuments(old.document, now.document)
    if (changes.length === 0 && !weight) return []
    return [
      { path: each, language: now.document.language, title: titleOf(now.document), changes, ...(weight && { weight }) },
    ]
  })
  const named = (from: Map<string, string>, than: Map<string, string>) =>
    [...from.keys()]
      .filter((each) => !than.has(each))
      .map((each) => ({ path: each, title: titleOf(readDocument(readHtml(from, each))) }))
  return { pages, newPages: named(after, before), gonePages: named(before, after), compared: both.length }
}

function titleOf({ facts }: PageDocument): string {
  return facts.title ?? ''
}

/** Files of the pages of a built site by their addresses. */
function pagesOf(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (below: string) => {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        if (!['static', 'page-data', '__preview'].includes(name)) visit(name)
      } else if (name.endsWith('.html')) {
        const address = name === 'index.html' ? '/' : `/${name.replace(/(?<!404)\.html$/, '')}`
        if (htmlFile(address) === name) found.set(address, path.join(folder, name))
      }
    }
  }
  visit('')
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}

function readHtml(pages: Map<string, string>, address: string): string {
  return removePreviewTag(fs.readFileSync(pages.get(address) ?? '', 'utf8'))
}

function parsed(html: string): { html: string; document: PageDocument } {
  return { html, document: readDocument(html) }
}

const scriptSizes = new Map<string, number>()

/** The page with the scripts it names, as they travel. */
function weigh(folder: string, html: string): number {
  const scripts = [...new Set(html.match(/\/[\w-]+-[0-9a-f]{16,}\.js/g) ?? [])]
  const sizes = scripts.map((script) => {
    const file = path.join(folder, script)
    const size = scriptSizes.get(file) ?? (fs.existsSync(file) ? gzipSync(fs.readFileSync(file)).length : 0)
    scriptSizes.set(file, size)
    return size
  })
  return gzipSync(html).length + sizes.reduce((sum, size) => sum + size, 0)
}

function moved(before: number, after: number): PageComparison['weight'] {
  return Math.abs(after - before) > WORTH_TELLING ? { before, after } : undefined
}
