import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Digests of all files of a folder by name; two builds are equal if their digests are. */
export function digests(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort()
  const digest = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, name)))
      .digest('base64')
  return Object.fromEntries(names.map((name) => [name, digest(name)]))
}

/** Names of the files that are new or different in the second build. */
export function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name])
}
