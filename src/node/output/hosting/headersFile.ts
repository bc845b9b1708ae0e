import { SEARCH_FILES } from '../../../search/searchFiles'
import { commonHeaders, documentHeaders, type HeaderOptions, IMMUTABLE } from './responseHeaders'

/** Gatsby writes scripts and styles with a content hash into the root of the site; share pictures and the search have one as well. */
const HASHED = ['/static/*', '/share/*', `${SEARCH_FILES}/*`, '/*.js', '/*.css']

/**
 * Longest line and most rules of a `_headers` file on Cloudflare Pages, the
 * stricter host (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const LIMITS = { line: 2_000, rules: 100 } as const

/**
 * `_headers` of Netlify and Cloudflare Pages, and of our own server.
 * @throws {Error} when a host would not take it
 */
export function headersFile(options: HeaderOptions): string {
  const block = (pattern: string, headers: Record<string, string>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  // Both hosts revalidate by default and join the values when two rules set one header, so each is set by one rule:
  // what concerns documents alone goes with all answers, since a page that is not found may have any address.
  const blocks = [
    block('/*', { ...documentHeaders(options), ...commonHeaders(options) }),
    ...HASHED.map((pattern) => block(pattern, { 'Cache-Control': IMMUTABLE })),
  ]
  const long = blocks.flat().find((line) => line.length > LIMITS.line)
  if (long) throw new Error(`Cloudflare Pages takes ${LIMITS.line} characters a line of _headers, not: ${long}`)
  if (blocks.length > LIMITS.rules) throw new Error(`Cloudflare Pages takes ${LIMITS.rules} rules in _headers.`)
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
