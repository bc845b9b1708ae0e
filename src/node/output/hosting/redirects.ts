import type { NodePluginArgs } from 'gatsby'
import type { Redirect } from '../../../content/schemas/lists'
import { LANGUAGES } from '../../../routing/languages'
import { localizeLink, localizePath } from '../../../routing/localizePath'

/** The address of a redirect with the query of the request before its fragment; one that has a query keeps its own. */
export const withQuery = (target: string, query: string): string =>
  target.replace(/^[^?#]*(?=#|$)/, (path) => path + query)

/** A former address of a page, in one language. */
export interface OldAddress {
  from: string
  /** Target of the redirect; null if the page was removed. */
  to: string | null
}

/** The former addresses of pages in every language, with those of their files in HTML and Markdown. */
export function oldAddresses(redirects: readonly Redirect[]): OldAddress[] {
  return redirects.flatMap(({ from, to }) =>
    LANGUAGES.flatMap((language) =>
      (/\.\w+$/.test(from) ? [''] : ['', '.html', '.md']).map((end) => ({
        from: localizePath(from, language) + end,
        to: to === undefined ? null : localizeLink(to, language),
      })),
    ),
  )
}

/** The same as `oldAddresses`, from the nodes of the build. */
export function storedAddresses({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): OldAddress[] {
  const [list] = getNodesByType('RedirectList') as unknown as { items: Redirect[] }[]
  return oldAddresses(list?.items ?? [])
}

interface NotFoundRule {
  /** Prefix of the unknown addresses that the rule covers, with a trailing slash. */
  covers: string
  /** File that is served with status 404. */
  page: string
}

/**
 * The most specific rules first: sections before languages before everything.
 * @param pages the not-found pages, each of which covers the addresses beside it
 */
export function notFoundRules(pages: readonly string[]): NotFoundRule[] {
  const rules = pages.map((page) => ({ covers: page.slice(0, -'404.html'.length), page }))
  return rules.sort(
    (a, b) => b.covers.split('/').length - a.covers.split('/').length || a.covers.localeCompare(b.covers),
  )
}

/** Configuration for nginx. Netlify and Cloudflare Pages would serve it like any other file. */
const NGINX_FILE = '/nginx.conf'

/** Files for hosts, not for visitors: the rules of `redirectsFile` and `nginxFile` hide them. */
export const OWN_FILES = ['/_headers', '/_redirects', NGINX_FILE] as const

/**
 * `_redirects` of Netlify and of our own server: files that are not served,
 * former addresses, then the not-found page of each section and language.
 * Cloudflare Pages follows the lines with 301, does not serve its own two
 * files, finds the nearest `404.html` above an address, and skips lines with a
 * status it does not support: there a removed page is a 404.
 * @param pages the not-found pages
 */
export function redirectsFile(pages: readonly string[], old: readonly OldAddress[]): string {
  const rules = notFoundRules(pages)
  const gone = (from: string) =>
    `${encodeURI(from)} ${rules.find(({ covers }) => from.startsWith(covers))?.page ?? '/404.html'} 410`
  const moved = old.map(({ from, to }) => (to ? `${encodeURI(from)} ${to} 301` : gone(from)))
  const own = [
    ...OWN_FILES.map((file) => `${file} /404.html 404!`),
    // Cloudflare Pages skips the line above and would serve the file. Other hosts take the first line.
    `${NGINX_FILE} / 301`,
  ]
  const notFound = rules.flatMap(({ page }) => hiddenPage(page))
  const missing = rules.map(({ covers, page }) => `${covers}* ${page} 404`)
  return `${[...own, ...notFound, ...moved, ...missing].join('\n')}\n`
}

/**
 * Netlify answers 200 for a direct request of the not-found page, and does not
 * accept a rule whose target is its own address
 * (https://answers.netlify.com/t/bug-and-workaround-404-page-returns-http-200/21154).
 */
function hiddenPage(file: string): string[] {
  const address = file.replace(/\.html$/, '')
  return [`${address} ${file} 404!`, `${file} ${address} 404!`]
}
