import path from 'node:path'
import { watch } from 'chokidar'

/**
 * Calls `changed` when a file below `content/` changes, once for a burst of
 * changes.
 * @returns stops watching
 */
export function watchContent(root: string, changed: () => void, quietMilliseconds = 150): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true, ignored: /(^|[/\\])\../ }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quietMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}
