/** Parses the files with which a build configures hosts: `_headers` and `_redirects`. */
import { escapePattern } from '../../src/text/escapePattern'

/**
 * Parses the `_headers` syntax that Netlify and Cloudflare Pages share: a path
 * pattern at the start of a line, then indented `Name: value` lines.
 */
export function parseHeadersFile(text: string) {
  const rules: { pattern: string; set: [name: string, value: string][] }[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (name) rules.at(-1)!.set.push([name.toLowerCase(), value])
    else rules.push({ pattern: line, set: [] })
  }
  return rules
}

/** `*` stands for any characters, `:name` for one path segment. */
function matches(pattern: string, pathname: string): boolean {
  const source = escapePattern(pattern)
    .replaceAll('\\*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`).test(pathname)
}

/**
 * The headers for a path, by lower-case name. As on the hosts, every matching
 * rule applies, in file order. No build sets a header of an answer twice,
 * because the hosts treat that differently.
 *
 * @example headersFor([{ pattern: '/*', set: [['x-a', '1']] }], '/about') // { 'x-a': '1' }
 */
export function headersFor(rules: ReturnType<typeof parseHeadersFile>, pathname: string): Record<string, string> {
  return Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, pathname)).flatMap(({ set }) => set))
}

/**
 * Parses the lines of a `_redirects` file with status 301 and 410: pages that
 * moved or are gone. This server implements the other lines itself.
 * @returns the target of a decoded address: a path, or null for a page that is gone
 */
export function parseRedirectsFile(text: string): ReadonlyMap<string, string | null> {
  const lines = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/))
  const rules = lines.filter(([, , status]) => status === '301' || status === '410')
  return new Map(rules.map(([from, to, status]) => [decodeURI(from), status === '301' ? to : null]))
}
