import { OWN_FILES } from './ownFiles'
import { notFoundRules } from './notFoundRules'

/**
 * `_redirects` of Netlify: files that are no pages, then which 404 page answers
 * where. Cloudflare Pages keeps its own two files to itself, finds the nearest
 * `404.html` above an address, and skips these lines, whose status it does not
 * support.
 */
export function redirectsFile(): string {
  const own = OWN_FILES.map((file) => `${file} /404.html 404!`)
  const missing = notFoundRules().map(({ covers, page }) => `${covers}* ${page} 404`)
  return `${[...own, ...missing].join('\n')}\n`
}
