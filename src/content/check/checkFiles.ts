/** Files and folders below `content` that are no part of the site, or lead out of it. */
import type { ContentFiles } from '../source/contentFiles'
import type { TextFile } from '../model/post'
import { fileProblem, type Problem } from '../report/problem'
import type { ReadFile } from '../read/readRecords'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { visitFields } from '../schemas/walkSchema'
import { foldersBelow, isHidden, isNamedAsFile } from '../source/foldersBelow'
import { localizedPicture } from '../source/localizedPicture'
import { textFolders } from '../source/textFolders'
import { LANGUAGES } from '../../routing/languages'
import { pictureFile } from './pictureFile'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i

/**
 * Checks the tree itself: symbolic links, folders of texts without one, pictures nothing names.
 * @param unsure folders of files with errors: what pictures these mean to name is not known
 */
export function checkFiles(
  files: ContentFiles,
  records: readonly ReadFile[],
  posts: readonly TextFile[],
  unsure: readonly string[],
): Problem[] {
  const folders = ['content', 'locales'].flatMap((root) => foldersBelow(files, root))
  const hasText = new Set(posts.map(({ file }) => file.slice(0, file.lastIndexOf('/'))))
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
    ...checkPictures(files, folders, namedPictures(records, posts)).filter(
      ({ file }) => !unsure.some((folder) => file.startsWith(folder)),
    ),
  ]
}

function refuseLink(file: string): Problem {
  return fileProblem(
    'file/symbolic-link',
    file,
    'This is a symbolic link. What it leads to may stand on no other machine, or be none of the site’s: copy the file here.',
  )
}

function namedPictures(records: readonly ReadFile[], posts: readonly TextFile[]): Set<string> {
  const named = new Set<string>()
  const add = (from: string, src: unknown) => {
    const file = typeof src === 'string' ? pictureFile(from, src) : null
    if (file) LANGUAGES.forEach((language) => named.add(localizedPicture(file, language)))
  }
  for (const { file, schema, value, document } of records)
    visitFields(schema, value ?? document.value, (meta, field) => {
      if (meta.kind === 'image') add(file, field)
    })
  for (const { file, frontMatter, summary } of posts) {
    add(file, frontMatter?.image)
    for (const { src } of summary.images) add(file, src)
  }
  return named
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
