import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { removePreviewTag } from '../../src/node/output/preview/previewFiles'
import { compareDocuments, type DocumentChange } from './compareDocuments'
import { differingParts, differingText, partsOf } from './pageParts'
import { pageDocument, type PageDocument } from './pageDocument'

/** One page of both builds. */
interface PageComparison {
  path: string
  changes: DocumentChange[]
  /** Bytes a first visit costs now and before, compressed; only where that moved by more than 2 KB. */
  weight?: { before: number; after: number }
}

/** A page that only one of two builds has. */
interface NamedPage {
  path: string
  title: string
}

export interface SiteComparison {
  /** Pages of both builds that changed. */
  pages: PageComparison[]
  newPages: NamedPage[]
  gonePages: NamedPage[]
  /** How many pages both builds have. */
  compared: number
}

const WORTH_TELLING = 2_048

/** Compares the pages of two built sites. */
export async function compareSites(baseFolder: string, headFolder: string): Promise<SiteComparison> {
  // As an ES module the parser is twice as fast as what tsx makes of it for `require`.
  const { parse } = await import('parse5')
  const readDocument: ReadDocument = (html) => pageDocument(parse(html))
  const [before, after] = [pagesOf(baseFolder), pagesOf(headFolder)]
  const both = [...after.keys()].filter((each) => before.has(each))
  const compare = comparison(readDocument)
  const weighBefore = scale(baseFolder)
  const weighAfter = scale(headFolder)
  const pages = both.flatMap((each): PageComparison[] => {
    const [was, is] = [readPage(before, each), readPage(after, each)]
    if (was.html === is.html) return []
    const parts = changedParts(was.words, is.words)
    const differ =
      parts.reduce((sum, [old, now]) => sum + Buffer.byteLength(differingText(old, now)), 0) > WORTH_TELLING
    const hasMoved = moved(weighBefore(was, differ), weighAfter(is, differ))
    const weight = hasMoved && { before: weighBefore(was, true), after: weighAfter(is, true) }
    // Where only the names of scripts differ, as on every page after a change of code, a reader meets the same.
    const changes = compare(parts, languageOf(is.words))
    if (changes.length === 0 && !weight) return []
    return [{ path: each, changes, ...(weight && { weight }) }]
  })
  const named = (from: Map<string, string>, than: Map<string, string>) =>
    [...from.keys()]
      .filter((each) => !than.has(each))
      .map((each) => ({ path: each, title: titleOf(readDocument(readPage(from, each).html)) }))
  return { pages, newPages: named(after, before), gonePages: named(before, after), compared: both.length }
}

type ReadDocument = (html: string) => PageDocument
type Versions = [before: string, after: string]

/** The parts of a page that are not the same in both versions. */
function changedParts(before: string, after: string): Versions[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  const versions: Versions[] =
    was.length === is.length ? is.map((part, index) => [was[index], part]) : [[before, after]]
  return versions.filter(([old, now]) => old !== now)
}

/** Compares pages part by part: a header or a footer that changed is the same on every page, and is read once. */
function comparison(readDocument: ReadDocument): (parts: readonly Versions[], language: string) => DocumentChange[] {
  const known = new Map<string, DocumentChange[]>()
  const comparePart = (before: string, after: string, language: string): DocumentChange[] => {
    const [was, is] = differingParts(before, after)
    const key = createHash('sha1').update(`${language}\0${was}\0${is}`).digest('base64')
    const found = known.get(key) ?? compareDocuments(readDocument(was), { ...readDocument(is), language })
    known.set(key, found)
    return found
  }
  return (parts, language) => parts.flatMap(([was, is]) => comparePart(was, is, language))
}

function languageOf(html: string): string {
  const [, language = ''] = /<html[^>]*? lang="([^"]*)"/.exec(html) ?? []
  return language
}

function titleOf({ facts }: PageDocument): string {
  return facts.title ?? ''
}

/** Folders and pages that are none of the site's. */
const APART = ['static', 'page-data', '__preview', '__review.html']

/** Files of the pages of a built site by their addresses. */
function pagesOf(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (below: string) => {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name
      if (APART.includes(name)) continue
      if (entry.isDirectory()) visit(name)
      else if (name.endsWith('.html')) {
        const address = name === 'index.html' ? '/' : `/${name.replace(/(?<!404)\.html$/, '')}`
        if (htmlFile(address) === name) found.set(address, path.join(folder, name))
      }
    }
  }
  visit('')
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}

interface BuiltPage {
  html: string
  /** Without styles and names of scripts. */
  words: string
  /** What the page shares with most others. */
  styles: string
  scripts: string[]
}

const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g
const SCRIPT_NAME = /\/[\w-]+-[0-9a-f]{16,}\.js/g

function readPage(pages: Map<string, string>, address: string): BuiltPage {
  const html = removePreviewTag(fs.readFileSync(pages.get(address) ?? '', 'utf8'))
  const styles: string[] = []
  const scripts = new Set<string>()
  const words = html
    .replace(STYLES, (style) => {
      styles.push(style)
      return ''
    })
    .replace(SCRIPT_NAME, (name) => {
      scripts.add(name)
      return ''
    })
  return { html, words, styles: styles.join(''), scripts: [...scripts] }
}

/** Weighs pages of a build as they travel; what pages share is compressed once. */
function scale(folder: string): (page: BuiltPage, withWords: boolean) => number {
  const known = new Map<string, number>()
  const once = (key: string, bytes: () => Buffer | string) => {
    const size = known.get(key) ?? gzipSync(bytes()).length
    known.set(key, size)
    return size
  }
  const script = (name: string) => {
    const file = path.join(folder, name)
    return fs.existsSync(file) ? once(name, () => fs.readFileSync(file)) : 0
  }
  return ({ words, styles, scripts }, withWords) =>
    (withWords ? gzipSync(words).length : 0) +
    once(styles, () => styles) +
    scripts.reduce((sum, name) => sum + script(name), 0)
}

function moved(before: number, after: number): boolean {
  return Math.abs(after - before) > WORTH_TELLING
}
