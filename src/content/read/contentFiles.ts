import fs from 'node:fs'
import path from 'node:path'

/** Access to the files below a root. Tests use an implementation without a disk. */
export interface ContentFiles {
  /** File names of a folder, sorted; empty when there is no such folder. Paths use forward slashes. */
  list(folder: string): string[]
  /** Folder names of a folder, sorted. */
  folders(folder: string): string[]
  /** Symbolic links of a folder, sorted. They are in no other list and are never followed. */
  links(folder: string): string[]
  /** Bytes of a file; null for a missing file and for a symbolic link. */
  read(file: string): Uint8Array | null
  /** Size of a file in bytes; null for a missing file. */
  size(file: string): number | null
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

interface Names {
  files: string[]
  folders: string[]
  links: string[]
}

/** The names in a folder. A set, because the folder of the blog has thousands of folders, and each is looked up. */
interface Listed extends Names {
  folderNames: ReadonlySet<string>
}

/** The files on disk below `root`. Each folder is listed once. */
export function diskFiles(root: string): ContentFiles {
  const listed = new Map<string, Listed>()
  const names = (folder: string): Listed => {
    const known = listed.get(folder)
    if (known) return known
    // Folders below a symbolic link are not part of the content.
    const above = path.posix.dirname(folder)
    const isThere = above === '.' || names(above).folderNames.has(path.posix.basename(folder))
    const found = isThere ? listFolder(path.join(root, folder)) : { files: [], folders: [], links: [] }
    const entry = { ...found, folderNames: new Set(found.folders) }
    listed.set(folder, entry)
    return entry
  }
  const isFile = (file: string) => names(path.posix.dirname(file)).files.includes(path.posix.basename(file))
  return {
    list: (folder) => names(folder).files,
    folders: (folder) => names(folder).folders,
    links: (folder) => names(folder).links,
    read: (file) => (isFile(file) ? fs.readFileSync(path.join(root, file)) : null),
    size: (file) => (isFile(file) ? fs.statSync(path.join(root, file)).size : null),
  }
}

function listFolder(folder: string): Names {
  const names: Names = { files: [], folders: [], links: [] }
  let entries: fs.Dirent[]
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true })
  } catch {
    return names
  }
  for (const entry of entries) {
    if (entry.isSymbolicLink()) names.links.push(entry.name)
    else if (entry.isDirectory()) names.folders.push(entry.name)
    else if (entry.isFile() && !entry.name.startsWith('.')) names.files.push(entry.name)
  }
  for (const list of Object.values(names) as string[][]) list.sort(BY_NUMBER.compare)
  return names
}

/** Whether a file or folder belongs to a tool: JSON schemas of editors, settings. */
export function isHidden(name: string): boolean {
  return name.slice(name.lastIndexOf('/') + 1).startsWith('.')
}

/** Whether a folder has the name of a content file: `de.mdx`. */
export function isNamedAsFile(folder: string): boolean {
  return /\.(mdx?|json)$/i.test(folder)
}

/** A folder and every folder below it, without hidden ones. */
export function foldersBelow(files: Pick<ContentFiles, 'folders'>, folder: string): string[] {
  const below = files.folders(folder).filter((name) => !isHidden(name))
  return [folder, ...below.flatMap((name) => foldersBelow(files, `${folder}/${name}`))]
}

/** The folder of each kind of text. */
export const TEXT_ROOTS = { post: 'content/blog', case: 'content/cases' } as const

/** The folder of every post and every case, from the root of the repository. */
export function textFolders(files: Pick<ContentFiles, 'folders'>): string[] {
  return Object.values(TEXT_ROOTS).flatMap((root) => files.folders(root).map((name) => `${root}/${name}`))
}
