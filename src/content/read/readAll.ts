import { setImmediate } from 'node:timers/promises'
import type { ContentFiles } from './contentFiles'
import { readTextFile, type ReadText, type TextJob, type TextReading } from './readTextFile'

/** Reads files, in whatever order; what was read of them comes in theirs. */
export type ReadAll = (jobs: readonly TextJob[], files: ContentFiles, reading: TextReading) => Promise<ReadText[]>

/** One after another. */
export const readAllInTurn: ReadAll = async (jobs, files, reading) => {
  const found: ReadText[] = []
  for (const job of jobs) {
    found.push(readTextFile(job, files, reading))
    await giveMemoryBack()
  }
  return found
}

/** The parser gives the memory of a tree back when the event loop turns: without that, 4,000 files hold 190 MB of it. */
export async function giveMemoryBack(): Promise<void> {
  await setImmediate()
}
