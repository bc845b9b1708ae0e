import type { ContentFiles } from '../source/contentFiles'
import { guarded } from '../source/guarded'
import { LANGUAGES } from '../../routing/languages'
import { loadParser } from '../mdx/parseMdx'
import type { Post, PostFolder, SummaryCache } from '../model/post'
import { fileProblem, type Problem } from '../report/problem'
import { readPostFile } from './readPostFile'

export interface ReadPosts {
  /** How many files were read, those with errors among them. */
  fileCount: number
  /** Posts with a page in at least one language. */
  posts: Post[]
  /** Every folder with a file that could be read, also one whose post has no page yet. */
  folders: PostFolder[]
  problems: Problem[]
}

/** Reads every post below `content/blog`, and checks each file by itself. */
export async function readPosts(files: ContentFiles, cache?: SummaryCache): Promise<ReadPosts> {
  const parser = await loadParser()
  const problems: Problem[] = []
  const posts: Post[] = []
  const folders: PostFolder[] = []
  let fileCount = 0
  for (const folder of files.folders('content/blog')) {
    const found: PostFolder = {}
    for (const name of files.list(`content/blog/${folder}`)) {
      if (!/\.mdx?$/i.test(name)) continue
      const file = `content/blog/${folder}/${name}`
      const language = LANGUAGES.find((known) => name === `${known}.mdx`)
      if (!language) {
        problems.push(
          fileProblem(
            'post/file-name',
            file,
            `Posts are named after their language: ${LANGUAGES.map((known) => `${known}.mdx`).join(' or ')}.`,
          ),
        )
        continue
      }
      fileCount += 1
      const read = guarded(file, problems, () => readPostFile(file, language, files, parser, problems, cache))
      if (read) found[language] = read
    }
    folders.push(found)
    const versions = LANGUAGES.flatMap((language) => found[language]?.version ?? [])
    if (versions.length === 0) continue
    posts.push({
      id: versions[0].frontMatter.id,
      folder,
      versions: Object.fromEntries(versions.map((version) => [version.language, version])),
    })
  }
  for (const name of files.list('content/blog')) {
    if (/\.mdx?$/i.test(name))
      problems.push(
        fileProblem(
          'post/no-folder',
          `content/blog/${name}`,
          'A post lives in a folder of its own: content/blog/<id>-<slug>/en.mdx.',
        ),
      )
  }
  return { fileCount, posts: posts.sort((a, b) => a.id - b.id), folders, problems }
}
