/** Files and folders below `content` that are no part of the site, or lead out of it. */
import { type ContentFiles, foldersBelow, isHidden, isNamedAsFile, textFolders } from '../read/contentFiles'
import type { TextFile } from '../model/post'
import { fileProblem, type Problem } from '../report/problem'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { nearestName } from '../report/suggest'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i

/**
 * Checks the tree itself: symbolic links, folders of texts without one, pictures nothing names.
 * @param named pictures that a file names
 * @param unsure folders of files with errors: what pictures these mean to name is not known
 */
export function checkFiles(
  files: ContentFiles,
  texts: readonly TextFile[],
  named: ReadonlySet<string>,
  unsure: readonly string[],
): Problem[] {
  const folders = ['content', 'locales'].flatMap((root) => foldersBelow(files, root))
  const hasText = new Set(texts.map(({ file }) => file.slice(0, file.lastIndexOf('/'))))
  return [
    ...folders.flatMap((folder) => files.links(folder).map((name) => `${folder}/${name}`)).map(refuseLink),
    ...textFolders(files)
      .filter(
        (folder) =>
          !isHidden(folder) &&
          !isNamedAsFile(folder) &&
          !hasText.has(folder) &&
          !files.list(folder).some((name) => /\.mdx?$/i.test(name)),
      )
      .map((folder) =>
        fileProblem(
          'post/no-text',
          folder,
          'The folder holds no text, so there is no page. Write en.mdx or ru.mdx, or remove the folder.',
        ),
      ),
    ...checkPictures(files, folders, named).filter(({ file }) => !unsure.some((folder) => file.startsWith(folder))),
  ]
}

function refuseLink(file: string): Problem {
  return fileProblem(
    'file/symbolic-link',
    file,
    'This is a symbolic link. What it leads to may stand on no other machine, or be none of the site’s: copy the file here.',
  )
}

function checkPictures(files: ContentFiles, folders: readonly string[], named: ReadonlySet<string>): Problem[] {
  const pictures = folders
    .filter((folder) => folder.startsWith('content'))
    .flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`))
    .filter((file) => PICTURE.test(file) && !named.has(file))
  return pictures.map((file) => {
    const bytes = files.size(file) ?? 0
    return bytes > MAX_IMAGE_BYTES
      ? fileProblem(
          'picture/unnamed-large',
          file,
          `Nothing names this picture, and it has ${(bytes / 1_000_000).toFixed(1)} MB. Remove it: it would stay in the history of the repository for good.`,
        )
      : fileProblem(
          'picture/unnamed',
          file,
          'Nothing names this picture, so it will not be on the site. Name it, or remove it.',
        )
  })
}

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
  const near = nearestName(file, read)
  if (near) return `Did you mean "${near}"?`
  if (/\.mdx?(\.|$)/i.test(file))
    return 'A post is content/blog/<number>-<name>/en.mdx, a case content/cases/<name>/en.mdx, and ru.mdx beside it.'
  return `${GUIDE} tells where each kind of content stands.`
}
