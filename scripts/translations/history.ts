import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** A file in its current state, or in the state of one commit. */
export interface OldText {
  /** Number of commits to the files since then, from 1; 0 is the current state. */
  age: number
  text: string
}

/** Reads files and every committed version of them, the newest first, with two git commands. Without a history only the current state. */
export function readHistory(files: readonly string[]): Map<string, OldText[]> {
  const log = git(['log', '--format=tformat:commit', '--raw', '--no-abbrev', '--no-renames', '--', ...files])
  const stored: { file: string; age: number; blob: string }[] = []
  let age = 0
  for (const line of log.toString().split('\n')) {
    if (line === 'commit') age += 1
    const [, blob = '', file = ''] = /^:\d+ \d+ \w+ (\w+) [AM]\t(.*)$/.exec(line) ?? []
    if (blob) stored.push({ file, age, blob })
  }
  const texts = readBlobs([...new Set(stored.map(({ blob }) => blob))])
  const versions = new Map(
    files.map((file): [string, OldText[]] => [file, [{ age: 0, text: fs.readFileSync(file, 'utf8') }]]),
  )
  for (const each of stored) versions.get(each.file)?.push({ age: each.age, text: texts.get(each.blob) ?? '' })
  return versions
}

/** The output of git; empty if it fails. */
function git(args: string[], input?: string): Buffer {
  try {
    return execFileSync('git', args, { input, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] })
  } catch {
    return Buffer.alloc(0)
  }
}

function readBlobs(blobs: readonly string[]): Map<string, string> {
  const answer = git(['cat-file', '--batch'], blobs.join('\n'))
  const texts = new Map<string, string>()
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at)
    const [blob, , size = '0'] = answer.toString('utf8', at, end).split(' ')
    const start = end + 1
    texts.set(blob, answer.toString('utf8', start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return texts
}
