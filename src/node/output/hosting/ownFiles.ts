import fs from 'node:fs'
import path from 'node:path'

/** Made for nginx, and for Netlify and Cloudflare Pages a file as any other. */
export const NGINX_FILE = '/nginx.conf'

/** What the build writes for hosts, not for visitors: `redirectsFile` and `nginxFile` keep it from being served. */
export const OWN_FILES = ['/_headers', '/_redirects', NGINX_FILE] as const

/** What Gatsby writes for its own use; the next build makes it anew. */
const LEFTOVERS = ['chunk-map.json', 'webpack.stats.json', '~partytown']

/** Takes away what is no part of the site, so that no address answers with it. */
export function removeLeftovers(folder: string): void {
  for (const name of LEFTOVERS) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}
