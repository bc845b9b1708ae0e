import fs from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import type { Content } from '../../content/model/content'
import { versionsOf, type TextFrontMatter } from '../../content/model/post'

/** Whose nodes files are by custom; caches of earlier builds say so, too. */
const OWNER = { name: 'gatsby-source-filesystem' }

/**
 * Makes nodes of the files of all texts, of which gatsby-plugin-mdx makes its
 * own. Listed by gatsby-source-filesystem itself, a file would come to the
 * plugin unchecked: under development a slip in front matter ended in a stack.
 * @returns ids of the nodes of files, by file from the root of the repository
 */
export async function writeTextFiles(
  { actions, createNodeId, getNode }: Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'getNode'>,
  root: string,
  { posts, cases }: Pick<Content, 'posts' | 'cases'>,
): Promise<Map<string, string>> {
  const written = new Map<string, string>()
  for (const { file, hash } of [...posts, ...cases].flatMap((text) => versionsOf<TextFrontMatter>(text))) {
    const id = createNodeId(`text ${file}`)
    const existing = getNode(id)
    if (existing?.internal.contentDigest === hash) actions.touchNode(existing)
    else {
      const absolutePath = path.join(root, file)
      const content = fs.readFileSync(absolutePath, 'utf8')
      const internal = { type: 'File', mediaType: 'text/mdx', contentDigest: hash, content }
      // Waited for: by then the plugin has made its node.
      await actions.createNode({ id, absolutePath, ext: '.mdx', parent: null, children: [], internal }, OWNER)
    }
    written.set(file, id)
  }
  return written
}
