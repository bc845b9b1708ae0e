/** Keeps the development server up to date. */
import path from 'node:path'
import { watch } from 'chokidar'

const WATCHED = ['content', 'locales', 'static']
/** Several quick changes, such as those of a branch, are one. */
const QUIET_MILLISECONDS = 150

/**
 * Calls `changed` when a file that the check reads changes; once for several
 * quick changes.
 * @returns a function that stops watching
 */
export function watchContent(root: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const folders = WATCHED.map((folder) => path.join(root, folder))
  const watcher = watch(folders, { ignoreInitial: true, ignored: /(^|[/\\])\../ }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MILLISECONDS)
  })
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}

/**
 * Returns a function that runs `work` after all earlier runs have ended: runs
 * never overlap, and a failed run does not stop the next.
 * @param failed is called with the error of a run
 */
export function serialize(work: () => Promise<void>, failed: (error: Error) => void): () => void {
  let last = Promise.resolve()
  return () => {
    last = last.then(work).catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
  }
}
