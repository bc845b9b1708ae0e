import fs from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../src/content/schemas/redirect'

const FILE = 'content/redirects.json'

/**
 * Keeps an address that a page had. What led there leads on in one step, and a
 * page that came back to an old address of its own is free of it.
 * @param to the page that took its place, or undefined: it is gone
 */
export function addRedirect(root: string, from: string, to: string | undefined): void {
  const file = path.join(root, FILE)
  const known = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Redirect[]) : []
  const led = known
    .filter((redirect) => redirect.from !== from && redirect.from !== to)
    .map((redirect) => (redirect.to === from ? entry(redirect.from, to) : redirect))
  fs.writeFileSync(file, `${JSON.stringify([...led, entry(from, to)], null, 2)}\n`)
}

function entry(from: string, to: string | undefined): Redirect {
  return to === undefined ? { from } : { from, to }
}
