import { codeDigest } from './codeDigest'

/** What shapes the nodes, the blocks and the summary of a body, and icons and pictures on asking. */
const SOURCES = ['src/content/mdx', 'src/content/model', 'src/content/report', 'src/content/read', 'src/node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri']

/** Digest of the code that turns content into what is kept of it from one build to the next: nodes, and answers to queries. */
export function nodeFormat(root: string): string {
  return codeDigest(root, SOURCES, PACKAGES)
}
