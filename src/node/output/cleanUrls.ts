import fs from 'node:fs'
import path from 'node:path'

/**
 * Turns `about/index.html` into `about.html`, so that static hosts answer
 * `/about` with 200 and no redirect to `/about/`, and removes pages left over
 * from an earlier build.
 * @param folder the built site
 * @param paths every path of the route table
 * @returns HTML files that no route accounts for and that were removed
 */
export function cleanUrls(folder: string, paths: readonly string[]): string[] {
  const wanted = new Set(paths.map(htmlFile))
  for (const page of paths) {
    const written = path.join(folder, page, 'index.html')
    if (page === '/' || page.endsWith('.html') || !fs.existsSync(written)) continue
    fs.renameSync(written, path.join(folder, htmlFile(page)))
    removeIfEmpty(path.dirname(written))
  }
  const stale = htmlFilesBelow(folder).filter((file) => !wanted.has(file))
  for (const file of stale) fs.rmSync(path.join(folder, file))
  return stale
}

/**
 * Undoes `cleanUrls` before the next build: Gatsby writes and reads its pages
 * as `about/index.html`, and a page that did not change is not written again.
 */
export function restoreUrls(folder: string): void {
  if (!fs.existsSync(folder)) return
  for (const file of htmlFilesBelow(folder)) {
    if (/(^|\/)(index|404)\.html$/.test(file)) continue
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

function removeIfEmpty(folder: string): void {
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}

/** Folders of Gatsby's own; slices are put into the pages of the next build. */
const NOT_PAGES = new Set(['static', 'page-data', '_gatsby'])

function htmlFilesBelow(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) return !below && NOT_PAGES.has(entry.name) ? [] : htmlFilesBelow(folder, name)
    return name.endsWith('.html') ? [name] : []
  })
}
