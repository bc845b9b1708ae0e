import { codeDigest } from './codeDigest'

/** What shapes the blocks and the summary of a body, and the words around it. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/source', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'satteri']

/** Digest of the code that turns a body into what is kept of it from one build to the next. */
export function bodyFormat(root: string): string {
  return codeDigest(root, SOURCES, PACKAGES)
}
