import fs from 'node:fs'
import path from 'node:path'

/**
 * Turns `about/index.html` into `about.html`, so that static hosts answer
 * `/about` with 200 and no redirect to `/about/`. Gatsby does not ask for a page
 * that it has no reason to write again: that of an earlier build stays.
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

/** File of the data of a page, which Gatsby writes and the browser fetches. */
export function pageDataFile(page: string): string {
  return path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')
}

/**
 * What Gatsby looks after. Pictures stay: it does not resize one again that a
 * page of a later build shows.
 */
const KEPT_BY_GATSBY = /^(?:_gatsby|static)\/|^page-data\/(?:sq\/|app-data\.json$)/

/** The name, or the number of its chunk, and the digest of a script or a style sheet. */
const DIGESTED = /^([^/]+)[-.]([0-9a-f]{20})\.[.\w]+$/
/** A chunk and its digest, as webpack's runtime lists them: `463:"290f…"`. A minifier writes 1000 as `1e3`. */
const LISTED = /(\w+):"([0-9a-f]{20})"/g

/**
 * Removes what is no part of this build: pages, feeds and scripts of an earlier
 * one, and what Gatsby writes for itself.
 * @param ownFolder the files of the owner that Gatsby copies into the site
 * @param written names of the files that this build wrote beside its scripts
 * @param folders whose files were all written by this build
 * @returns the removed files
 */
export function removeLeftovers(
  folder: string,
  ownFolder: string,
  written: ReadonlySet<string>,
  folders: readonly string[],
): string[] {
  // Each page names the script that knows the names of all others.
  const home = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const [runtime] = /webpack-runtime-[0-9a-f]+\.js/.exec(home) ?? []
  const names = home + (runtime ? fs.readFileSync(path.join(folder, runtime), 'utf8') : '')
  const chunks = new Set(Array.from(names.matchAll(LISTED), ([, id, digest]) => `${Number(id)} ${digest}`))
  const isKept = (file: string) => {
    const [, name, digest] = DIGESTED.exec(file) ?? []
    // Another number of an earlier build may have had the same bytes.
    if (digest) return /^\d+$/.test(name) ? chunks.has(`${name} ${digest}`) : names.includes(digest)
    return written.has(file) || KEPT_BY_GATSBY.test(file) || folders.includes(file.split('/', 1)[0])
  }
  const gone = filesBelow(folder).filter((file) => !isKept(file) && !fs.existsSync(path.join(ownFolder, file)))
  for (const file of gone) {
    fs.rmSync(path.join(folder, file))
    for (let place = path.dirname(file); place !== '.'; place = path.dirname(place))
      removeIfEmpty(path.join(folder, place))
  }
  return gone
}

function removeIfEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
