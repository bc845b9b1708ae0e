import { SEARCH_FILES } from '../../../search/searchFiles'
import { commonHeaders, documentHeaders, EMBEDDING, type HeaderOptions, IMMUTABLE } from './responseHeaders'

/** Gatsby writes scripts and styles with a content hash into the root of the site; share pictures and the search have one as well. */
const HASHED = ['/static/*', '/share/*', `${SEARCH_FILES}/*`, '/*.js', '/*.css']

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
 * `_headers` of Netlify and Cloudflare Pages, and of our own server.
 * @param pages addresses of all pages
 * @throws {Error} when a host would not take it
 */
export function headersFile(options: HeaderOptions, pages: readonly string[]): string {
  const block = (pattern: string, headers: Record<string, string>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  // Both hosts revalidate by default and join the values when two rules set one header, so each is set by one rule:
  // what concerns documents alone goes with all answers, since a page that is not found may have any address. Who may
  // embed it is another matter with pictures, so that goes with the addresses of pages.
  const { [EMBEDDING]: embedding, ...ofDocuments } = documentHeaders(options)
  const blocks = [
    block('/*', { ...ofDocuments, ...commonHeaders(options) }),
    ...pagePatterns(pages).map((pattern) => block(pattern, { [EMBEDDING]: embedding })),
    ...HASHED.map((pattern) => block(pattern, { 'Cache-Control': IMMUTABLE })),
  ]
  const long = blocks.flat().find((line) => line.length > LIMITS.line)
  if (long) throw new Error(`Cloudflare Pages takes ${LIMITS.line} characters a line of _headers, not: ${long}`)
  if (blocks.length > LIMITS.rules) throw new Error(`Cloudflare Pages takes ${LIMITS.rules} rules in _headers.`)
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
