import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { giveMemoryBack, readAllInTurn, type ReadAll } from '../../src/content/read/readAll'
import { readTextFile, type ReadText } from '../../src/content/read/readTextFile'
import type { Share, ShareRead } from './reader'

/** Fewer posts are read before another process has started. */
const WORTH_A_READER = 250

/** More would wait for this process, which does all the rest. */
const MOST_READERS = 2

/** Files a reader is handed at once: some 50 ms of work. */
const FILES_AT_ONCE = 32

/**
 * Reads the files below a root together with other processes, among which
 * they are shared out as each has done with its last. Processes, and no
 * threads: they have the same stack as this one, so that the same text is
 * nested too deep in all of them. What they have not read is read here.
 *
 * The processes start now, while this one lists the files, and serve the first
 * that asks for many files to be read.
 * @param processors of the machine; with one, and for a small blog, all is read here
 */
export function readTogether(root: string, processors = os.availableParallelism()): ReadAll {
  const count = countPosts(root) < WORTH_A_READER ? 0 : Math.min(processors - 1, MOST_READERS)
  const waiting = Array.from({ length: count }, startReader)
  return async (jobs, files, reading) => {
    const readers = waiting.splice(0)
    if (readers.length === 0) return readAllInTurn(jobs, files, reading)
    const found = new Map<number, ReadText>()
    const left = [...jobs.entries()]
    const nextShare = (): Share => ({ root, jobs: left.splice(-FILES_AT_ONCE), forbidden: reading.forbidden })
    const others = readers.map((reader) =>
      readThere(reader, nextShare, (read) => read.forEach(([number, text]) => found.set(number, text))),
    )
    for (let job = left.shift(); job; job = left.shift()) {
      found.set(job[0], readTextFile(job[1], files, reading))
      await giveMemoryBack()
    }
    await Promise.all(others)
    return jobs.map((job, number) => found.get(number) ?? readTextFile(job, files, reading))
  }
}

function countPosts(root: string): number {
  try {
    return fs.readdirSync(path.join(root, 'content/blog')).length
  } catch {
    return 0
  }
}

function startReader(): ChildProcess {
  // TypeScript here is TypeScript there; `npm run check` has made a program of each (`scripts/bundle.mjs`).
  const ending = path.extname(__filename)
  const reader = fork(path.join(__dirname, `reader${ending}`), {
    execArgv: ending === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [],
    serialization: 'advanced',
  })
  // One that cannot start is one that has ended.
  return reader.on('error', () => undefined)
}

/** Hands a reader one share after another. @returns when it has ended, however it did */
function readThere(reader: ChildProcess, nextShare: () => Share, take: (read: ShareRead) => void): Promise<void> {
  return new Promise((resolve) => {
    const handOn = () => {
      const share = nextShare()
      if (share.jobs.length > 0) reader.send(share)
      else reader.disconnect()
    }
    reader.on('message', (read: ShareRead) => {
      take(read)
      handOn()
    })
    reader.on('error', () => resolve())
    reader.on('exit', () => resolve())
    if (reader.connected) handOn()
    else resolve()
  })
}
