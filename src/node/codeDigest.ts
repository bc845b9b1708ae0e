import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SITE } from '../routing/languageFiles'

/**
 * Digest of the code whose results are kept from one build to the next. When
 * it changes, what was kept is made anew.
 * @param root of the repository
 * @param folders of code, from the root; those below them do not count
 * @param packages whose versions count
 * @param facts that the code reads elsewhere
 * @throws when one of them is gone
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

/** Code and packages that shape nodes, blocks, summaries, icons and pictures. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/read', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri']

/** Digest of the code, and of the facts of languages, that make nodes and answers to queries of content. */
export function nodeFormat(root: string): string {
  return codeDigest(root, SOURCES, PACKAGES, JSON.stringify(SITE))
}
