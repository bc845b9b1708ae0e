import fs from 'node:fs'
import path from 'node:path'
import { DIGESTED } from './hosting/headers'

/**
 * Renames `about/index.html` to `about.html`, so that static hosts answer
 * `/about` with 200, without a redirect to `/about/`. Gatsby does not write
 * unchanged pages again: the renamed file of an earlier build stays.
 * @param folder the built site
 * @param paths the paths of all routes
 */
export function cleanUrls(folder: string, paths: readonly string[]): void {
  for (const page of paths) {
    const written = path.join(folder, page, 'index.html')
    if (page === '/' || page.endsWith('.html') || !fs.existsSync(written)) continue
    fs.renameSync(written, path.join(folder, htmlFile(page)))
    removeIfEmpty(path.dirname(written))
  }
}

/** File of a path below the built site: `/` → `index.html`, `/ru` → `ru.html`, `/ru/404.html` → itself. */
export function htmlFile(page: string): string {
  if (page === '/') return 'index.html'
  return page.slice(1).endsWith('.html') ? page.slice(1) : `${page.slice(1)}.html`
}

/** File with the data of a page. Gatsby writes it, and the browser fetches it. */
export function pageDataFile(page: string): string {
  return path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')
}

/**
 * Files that Gatsby manages. Unused pictures stay too: Gatsby does not resize a
 * picture again if a later build uses it.
 */
const KEPT_BY_GATSBY = /^(?:_gatsby|static)\/|^page-data\/(?:sq\/|app-data\.json$)/

/**
 * Removes files that are not part of this build: pages and feeds of an earlier
 * build, and internal files of Gatsby. webpack itself removes its former scripts.
 * @param ownFolder static files that Gatsby copies into the site
 * @param written names of the files that this build wrote besides its scripts
 * @param folders whose files were all written by this build
 */
export function removeLeftovers(
  folder: string,
  ownFolder: string,
  written: ReadonlySet<string>,
  folders: readonly string[],
): void {
  const digested = new RegExp(`^[^/]+${DIGESTED}`)
  const isKept = (file: string) =>
    written.has(file) || digested.test(file) || KEPT_BY_GATSBY.test(file) || folders.includes(file.split('/', 1)[0])
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  const inUrls = names.map((name) => name.replaceAll(path.sep, '/'))
  const gone = inUrls.filter((file) => !isKept(file) && !fs.existsSync(path.join(ownFolder, file)))
  for (const file of gone) {
    fs.rmSync(path.join(folder, file))
    for (let place = path.dirname(file); place !== '.'; place = path.dirname(place))
      removeIfEmpty(path.join(folder, place))
  }
}

function removeIfEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}
