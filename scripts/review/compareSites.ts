import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { removePreviewTag } from '../../src/node/output/preview/previewFiles'
import type { Branch } from './branch'
import { compareDocuments } from './compareDocuments'
import { FOR_MACHINES, pageDocument } from './pageDocument'

export type SiteComparison = Awaited<ReturnType<typeof compareSites>>

/** Compares the pages of two built sites. */
export async function compareSites({ sites, moved }: Branch) {
  // As an ES module, the parser is twice as fast as the version that tsx compiles for `require`.
  const { parse } = await import('parse5')
  const readDocument = (html: string) => pageDocument(parse(html))
  const [old, after] = [pageFiles(sites.before), pageFiles(sites.after)]
  const isMove = (from: string, to: string) => old.has(from) && !after.has(from) && !old.has(to) && after.has(to)
  const formerly = new Map([...moved].flatMap(([from, to]) => (isMove(from, to) ? [[to, from] as const] : [])))
  const moves = new Map([...formerly].map(([to, from]) => [from, to]))
  const before = new Map([...old].map(([page, file]) => [moves.get(page) ?? page, file]))
  /** Updates the links of a page to the current addresses. */
  const followMoves = (text: string) => text.replace(/(?<=href=")[^"#]+/g, (page) => moves.get(page) ?? page)
  const html = new Map<string, string>()
  const pages = [...after].flatMap(([page, file]) => {
    const former = before.get(page)
    if (former === undefined) return []
    // The new address of a moved page is reported once, not for every link to it.
    const [was, is] = [followMoves(readBuiltPage(former)), readBuiltPage(file)]
    html.set(page, is)
    // For example on every page after a change of code: nothing changed for readers.
    if (was === is) return []
    const changes = compareDocuments(readDocument(was), readDocument(is)).filter(
      ({ role }) => !formerly.has(page) || !FOR_MACHINES.test(role),
    )
    return changes.length > 0 ? [{ path: page, changes }] : []
  })
  const titleIn = (file: string) => readDocument(readBuiltPage(file)).find(({ role }) => role === 'title')?.text ?? ''
  const missing = (from: Map<string, string>, other: Map<string, string>) =>
    [...from].flatMap(([page, file]) => (other.has(page) ? [] : [{ path: page, title: titleIn(file) }]))
  return {
    /** Pages of both builds that changed. */
    pages,
    /** Pages that only one of two builds has. */
    newPages: missing(after, before),
    gonePages: missing(before, after),
    /** Pages with another address; `pages` has their other changes. */
    movedPages: [...formerly].map(([to, from]) => ({ from, to })),
    /** HTML of the pages of both builds, without styles and script names. */
    html,
  }
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

/** The HTML of a page without styles and script names. */
function readBuiltPage(file: string): string {
  return removePreviewTag(fs.readFileSync(file, 'utf8'))
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/\/[\w-]+-[0-9a-f]{16,}\.js/g, '')
}
