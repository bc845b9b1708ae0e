/**
 * The part of `gatsby-link` that Gatsby's own code and this site use, put in
 * its place by `node/hooks/webpack.ts`: 1.5 KB of every page was a component
 * nobody shows. `__tests__/shell/gatsbyLink.test.ts` compares it with the original.
 */

/** Gatsby's navigation, a global of its own. */
declare const ___navigate: (to: string, options?: { replace?: boolean }) => void

/** The parts of an address within the site. A lone `?` or `#` is none. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(path || '/')!
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

export function navigate(to: string, options?: { replace?: boolean }): void {
  ___navigate(to, options)
}

/** The site stands at the root of its host. */
export const withPrefix = (path: string) => path
export const withAssetPrefix = withPrefix

/** Gatsby's link; `LocalizedLink` is this site's. */
export function Link(): never {
  throw new Error('Gatsby’s Link is left out of this site; see LocalizedLink.')
}

export default Link
