/** Folders on disk, for tests of code that reads and writes there. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FileContent } from './memoryFiles'

const made: string[] = []
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

/** A new folder, which is removed after the tests of the file. */
export function newFolder(name = 'test-'): string {
  // On macOS the folder for temporary files is a symbolic link.
  made.push(fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), name))))
  return made.at(-1)!
}

/** Writes files into a folder by their path; null files are skipped. */
export function writeFiles(root: string, files: Readonly<Record<string, FileContent>>): void {
  for (const [file, content] of Object.entries(files)) {
    if (content === null) continue
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), content)
  }
}
