import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { removePreviewTag } from '../../src/node/output/preview/previewFiles'
import { compareDocuments } from './compareDocuments'
import { FOR_MACHINES, pageDocument } from './pageDocument'

/** A page that only one of two builds has. */
interface NamedPage {
  path: string
  title: string
}

export type SiteComparison = Awaited<ReturnType<typeof compareSites>>

/**
 * Compares the pages of two built sites.
 * @param moved where the former addresses of pages lead
 */
export async function compareSites(baseFolder: string, headFolder: string, moved: ReadonlyMap<string, string>) {
  // As an ES module the parser is twice as fast as what tsx makes of it for `require`.
  const { parse } = await import('parse5')
  const readDocument = (html: string) => pageDocument(parse(html))
  const titleIn = (html: string) => readDocument(html).find(({ role }) => role === 'title')?.text ?? ''
  const [before, after] = [pageFiles(baseFolder), pageFiles(headFolder)]
  const formerly = new Map(
    [...moved]
      .filter(([from, to]) => before.has(from) && !after.has(from) && !before.has(to))
      .map(([from, to]) => [to, from]),
  )
  const moves = new Map([...formerly].map(([to, from]) => [from, to]))
  /** A page with its links leading to where pages are now. */
  const followMoves = (text: string) => text.replace(/(?<=href=")[^"#]+/g, (each) => moves.get(each) ?? each)
  const formerPath = (each: string) => formerly.get(each) ?? each
  const both = [...after.keys()].filter((each) => before.has(formerPath(each)))
  const html = new Map<string, string>()
  const pages = both.flatMap((each) => {
    // That links lead to the new address of a page is told once.
    const [was, is] = [followMoves(readBuiltPage(before, formerPath(each))), readBuiltPage(after, each)]
    html.set(each, is)
    // As on every page after a change of code: nothing changed for readers.
    if (was === is) return []
    const changes = compareDocuments(readDocument(was), readDocument(is)).filter(
      ({ role }) => !formerly.has(each) || !FOR_MACHINES.test(role),
    )
    return changes.length > 0 ? [{ path: each, changes }] : []
  })
  const missing = (from: Map<string, string>, other: Map<string, string>, known: readonly string[]): NamedPage[] =>
    [...from.keys()]
      .filter((each) => !other.has(each) && !known.includes(each))
      .map((each) => ({ path: each, title: titleIn(readBuiltPage(from, each)) }))
  return {
    /** Pages of both builds that changed. */
    pages,
    newPages: missing(after, before, [...formerly.keys()]),
    gonePages: missing(before, after, [...formerly.values()]),
    /** Pages that have another address; `pages` says what else became of them. */
    movedPages: [...formerly].map(([to, from]) => ({ from, to })),
    /** HTML of the pages that both builds have, without styles and names of scripts. */
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

/** A page without its styles and the names of its scripts. */
function readBuiltPage(pages: Map<string, string>, address: string): string {
  return removePreviewTag(fs.readFileSync(pages.get(address) ?? '', 'utf8'))
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/\/[\w-]+-[0-9a-f]{16,}\.js/g, '')
}
