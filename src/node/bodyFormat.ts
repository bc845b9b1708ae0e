import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What shapes the blocks and the summary of a body. */
const SOURCES = ['src/content/mdx', 'src/content/report', 'src/content/source', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'satteri']

/**
 * Digest of the code that turns a body into what is kept of it from one build
 * to the next: with another digest, nothing that was kept is good any more.
 * @param root of the repository
 */
export function bodyFormat(root: string): string {
  const hash = crypto.createHash('sha1')
  for (const folder of SOURCES)
    for (const name of fs.readdirSync(path.join(root, folder)).sort())
      if (name.endsWith('.ts'))
        hash.update(`${folder}/${name}\0`).update(fs.readFileSync(path.join(root, folder, name)))
  for (const name of PACKAGES) {
    const manifest = fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')
    hash.update(`${name}@${(JSON.parse(manifest) as { version: string }).version}\0`)
  }
  return hash.digest('hex')
}
