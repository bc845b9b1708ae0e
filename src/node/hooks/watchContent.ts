import path from 'node:path'
import { watch } from 'chokidar'

/** What the check reads. */
const WATCHED = ['content', 'locales']

/**
 * Calls `changed` when a file the check reads changes, once for a burst of
 * changes.
 * @returns stops watching
 */
export function watchContent(root: string, changed: () => void, quietMilliseconds = 150): () => void {
  let timer: NodeJS.Timeout | undefined
  const folders = WATCHED.map((folder) => path.join(root, folder))
  const watcher = watch(folders, { ignoreInitial: true, ignored: /(^|[/\\])\../ }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quietMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}

/**
 * A function that starts the work after all earlier runs of it have ended:
 * runs never overlap, and a failed run does not stop the next.
 * @param failed is given what a run throws
 */
export function serialize(work: () => Promise<void>, failed: (error: Error) => void): () => void {
  let last = Promise.resolve()
  return () => {
    last = last.then(work).catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
  }
}
