import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Name of a class or animation of a style module in pages. It is short, since it
 * stands in a page a few hundred times, and begins with an underscore: ad
 * blockers hide classes that begin with "ad".
 * @param file the style module
 */
export function className(file: string, name: string): string {
  const place = path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, '/')
  return `_${createHash('sha1').update(`${place} ${name}`).digest('base64url').slice(0, 4)}`
}
