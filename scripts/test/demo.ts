import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether `content/` is the demo of the specification or another company's content; decided by the address of its site. */
export function isDemo(root = process.cwd()): boolean {
  const { url } = JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8')) as { url?: unknown }
  return url === 'https://brightkeel.example'
}
