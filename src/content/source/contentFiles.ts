import fs from 'node:fs'
import path from 'node:path'

/** Access to the files below a root, so that the reader can be tested without a disk. */
export interface ContentFiles {
  /** File names of a folder, sorted; empty when there is no such folder. Paths use forward slashes. */
  list(folder: string): string[]
  /** Folder names of a folder, sorted. */
  folders(folder: string): string[]
  /** Bytes of a file, or null when there is none. */
  read(file: string): Uint8Array | null
}

/** The files on disk below `root`. */
export function diskFiles(root: string): ContentFiles {
  const entries = (folder: string) => {
    try {
      return fs.readdirSync(path.join(root, folder), { withFileTypes: true })
    } catch {
      return []
    }
  }
  const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
  return {
    list: (folder) =>
      entries(folder)
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort(byNumber),
    folders: (folder) =>
      entries(folder)
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort(byNumber),
    read: (file) => {
      try {
        return fs.readFileSync(path.join(root, file))
      } catch {
        return null
      }
    },
  }
}
