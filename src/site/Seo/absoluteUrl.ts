/** An address of the site in full: below `SITE_URL` when set, else below the address of the content. */
export function absoluteUrl(base: string, path: string): string {
  return (process.env.GATSBY_SITE_URL || base).replace(/\/+$/, '') + path
}
