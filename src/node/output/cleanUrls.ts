import fs from 'node:fs'
import path from 'node:path'

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

/** The name (or chunk number) and the digest of a script or style sheet. */
const DIGESTED = /^([^/]+)[-.]([0-9a-f]{20})\.[.\w]+$/
/** A chunk and its digest in webpack's runtime: `463:"290f…"`. The minifier writes 1000 as `1e3`. */
const LISTED = /(\w+):"([0-9a-f]{20})"/g

/**
 * Removes files that are not part of this build: pages, feeds and scripts of an
 * earlier build, and internal files of Gatsby.
 * @param ownFolder static files that Gatsby copies into the site
 * @param written names of the files that this build wrote besides its scripts
 * @param folders whose files were all written by this build
 * @returns the removed files
 */
export function removeLeftovers(
  folder: string,
  ownFolder: string,
  written: ReadonlySet<string>,
  folders: readonly string[],
): string[] {
  // Each page contains the name of the runtime script, which lists all other scripts.
  const home = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const [runtime] = /webpack-runtime-[0-9a-f]+\.js/.exec(home) ?? []
  const names = home + (runtime ? fs.readFileSync(path.join(folder, runtime), 'utf8') : '')
  const chunks = new Set(Array.from(names.matchAll(LISTED), ([, id, digest]) => `${Number(id)} ${digest}`))
  const isKept = (file: string) => {
    const [, name, digest] = DIGESTED.exec(file) ?? []
    // A chunk of an earlier build may have the same bytes and another number.
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
