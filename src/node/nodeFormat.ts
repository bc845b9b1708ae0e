import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SITE } from '../routing/languageFiles'

/** Code and packages that determine nodes, blocks, icons and pictures. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/read', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri']

/**
 * Digest of the code and language settings that determine nodes and results of
 * content queries. When it changes, nodes kept from the last build are replaced.
 * @param root of the repository
 * @throws when a folder or package is missing
 */
export function nodeFormat(root: string): string {
  const hash = crypto.createHash('sha1').update(JSON.stringify(SITE))
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
