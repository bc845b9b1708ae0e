import type { ContentFiles } from '../source/contentFiles'
import { fileProblem, type Problem } from '../report/problem'
import { nearest } from '../report/suggest'
import { foldersBelow, isNamedAsFile } from '../source/foldersBelow'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i
/** What `readPosts` and `readCases` read, or refuse by name. */
const TEXT = /^content\/(?:blog|cases)\/(?:[^/]+\/)?[^/]+\.mdx?$/i
const GUIDE = 'content/README.md'
const GUIDES: readonly string[] = [GUIDE, 'content/PROBLEMS.md']
/** Endings of what a writer means for the site, whatever an editor put behind them. */
const WRITING = /\.(mdx?|json)(\.|$)/i

/**
 * Files below `content/` that nothing reads, and folders with the name of a
 * file: what stands in one of them would be missing from the site without a word.
 * @param read paths of the files that were read, or are expected
 */
export function findStrayFiles(files: ContentFiles, read: ReadonlySet<string>): Problem[] {
  const folders = foldersBelow(files, 'content')
  const misnamed = folders.filter(isNamedAsFile)
  return [
    ...misnamed.map((folder) =>
      fileProblem(
        'file/folder',
        folder,
        'This is a folder with the name of a file, and nothing in it is on the site. Put a file of this name in its place, or give the folder another name.',
      ),
    ),
    ...folders
      .filter((folder) => !misnamed.includes(folder))
      .flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`))
      .filter((file) => !read.has(file) && !PICTURE.test(file) && !TEXT.test(file) && !GUIDES.includes(file))
      .map((file) =>
        fileProblem(
          WRITING.test(file) ? 'file/unread' : 'file/unread-other',
          file,
          `Nothing reads this file, so it will not be on the site. ${wayOut(file, read)}`,
        ),
      ),
  ]
}

function wayOut(file: string, read: ReadonlySet<string>): string {
  const near = nearest(file, read)
  if (near) return `Did you mean "${near}"?`
  if (/\.mdx?(\.|$)/i.test(file))
    return 'A post is content/blog/<number>-<name>/en.mdx, a case content/cases/<name>/en.mdx, and ru.mdx beside it.'
  return `${GUIDE} tells where each kind of content stands.`
}
