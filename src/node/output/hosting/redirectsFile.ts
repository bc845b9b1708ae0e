import { notFoundPageOf } from '../../../routing/routes'
import { NGINX_FILE, OWN_FILES } from './ownFiles'
import type { OldAddress } from './redirects'
import { notFoundRules } from './notFoundRules'

/**
 * Most lines of a `_redirects` file and the longest on Cloudflare Pages, the
 * stricter host (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export const LIMITS = { lines: 2_000, line: 1_000 } as const

/**
 * `_redirects` of Netlify and of our own server: what is no page, where
 * pages went that had another address, then which 404 page answers where.
 * Cloudflare Pages follows the lines with 301, keeps its own two files to
 * itself, finds the nearest `404.html` above an address, and skips the lines
 * whose status it does not support: there a page that is gone is a 404.
 * @throws {Error} when a host would not take it
 */
export function redirectsFile(old: readonly OldAddress[] = []): string {
  const moved = old.map(({ from, to }) => (to ? `${from} ${to} 301` : `${from} ${notFoundPageOf(from)} 410`))
  const own = [
    ...OWN_FILES.map((file) => `${file} /404.html 404!`),
    // For Cloudflare Pages, which skips the line above and would serve the file; elsewhere the first line answers.
    `${NGINX_FILE} / 301`,
  ]
  const notFound = notFoundRules().flatMap(({ page }) => hiddenPage(page))
  const missing = notFoundRules().map(({ covers, page }) => `${covers}* ${page} 404`)
  const lines = [...own, ...notFound, ...moved, ...missing]
  const long = lines.find((line) => line.length > LIMITS.line)
  if (long)
    throw new Error(
      `Cloudflare Pages takes ${LIMITS.line} characters a line of _redirects. Shorten the address in content/redirects.json: ${long.slice(0, 200)}…`,
    )
  if (lines.length > LIMITS.lines)
    throw new Error(
      `Cloudflare Pages takes ${LIMITS.lines} lines of _redirects, not ${lines.length}. ${old.length} of them come from content/redirects.json, one for each address and language: take out those that nobody follows any more.`,
    )
  return `${lines.join('\n')}\n`
}

/**
 * Netlify answers 200 where somebody asks for the page of unknown addresses
 * itself, and takes no rule that leads to its own address
 * (https://answers.netlify.com/t/bug-and-workaround-404-page-returns-http-200/21154).
 */
function hiddenPage(file: string): string[] {
  const address = file.replace(/\.html$/, '')
  return [`${address} ${file} 404!`, `${file} ${address} 404!`]
}
