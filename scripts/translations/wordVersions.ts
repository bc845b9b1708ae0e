/** The words of JSON files of `content` and `locales`, now and in the history of the repository. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fieldName, type FieldPath } from '../../src/content/report/positions'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'

/** Words by `keyOf`. */
type Words = ReadonlyMap<string, string>

/** A file as one commit left it. */
export interface Version {
  /** Commits since then; 0 is the file as it lies there. */
  age: number
  words: Words
}

export const keyOf = (field: string, language: string) => `${field}\n${language}`

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** The words of a file's text. Those of a dictionary stand under their key, its plural forms under one. */
function wordsOf(file: string, text: string): Words {
  const found = new Map<string, string>()
  const value: unknown = JSON.parse(text)
  const [, language] = /^locales\/([^/]+)\//.exec(file) ?? []
  if (language)
    for (const [name, words] of Object.entries(value as Record<string, string>)) {
      const key = keyOf(name.replace(PLURAL, ''), language)
      found.set(key, [found.get(key), words].filter(Boolean).join(' / '))
    }
  else collect(value, [], found)
  return found
}

function collect(value: unknown, path: FieldPath, found: Map<string, string>): void {
  if (Array.isArray(value)) return value.forEach((item, index) => collect(item, [...path, index], found))
  if (typeof value !== 'object' || value === null) return
  const isWords = typeof (value as Record<string, unknown>)[DEFAULT_LANGUAGE] === 'string'
  for (const [name, below] of Object.entries(value))
    if (!isWords) collect(below, [...path, name], found)
    else if (LANGUAGES.includes(name)) found.set(keyOf(fieldName(path), name), String(below))
}

/** Answers a git command; null where it cannot. */
export type Git = (args: string[], input?: string) => Buffer | null

const runGit: Git = (args, input) => {
  try {
    return execFileSync('git', args, { input, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** Reads every version of some files, the newest first, in two commands of git. Without a history each has one. */
export function readVersions(files: readonly string[], git: Git = runGit): Map<string, Version[]> {
  const log = git([
    'log',
    '--format=tformat:commit',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--',
    'content',
    'locales',
  ])
  const stored: { file: string; age: number; blob: string }[] = []
  let age = 0
  for (const line of String(log ?? '').split('\n')) {
    if (line === 'commit') age += 1
    const [, blob = '', file = ''] = /^:\d+ \d+ \w+ (\w+) [AM]\t(.*)$/.exec(line) ?? []
    if (files.includes(file)) stored.push({ file, age, blob })
  }
  const texts = readBlobs([...new Set(stored.map(({ blob }) => blob))], git)
  const versions = new Map(files.map((file) => [file, versionsOf(file, 0, fs.readFileSync(file, 'utf8'))]))
  for (const { file, age: then, blob } of stored) versions.get(file)?.push(...versionsOf(file, then, texts.get(blob)))
  return versions
}

/** None for a text that is not JSON. */
function versionsOf(file: string, age: number, text = ''): Version[] {
  try {
    return [{ age, words: wordsOf(file, text) }]
  } catch {
    return []
  }
}

function readBlobs(blobs: readonly string[], git: Git): Map<string, string> {
  const answer = git(['cat-file', '--batch'], blobs.join('\n')) ?? Buffer.alloc(0)
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

/** Age of the commit that gave words the form they have now. */
export function changedAt(versions: readonly Version[], key: string): number {
  const now = versions[0]?.words.get(key)
  const other = versions.findIndex(({ words }) => words.get(key) !== now)
  return versions.at(other === -1 ? -1 : other - 1)?.age ?? 0
}
