/** Where the site lives, without trailing slash: `SITE_URL` on a preview, else what `content/site.json` says. */
export function siteUrl(fromContent: string): string {
  return (process.env.SITE_URL || fromContent).replace(/\/+$/, '')
}
