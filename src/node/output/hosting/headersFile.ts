import { SEARCH_FILES } from '../../../search/searchFiles'
import { commonHeaders, DIGESTED, documentHeaders, EMBEDDING, type HeaderOptions, IMMUTABLE } from './responseHeaders'

/** Folders of files whose names or folders hold a digest of their content. */
const HASHED = ['/static/*', '/share/*', `${SEARCH_FILES}/*`]

/**
 * Longest line and most rules of a `_headers` file on Cloudflare Pages, the
 * stricter host (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const LIMITS = { line: 2_000, rules: 100 } as const

/**
 * Patterns that cover pages and no pictures, each page by one: what follows its
 * first part are placeholders. Hosts disagree whether `/blog/*` covers `/blog`.
 */
function pagePatterns(pages: readonly string[]): string[] {
  const patterns = pages.map((page) => {
    const [, first = '', ...rest] = page.split('/')
    return ['', first, ...rest.map((_, place) => `:part${place + 1}`)].join('/')
  })
  return [...new Set(patterns)]
}

/**
 * What Gatsby writes into the root of the site: `app-<digest>.js` by its first
 * word, `119.<digest>.css` by its name. `/*.js` would be shorter, but covers
 * files without a digest in every folder, and on Netlify, where a dot beside
 * `*` is any character, pages such as `/services/nodejs` (`for_regexp.ts` of
 * https://github.com/netlify/build/tree/main/packages/headers-parser).
 */
function rootPatterns(names: readonly string[]): string[] {
  const digested = names.filter((name) => new RegExp(DIGESTED).test(name)).sort()
  return [...new Set(digested.map((name) => `/${name.replace(/^([^-.]+-).*/, '$1*')}`))]
}

/**
 * `_headers` of Netlify and Cloudflare Pages, and of our own server.
 * @param pages addresses of all pages
 * @param rootFiles names of the files in the root of the site
 * @throws {Error} when a host would not take it
 */
export function headersFile(options: HeaderOptions, pages: readonly string[], rootFiles: readonly string[]): string {
  const block = (pattern: string, headers: Record<string, string>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  // Both hosts revalidate by default. Where two rules set one header, Cloudflare joins the values and Netlify does not
  // say, so each is set by one rule: what concerns documents alone goes with all answers, since a page that is not found
  // may have any address. Who may embed it is another matter with pictures, so that goes with the addresses of pages,
  // and on these hosts a page that is not found does not say it.
  const { [EMBEDDING]: embedding, ...ofDocuments } = documentHeaders(options)
  const blocks = [
    block('/*', { ...ofDocuments, ...commonHeaders(options) }),
    ...pagePatterns(pages).map((pattern) => block(pattern, { [EMBEDDING]: embedding })),
    ...[...HASHED, ...rootPatterns(rootFiles)].map((pattern) => block(pattern, { 'Cache-Control': IMMUTABLE })),
  ]
  const long = blocks.flat().find((line) => line.length > LIMITS.line)
  if (long) throw new Error(`Cloudflare Pages takes ${LIMITS.line} characters a line of _headers, not: ${long}`)
  if (blocks.length > LIMITS.rules)
    throw new Error(`Cloudflare Pages takes ${LIMITS.rules} rules in _headers, not ${blocks.length}.`)
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
