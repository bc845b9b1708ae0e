/** Files and folders below `content` that are no part of the site, or lead out of it. */
import { posix } from 'node:path'
import type { TextFile } from '../model/post'
import { foldersBelow, isHidden, isNamedAsFile, textFolders, type ContentFiles } from '../read/contentFiles'
import { fileStart, type Report } from '../report/problem'
import { nearestName } from '../report/suggest'
import { MAX_IMAGE_BYTES } from '../schemas/fields'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i

/**
 * Checks the tree itself: symbolic links, folders of texts without one, pictures nothing names.
 * @param named pictures that a file names
 * @param broken files with errors: which pictures these mean to name is not known
 */
export function checkFiles(
  files: ContentFiles,
  texts: readonly TextFile[],
  named: ReadonlySet<string>,
  broken: readonly string[],
  report: Report,
): void {
  const folders = ['content', 'locales'].flatMap((root) => foldersBelow(files, root))
  const linkMessage = 'This is a symbolic link, which may lead to nothing on another machine. Copy the file here.'
  for (const folder of folders)
    for (const name of files.links(folder)) report('file/symbolic-link', fileStart(`${folder}/${name}`), linkMessage)
  const withText = new Set(texts.map(({ file }) => posix.dirname(file)))
  const unsure = new Set(broken.map((file) => posix.dirname(file)))
  for (const folder of textFolders(files)) {
    const isEmpty = !withText.has(folder) && !files.list(folder).some((name) => /\.mdx?$/i.test(name))
    const message = 'The folder holds no text, so there is no page. Write en.mdx or ru.mdx, or remove the folder.'
    if (isEmpty && !isHidden(folder) && !isNamedAsFile(folder)) report('post/no-text', fileStart(folder), message)
  }
  for (const file of filesBelow(files, folders)) {
    const isUnnamed = file.startsWith('content/') && PICTURE.test(file) && !named.has(file)
    if (!isUnnamed || [...unsure].some((folder) => file.startsWith(`${folder}/`))) continue
    const bytes = files.size(file) ?? 0
    const message = 'Nothing names this picture, so it will not be on the site. Name it, or remove it.'
    const large = `It has ${(bytes / 1_000_000).toFixed(1)} MB and would stay in the history of the repository for good.`
    if (bytes > MAX_IMAGE_BYTES) report('picture/unnamed-large', fileStart(file), `${message} ${large}`)
    else report('picture/unnamed', fileStart(file), message)
  }
}

function filesBelow(files: ContentFiles, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`))
}

/** What `readPosts` and `readCases` read, or refuse by name. */
const TEXT = /^content\/(?:blog|cases)\/(?:[^/]+\/)?[^/]+\.mdx?$/i
const GUIDES: readonly string[] = ['content/README.md', 'content/PROBLEMS.md']
/** Endings of what a writer means for the site, whatever an editor put behind them. */
const WRITING = /\.(mdx?|json)(\.|$)/i

/**
 * Reports files below `content/` that nothing reads, and folders with the name of a
 * file: what stands in one of them would be missing from the site without a word.
 * @param read paths of the files that were read, or are expected
 */
export function checkStrayFiles(files: ContentFiles, read: ReadonlySet<string>, report: Report): void {
  const folders = foldersBelow(files, 'content')
  const message = 'This is a folder with the name of a file, and nothing in it is on the site. Rename it.'
  for (const folder of folders.filter(isNamedAsFile)) report('file/folder', fileStart(folder), message)
  const whole = folders.filter((folder) => !isNamedAsFile(folder))
  for (const file of filesBelow(files, whole)) {
    if (read.has(file) || PICTURE.test(file) || TEXT.test(file) || GUIDES.includes(file)) continue
    const near = nearestName(file, read)
    const remedy = near ? `Did you mean "${near}"?` : 'content/README.md tells where each kind of content stands.'
    report(
      WRITING.test(file) ? 'file/unread' : 'file/unread-other',
      fileStart(file),
      `Nothing reads this file, so it will not be on the site. ${remedy}`,
    )
  }
}
