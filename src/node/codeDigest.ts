import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SITE } from '../routing/languageFiles'

/**
 * Digest of the code whose results are kept from one build to the next. When
 * it changes, these results are computed again.
 * @param root of the repository
 * @param folders of code, from the root; their subfolders do not count
 * @param packages whose versions count
 * @param facts other data that the code reads
 * @throws when a folder or package is missing
 */
export function codeDigest(root: string, folders: readonly string[], packages: readonly string[], facts = ''): string {
  const hash = crypto.createHash('sha1').update(facts)
  for (const folder of folders)
    for (const name of fs.readdirSync(path.join(root, folder)).sort())
      if (name.endsWith('.ts'))
        hash.update(`${folder}/${name}\0`).update(fs.readFileSync(path.join(root, folder, name)))
  for (const name of packages) {
    const manifest = fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')
    hash.update(`${name}@${(JSON.parse(manifest) as { version: string }).version}\0`)
  }
  return hash.digest('hex')
}

/** Code and packages that determine nodes, blocks, icons and pictures. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/read', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri']

/** Digest of the code and language settings that determine nodes and results of content queries. */
export function nodeFormat(root: string): string {
  return codeDigest(root, SOURCES, PACKAGES, JSON.stringify(SITE))
}
