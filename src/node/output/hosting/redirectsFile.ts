import { OWN_FILES } from './ownFiles'
import type { OldAddress } from './redirects'
import { notFoundRules } from './notFoundRules'

/**
 * `_redirects` of Netlify and of our own server: files that are no pages, where
 * pages went that had another address, then which 404 page answers where.
 * Cloudflare Pages follows the lines of moved pages, keeps its own two files to
 * itself, finds the nearest `404.html` above an address, and skips the lines
 * whose status it does not support: there a page that is gone is a 404.
 */
export function redirectsFile(old: readonly OldAddress[] = []): string {
  const moved = old.map(({ from, to }) => (to ? `${from} ${to} 301` : `${from} ${notFoundPage(from)} 410`))
  const own = OWN_FILES.map((file) => `${file} /404.html 404!`)
  const missing = notFoundRules().map(({ covers, page }) => `${covers}* ${page} 404`)
  return `${[...own, ...moved, ...missing].join('\n')}\n`
}

/** The page that says so where nothing is any more. */
function notFoundPage(from: string): string {
  return notFoundRules().find(({ covers }) => from.startsWith(covers))?.page ?? '/404.html'
}
