import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { giveMemoryBack, readAllInTurn, type ReadAll } from '../../src/content/read/readAll'
import { readTextFile, type ReadText } from '../../src/content/read/readTextFile'
import type { Share, ShareRead } from './reader'

/** Fewer files are read before another process has started. */
const WORTH_A_READER = 500

/** More would wait for this process, which does all the rest. */
const MOST_READERS = 2

/** Files a reader is handed at once: some 50 ms of work. */
const FILES_AT_ONCE = 32

/**
 * Reads the files below a root together with other processes, among which
 * they are shared out as each has done with its last. Processes, and no
 * threads: they have the same stack as this one, so that the same text is
 * nested too deep in all of them. What they have not read is read here.
 * @param processors of the machine; with one, and of few files, all is read here
 */
export function readTogether(root: string, processors = os.availableParallelism()): ReadAll {
  return async (jobs, files, reading) => {
    const readers = jobs.length < WORTH_A_READER ? 0 : Math.min(processors - 1, MOST_READERS)
    if (readers === 0) return readAllInTurn(jobs, files, reading)
    const found = new Map<number, ReadText>()
    const left = [...jobs.entries()]
    const nextShare = (): Share => ({ root, jobs: left.splice(-FILES_AT_ONCE), forbidden: reading.forbidden })
    const others = Array.from({ length: readers }, () =>
      startReader(nextShare, (read) => read.forEach(([number, text]) => found.set(number, text))),
    )
    for (let job = left.shift(); job; job = left.shift()) {
      found.set(job[0], readTextFile(job[1], files, reading))
      await giveMemoryBack()
    }
    await Promise.all(others)
    return jobs.map((job, number) => found.get(number) ?? readTextFile(job, files, reading))
  }
}

/** Starts a reader. @returns when it has ended, however it did */
function startReader(nextShare: () => Share, take: (read: ShareRead) => void): Promise<void> {
  return new Promise((resolve) => {
    const reader = fork(path.join(__dirname, 'reader.ts'), {
      execArgv: ['--require', require.resolve('tsx/cjs')],
      serialization: 'advanced',
    })
    const handOn = () => {
      const share = nextShare()
      if (share.jobs.length > 0) reader.send(share)
      else if (reader.connected) reader.disconnect()
    }
    reader.on('message', (read: ShareRead) => {
      take(read)
      handOn()
    })
    reader.on('error', () => resolve())
    reader.on('exit', () => resolve())
    handOn()
  })
}
