import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SITE } from '../routing/languageFiles'

/** Code that determines nodes, blocks, icons and pictures. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/read', 'src/node/nodes']

/**
 * Digest of the code, the installed packages and the language settings that
 * determine nodes and results of content queries. When it changes, nodes kept
 * from the last build are replaced.
 * @param root of the repository
 * @throws when a folder, or npm's record of the packages, is missing
 */
export function nodeFormat(root: string): string {
  const hash = crypto.createHash('sha1').update(JSON.stringify(SITE))
  hash.update(fs.readFileSync(path.join(root, 'node_modules/.package-lock.json')))
  for (const folder of SOURCES)
    for (const name of fs.readdirSync(path.join(root, folder)).sort())
      if (name.endsWith('.ts'))
        hash.update(`${folder}/${name}\0`).update(fs.readFileSync(path.join(root, folder, name)))
  return hash.digest('hex')
}
