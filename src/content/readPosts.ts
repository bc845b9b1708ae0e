import { featuredProblems, folderProblems, repeatedPostIds, translationProblems } from './checkPosts'
import type { ContentFiles } from './contentFiles'
import { LANGUAGES } from './languages'
import { loadParser } from './mdx/parseMdx'
import type { Post, SummaryCache } from './post'
import { fileProblem, type Problem } from './problem'
import { readVersion } from './readVersion'

export interface ReadPosts {
  /** How many files were read, those with errors among them. */
  fileCount: number
  posts: Post[]
  problems: Problem[]
}

/** Reads and checks every post below `content/blog`: each file by itself, then the languages against each other. */
export async function readPosts(files: ContentFiles, cache?: SummaryCache): Promise<ReadPosts> {
  const parser = await loadParser()
  const problems: Problem[] = []
  const posts: Post[] = []
  let fileCount = 0
  for (const folder of files.folders('content/blog')) {
    const versions: Post['versions'] = {}
    for (const name of files.list(`content/blog/${folder}`)) {
      if (!/\.mdx?$/i.test(name)) continue
      const file = `content/blog/${folder}/${name}`
      const language = LANGUAGES.find((known) => name === `${known}.mdx`)
      if (!language) {
        problems.push(
          fileProblem(
            file,
            `Posts are named after their language: ${LANGUAGES.map((known) => `${known}.mdx`).join(' or ')}.`,
          ),
        )
        continue
      }
      fileCount += 1
      const version = readVersion(file, language, files.read(file) ?? new Uint8Array(), parser, problems, cache)
      if (version) versions[language] = version
    }
    const [first] = LANGUAGES.flatMap((language) => versions[language] ?? [])
    if (!first) continue
    const post: Post = { id: first.matter.id, folder, versions }
    problems.push(...folderProblems(post), ...translationProblems(post))
    posts.push(post)
  }
  problems.push(...repeatedPostIds(posts), ...featuredProblems(posts))
  for (const name of files.list('content/blog')) {
    if (/\.mdx?$/i.test(name))
      problems.push(
        fileProblem(`content/blog/${name}`, 'A post lives in a folder of its own: content/blog/<id>-<slug>/en.mdx.'),
      )
  }
  return { fileCount, posts: posts.sort((a, b) => a.id - b.id), problems }
}
