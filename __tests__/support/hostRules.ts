/** How the hosts that read `_headers` tell which of its rules are for an address. */
import { parseHeadersFile } from '../../scripts/server/hostFiles'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** https://developers.cloudflare.com/pages/configuration/headers/ */
function cloudflare(pattern: string): RegExp {
  const source = escaped(pattern)
    .replaceAll('\\*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

/** `packages/headers-parser/src/for_regexp.ts` of netlify/build: beside a `*` nothing is escaped. */
function netlify(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith(':')) return '([^/]+)'
      if (part === '*') return '?(.*)'
      return part.includes('*') ? part.replaceAll('*', '(.*)') : escaped(part)
    })
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu')
}

export const HOST_RULES = [
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
] as const

/** Every value that a host finds for a header of an address, one from each rule. */
export function valuesOf(
  headersFile: string,
  matcher: (pattern: string) => RegExp,
): (address: string, header: string) => string[] {
  const rules = parseHeadersFile(headersFile).map(({ pattern, set }) => ({ covers: matcher(pattern), set }))
  return (address, header) =>
    rules
      .filter(({ covers }) => covers.test(address))
      .flatMap(({ set }) => set.filter(([name]) => name === header.toLowerCase()).map(([, value]) => value))
}
