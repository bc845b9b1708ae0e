/** Checks of the files and folders below `content` that the site does not use. */
import { LANGUAGES } from '../../routing/languages'
import type { ArticleFile } from '../model/post'
import { COLOURS_FILE, MARK_FILE } from '../read/brand'
import { filesBelow, isHidden, ARTICLE_ROOTS, articleFolders, type ContentFiles } from '../read/contentFiles'
import { decode, folderOf, nameOf } from '../report/paths'
import { fileStart, type Report } from '../report/problem'
import { nearestName } from '../report/suggest'

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif)$/i

/**
 * Reports folders without a text, and unused pictures.
 * @param named the pictures that content files use
 * @param broken files with errors, whose pictures are not known: pictures beside them are not reported
 */
export function checkFiles(
  files: ContentFiles,
  texts: readonly ArticleFile[],
  named: ReadonlySet<string>,
  broken: readonly string[],
  report: Report,
): void {
  const withText = new Set(texts.map(({ file }) => folderOf(file)))
  const unsure = new Set(broken.map((file) => folderOf(file)))
  for (const folder of articleFolders(files)) {
    const isEmpty = !withText.has(folder) && !files.list(folder).some((name) => /\.mdx?$/i.test(name))
    const message = 'The folder has no text, so it has no page. Add en.mdx or ru.mdx, or remove the folder.'
    if (isEmpty && !isHidden(folder)) report('post/no-text', fileStart(folder), message)
  }
  for (const file of filesBelow(files, 'content')) {
    const isUnnamed = PICTURE.test(file) && !named.has(file) && file !== MARK_FILE
    if (!isUnnamed || [...unsure].some((folder) => file.startsWith(`${folder}/`))) continue
    report('picture/unnamed', fileStart(file), 'No content file uses this picture. Use it, or remove it.')
  }
}

const TEXTS = `A text is ${Object.values(ARTICLE_ROOTS).join(' or ')}/<name>/${LANGUAGES.map((language) => `${language}.mdx`).join(' or ')}.`
const READ_ELSEWHERE: readonly string[] = [
  'content/README.md',
  'content/PROBLEMS.md',
  COLOURS_FILE,
  MARK_FILE,
  'locales/README.md',
  ...LANGUAGES.map((language) => `locales/${language}/language.json`),
]
/** Extensions of content files, also followed by the extension of a backup: `en.mdx.bak`. */
const WRITING = /\.(mdx?|json)(\.|$)/i

/**
 * Reports files of `content/` and `locales/` that nothing reads.
 * @param read paths of the files that were read
 * @param missing paths of files that would be read, and do not exist
 */
export function checkStrayFiles(
  files: ContentFiles,
  read: readonly string[],
  missing: readonly string[],
  report: Report,
): void {
  for (const file of filesBelow(files, 'content', 'locales')) {
    if (read.includes(file) || PICTURE.test(file) || READ_ELSEWHERE.includes(file)) continue
    const near = nearestName(file, missing)
    const general = near ? `Did you mean "${near}"?` : `${file.split('/')[0]}/README.md says which files it reads.`
    const remedy = /\.mdx?$/i.test(file) ? TEXTS : general
    const id = WRITING.test(file) ? 'file/unread' : 'file/unread-other'
    report(id, fileStart(file), `The site does not read this file. ${remedy}`)
  }
}

/** What the address of a file cannot hold as it is, and what Windows refuses in names. */
const NOT_IN_ADDRESSES = /[\u0000-\u001f\u007f"#%*:<>?\\|]+/g

/** Reports files of `static/` whose names no address can carry: the build copies them as they are. */
export function checkStaticNames(files: ContentFiles, report: Report): void {
  for (const file of filesBelow(files, 'static')) {
    const name = nameOf(file)
    const better = decode(name).normalize().replace(NOT_IN_ADDRESSES, '-')
    const inParts = 'Letters of the name are in two parts, as Macs and zip files write them. Type it anew:'
    const reason = name.normalize() === better ? inParts : 'No address can carry this name. Rename the file to'
    if (better !== name) report('file/name', fileStart(file), `${reason} "${better}".`)
  }
}

/** Reports symbolic links: the check does not follow them, and Gatsby would publish what they lead to. */
export function checkSymbolicLinks(files: ContentFiles, report: Report, tops = ['content', 'locales', 'static']): void {
  for (const folder of tops) {
    for (const name of files.links(folder))
      report(
        'file/symbolic-link',
        fileStart(`${folder}/${name}`),
        'This is a symbolic link. Replace it by a copy of what it leads to.',
      )
    checkSymbolicLinks(
      files,
      report,
      files.folders(folder).map((name) => `${folder}/${name}`),
    )
  }
}
