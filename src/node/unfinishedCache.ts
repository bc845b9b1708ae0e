/**
 * Gatsby stores a changed node in `.cache` at once, but which pages are out of date only after the queries. When a
 * build ends between, the next one sees no change and keeps the old data of these pages.
 */
import fs from 'node:fs'
import path from 'node:path'

const cacheOf = (root: string) => path.join(root, '.cache')
const markOf = (root: string) => path.join(cacheOf(root), '.unfinished')

/** Marks the cache in a folder as that of a build that has not ended. Called before the first node is written. */
export function markUnfinished(root: string): void {
  fs.mkdirSync(cacheOf(root), { recursive: true })
  fs.writeFileSync(markOf(root), '')
}

/** Removes the mark, after the last file of a build is written. */
export function markFinished(root: string): void {
  fs.rmSync(markOf(root), { force: true })
}

/**
 * Deletes the cache of a build that did not end. Must run before Gatsby starts.
 * @returns whether there was one
 */
export function dropUnfinishedCache(root: string): boolean {
  if (!fs.existsSync(markOf(root))) return false
  fs.rmSync(cacheOf(root), { recursive: true })
  return true
}
