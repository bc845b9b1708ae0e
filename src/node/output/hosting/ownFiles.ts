import fs from 'node:fs'
import path from 'node:path'

/** What the build writes for hosts, not for visitors: no host of ours serves it. */
export const OWN_FILES = ['/_headers', '/_redirects', '/nginx.conf'] as const

/** What Gatsby writes for its own use; the next build makes it anew. */
const LEFTOVERS = ['chunk-map.json', 'webpack.stats.json', '~partytown']

/** Takes away what is no part of the site, so that no address answers with it. */
export function removeLeftovers(folder: string): void {
  for (const name of LEFTOVERS) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}
