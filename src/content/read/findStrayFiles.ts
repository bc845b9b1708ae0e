import type { ContentFiles } from '../source/contentFiles'
import { fileProblem, type Problem } from '../report/problem'
import { nearest } from '../report/suggest'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i
/** What `readPosts` and `readCases` read, or refuse by name. */
const TEXT = /^content\/(?:blog|cases)\/(?:[^/]+\/)?[^/]+\.mdx?$/i
const GUIDE = 'content/README.md'
const GUIDES: readonly string[] = [GUIDE, 'content/PROBLEMS.md']
/** Endings of what a writer means for the site, whatever an editor put behind them. */
const WRITING = /\.(mdx?|json)(\.|$)/i

/**
 * Files below `content/` that nothing reads: what stands in one of them would
 * be missing from the site without a word.
 * @param read paths of the files that were read, or are expected
 */
export function findStrayFiles(files: ContentFiles, read: ReadonlySet<string>): Problem[] {
  return filesBelow(files, 'content')
    .filter((file) => !read.has(file) && !PICTURE.test(file) && !TEXT.test(file) && !GUIDES.includes(file))
    .map((file) =>
      fileProblem(
        WRITING.test(file) ? 'file/unread' : 'file/unread-other',
        file,
        `Nothing reads this file, so it will not be on the site. ${wayOut(file, read)}`,
      ),
    )
}

/** Folders whose names begin with a dot hold what tools write. */
function filesBelow(files: ContentFiles, folder: string): string[] {
  const own = files.list(folder).map((name) => `${folder}/${name}`)
  const folders = files.folders(folder).filter((name) => !name.startsWith('.'))
  return [...own, ...folders.flatMap((name) => filesBelow(files, `${folder}/${name}`))]
}

function wayOut(file: string, read: ReadonlySet<string>): string {
  const near = nearest(file, read)
  if (near) return `Did you mean "${near}"?`
  if (/\.mdx?(\.|$)/i.test(file))
    return 'A post is content/blog/<number>-<name>/en.mdx, a case content/cases/<name>/en.mdx, and ru.mdx beside it.'
  return `${GUIDE} tells where each kind of content stands.`
}
