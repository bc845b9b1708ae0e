import { createHash } from 'node:crypto'
import { absoluteUrl } from '../../../routing/localizePath'
import type { RouteSpec } from '../../../routing/routes'
import { codeDigest } from '../../codeDigest'
import { loadPageReader, type BuiltPage } from './readPage'

/** Pages by digests of the code that read them and of their HTML. */
export type PagesRead = Record<string, BuiltPage>

/**
 * Reads every page of a built site.
 * @param htmlOf returns the HTML of a page by its path
 * @param before pages of an earlier build; those that did not change are not read again
 * @returns the pages by their path, and the pages to keep for the next build
 */
export async function readPages(
  root: string,
  routes: readonly RouteSpec[],
  siteUrl: string,
  htmlOf: (path: string) => string,
  before: PagesRead = {},
): Promise<{ pages: Map<string, BuiltPage>; kept: PagesRead }> {
  const readPage = await loadPageReader()
  const packages = ['hast-util-to-mdast', 'mdast-util-gfm-table', 'mdast-util-to-markdown', 'parse5']
  const code = codeDigest(root, ['src/node/output/pages'], packages, siteUrl)
  const kept: PagesRead = {}
  const pages = new Map<string, BuiltPage>()
  for (const { path } of routes) {
    const html = htmlOf(path)
    const hash = createHash('sha1').update(code).update(path).update(html).digest('base64')
    kept[hash] = before[hash] ?? readPage(html, absoluteUrl(siteUrl, path))
    pages.set(path, kept[hash])
  }
  return { pages, kept }
}
