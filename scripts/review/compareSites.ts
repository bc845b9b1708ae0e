import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { removePreviewTag } from '../../src/node/output/preview/previewFiles'
import { compareDocuments, type DocumentChange } from './compareDocuments'
import { FOR_MACHINES, pageDocument, type PageDocument } from './pageDocument'

/** One page of both builds. */
interface PageComparison {
  path: string
  changes: DocumentChange[]
  /** Compressed bytes of a first visit, in both builds; only where they differ by more than `WORTH_TELLING`. */
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
  /** Pages that have another address; `pages` says what else became of them. */
  movedPages: { from: string; to: string; title: string }[]
  /** How many pages both builds have. */
  compared: number
  /** HTML of the pages that both builds have. */
  html: ReadonlyMap<string, string>
  /** All words of the pages that are new. */
  newWords: ReadonlySet<string>
}

/** In bytes. */
const WORTH_TELLING = 2_048

type ReadDocument = (html: string) => PageDocument

/**
 * Compares the pages of two built sites.
 * @param moved where the former addresses of pages lead
 */
export async function compareSites(
  baseFolder: string,
  headFolder: string,
  moved: ReadonlyMap<string, string>,
): Promise<SiteComparison> {
  // As an ES module the parser is twice as fast as what tsx makes of it for `require`.
  const { parse } = await import('parse5')
  const readDocument: ReadDocument = (html) => pageDocument(parse(html))
  const compare = partComparison(readDocument)
  const [before, after] = [pageFiles(baseFolder), pageFiles(headFolder)]
  const [weighBefore, weighAfter] = [pageScale(baseFolder), pageScale(headFolder)]
  const formerly = new Map(
    [...moved]
      .filter(([from, to]) => before.has(from) && !after.has(from) && !before.has(to))
      .map(([from, to]) => [to, from]),
  )
  const formerPath = (each: string) => formerly.get(each) ?? each
  const both = [...after.keys()].filter((each) => before.has(formerPath(each)))
  const html = new Map<string, string>()
  const pages = both.flatMap((each): PageComparison[] => {
    const [was, is] = [readBuiltPage(before, formerPath(each)), readBuiltPage(after, each)]
    html.set(each, is.html)
    if (was.html === is.html) return []
    // Texts of nearly the same length weigh nearly the same.
    const textsDiffer = isWorthTelling(was.text.length, is.text.length)
    const hasWeight = isWorthTelling(weighBefore(was, textsDiffer), weighAfter(is, textsDiffer))
    const weight = hasWeight && { before: weighBefore(was, true), after: weighAfter(is, true) }
    // Where only the names of scripts differ, as on every page after a change of code, nothing changed for readers.
    // That links lead to the new address of a page is told once.
    const changes = compare(followMoves(was.text, formerly), is.text).filter(
      ({ role }) => !formerly.has(each) || !FOR_MACHINES.test(role),
    )
    if (changes.length === 0 && !weight) return []
    return [{ path: each, changes, ...(weight && { weight }) }]
  })
  const titleOf = (from: Map<string, string>, each: string) =>
    readDocument(readBuiltPage(from, each).html).facts.title ?? ''
  const missing = (from: Map<string, string>, other: Map<string, string>, known: readonly string[]): NamedPage[] =>
    [...from.keys()]
      .filter((each) => !other.has(each) && !known.includes(each))
      .map((each) => ({ path: each, title: titleOf(from, each) }))
  const newPages = missing(after, before, [...formerly.keys()])
  const newText = newPages.flatMap(({ path: page }) => readDocument(readBuiltPage(after, page).html).blocks)
  return {
    pages,
    newWords: new Set(newText.flatMap(({ text }) => text.split(' '))),
    newPages,
    gonePages: missing(before, after, [...formerly.values()]),
    movedPages: [...formerly].map(([to, from]) => ({ from, to, title: titleOf(after, to) })),
    compared: both.length,
    html,
  }
}

/** A page with its links leading to where pages are now. */
function followMoves(html: string, formerly: ReadonlyMap<string, string>): string {
  return [...formerly].reduce(
    (text, [to, from]) =>
      text.replaceAll(`href="${from}"`, `href="${to}"`).replaceAll(`href="${from}#`, `href="${to}#`),
    html,
  )
}

function isWorthTelling(before: number, after: number): boolean {
  return Math.abs(after - before) > WORTH_TELLING
}

/** Compares pages part by part, each pair of parts once: a header or a footer that changed is the same on many pages. */
function partComparison(readDocument: ReadDocument): (before: string, after: string) => DocumentChange[] {
  const known = new Map<string, DocumentChange[]>()
  return (before, after) => {
    const [, language = ''] = /<html[^>]*? lang="([^"]*)"/.exec(after) ?? []
    const [old, now] = [cutPage(before), cutPage(after)]
    const versions = old.length === now.length ? now.map((part, index) => [old[index], part]) : [[before, after]]
    return versions.flatMap(([was, is]) => {
      if (was === is) return []
      const key = createHash('sha1').update(`${language}\0${was}\0${is}`).digest('base64')
      const found = known.get(key) ?? compareDocuments(readDocument(was), { ...readDocument(is), language })
      known.set(key, found)
      return found
    })
  }
}

/** Head, what stands above the main part, that part, and what stands below. */
function cutPage(html: string): string[] {
  const cuts = [endOf(html, '</head>'), html.search(/<main[ >]/), endOf(html, '</main>')].filter((at) => at !== -1)
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

function endOf(html: string, tag: string): number {
  const at = html.indexOf(tag)
  return at === -1 ? -1 : at + tag.length
}

/** Files that are not pages of the site. */
const OTHER_FILES = /^(static|page-data|_gatsby|__preview|admin)\/|^__review\.html$|(?<!\.html)$/

/** Files of the pages of a built site by their addresses. */
function pageFiles(folder: string): Map<string, string> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
  const pages = names.flatMap((name): [string, string][] => {
    const address = name === 'index.html' ? '/' : `/${name.replace(/(?<!404)\.html$/, '')}`
    return OTHER_FILES.test(name) || htmlFile(address) !== name ? [] : [[address, path.join(folder, name)]]
  })
  return new Map(pages.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}

interface BuiltPage {
  html: string
  /** Without styles and names of scripts. */
  text: string
  /** Most pages have the same. */
  styles: string
  scripts: string[]
}

const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g
const SCRIPT_NAME = /\/[\w-]+-[0-9a-f]{16,}\.js/g

function readBuiltPage(pages: Map<string, string>, address: string): BuiltPage {
  const html = removePreviewTag(fs.readFileSync(pages.get(address) ?? '', 'utf8'))
  const withoutStyles = html.replace(STYLES, '')
  const text = withoutStyles.replace(SCRIPT_NAME, '')
  const scripts = [...new Set(withoutStyles.match(SCRIPT_NAME))]
  return { html, text, styles: (html.match(STYLES) ?? []).join(''), scripts }
}

/** Weighs pages of a build compressed, with or without their text; what pages share is compressed once. */
function pageScale(folder: string): (page: BuiltPage, withText: boolean) => number {
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
  return ({ text, styles, scripts }, withText) =>
    (withText ? gzipSync(text).length : 0) +
    once(styles, () => styles) +
    scripts.reduce((sum, name) => sum + script(name), 0)
}
