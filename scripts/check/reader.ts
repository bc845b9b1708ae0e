/** A process of `readTogether`: reads the files it is handed until it is handed no more. */
import fs from 'node:fs'
import path from 'node:path'
import { loadParser } from '../../src/content/mdx/parseMdx'
import { giveMemoryBack } from '../../src/content/read/readAll'
import { readTextFile, type ReadText, type TextJob, type TextReading } from '../../src/content/read/readTextFile'

/** What it is handed. */
export interface Share {
  /** Folder the paths of the files start from. */
  root: string
  /** Files, by their number in the list of all. */
  jobs: (readonly [number: number, job: TextJob])[]
  forbidden: TextReading['forbidden']
}

/** What it has read of them. */
export type ShareRead = (readonly [number: number, read: ReadText])[]

process.on('message', ({ root, jobs, forbidden }: Share) => {
  void readShare(root, jobs, forbidden).then((read) => process.send?.(read))
})

async function readShare(root: string, jobs: Share['jobs'], forbidden: Share['forbidden']): Promise<ShareRead> {
  const reading = { parser: await loadParser(), forbidden }
  const files = { read: (file: string) => fs.readFileSync(path.join(root, file)) }
  const found: [number, ReadText][] = []
  for (const [number, job] of jobs) {
    const read = readTextFile(job, files, reading)
    // A file that cannot be read is left to the check itself, which may have another reason to give.
    if (read.parts) found.push([number, read])
    await giveMemoryBack()
  }
  return found
}
