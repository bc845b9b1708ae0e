import fs from 'node:fs'
import path from 'node:path'
import { BY_NUMBER, type ContentFiles } from './contentFiles'

interface Names {
  files: string[]
  folders: string[]
  links: string[]
}

/** The files on disk below `root`. Each folder is listed once. */
export function diskFiles(root: string): ContentFiles {
  const listed = new Map<string, Names>()
  const names = (folder: string): Names => {
    const above = path.posix.dirname(folder)
    // Folders below a symbolic link are not part of the content.
    const isThere = above === '.' || names(above).folders.includes(path.posix.basename(folder))
    const found = listed.get(folder) ?? listFolder(isThere ? path.join(root, folder) : '')
    listed.set(folder, found)
    return found
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
  if (!fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { files: [], folders: [], links: [] }
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  const named = (is: (entry: fs.Dirent) => boolean) =>
    entries.flatMap((entry) => (is(entry) ? entry.name : [])).sort(BY_NUMBER.compare)
  return {
    files: named((entry) => entry.isFile() && !entry.name.startsWith('.')),
    folders: named((entry) => entry.isDirectory()),
    links: named((entry) => entry.isSymbolicLink()),
  }
}
