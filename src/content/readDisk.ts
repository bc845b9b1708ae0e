import { installedNames } from './check/installedNames'
import { diskFiles } from './read/diskFiles'
import { readContentFrom, type ReadContentResult, type ReadOptions } from './readContent'

/** Reads and checks all content below `root`, and the words of the interface beside it, from the disk. */
export async function readContent(root: string, options?: ReadOptions): Promise<ReadContentResult> {
  return readContentFrom(diskFiles(root), installedNames(root), options)
}
