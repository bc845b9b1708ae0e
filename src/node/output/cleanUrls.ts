import fs from 'node:fs'
import path from 'node:path'
import { twinPath } from '../../routing/localizePath'

/**
 * Turns `about/index.html` into `about.html`, so that static hosts answer
 * `/about` with 200 and no redirect to `/about/`, and removes pages of an
 * earlier build: HTML files and their twins in Markdown that are neither of a
 * route nor the owner's.
 * @param folder the built site
 * @param ownFolder the files of the owner that Gatsby copies into the site
 * @param paths the paths of all routes
 * @returns the removed files
 */
export function cleanUrls(folder: string, ownFolder: string, paths: readonly string[]): string[] {
  const wanted = new Set(paths.flatMap((page) => [htmlFile(page), twinPath(page).slice(1)]))
  for (const page of paths) {
    const written = path.join(folder, page, 'index.html')
    if (page === '/' || page.endsWith('.html') || !fs.existsSync(written)) continue
    fs.renameSync(written, path.join(folder, htmlFile(page)))
    removeIfEmpty(path.dirname(written))
  }
  const stale = pagesBelow(folder, ownFolder).filter((file) => !wanted.has(file))
  for (const file of stale) fs.rmSync(path.join(folder, file))
  return stale
}

/**
 * Undoes `cleanUrls` before the next build: Gatsby writes and reads its pages
 * as `about/index.html`, and a page that did not change is not written again.
 */
export function restoreUrls(folder: string, ownFolder: string): void {
  if (!fs.existsSync(folder)) return
  for (const file of pagesBelow(folder, ownFolder)) {
    if (/(^|\/)(index|404)\.html$|\.md$/.test(file)) continue
    const page = path.join(folder, file.slice(0, -'.html'.length))
    fs.mkdirSync(page, { recursive: true })
    fs.renameSync(path.join(folder, file), path.join(page, 'index.html'))
  }
}

/** File of a path below the built site: `/` → `index.html`, `/ru` → `ru.html`, `/ru/404.html` → itself. */
export function htmlFile(page: string): string {
  if (page === '/') return 'index.html'
  return page.slice(1).endsWith('.html') ? page.slice(1) : `${page.slice(1)}.html`
}

/** Files that Gatsby writes for itself and makes anew in the next build. */
const LEFTOVERS = ['chunk-map.json', 'webpack.stats.json', '~partytown']

/** Removes files that are no part of the site, so that no address answers with them. */
export function removeLeftovers(folder: string): void {
  for (const name of LEFTOVERS) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}

function removeIfEmpty(folder: string): void {
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}

/** Gatsby's own folders; it puts the slices in `_gatsby` into the pages of the next build. */
const NOT_PAGES = new Set(['static', 'page-data', '_gatsby'])

/** Pages and their twins that are not the owner's, such as the file by which a search engine knows the owner. */
function pagesBelow(folder: string, ownFolder: string): string[] {
  return htmlFilesBelow(folder).filter((file) => !fs.existsSync(path.join(ownFolder, file)))
}

function htmlFilesBelow(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) return !below && NOT_PAGES.has(entry.name) ? [] : htmlFilesBelow(folder, name)
    return /\.(?:html|md)$/.test(name) ? [name] : []
  })
}
