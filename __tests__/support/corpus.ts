/** Broken content as data: what `__tests__/content/corpus` holds, for its runner and for the guide's test. */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CASE, FIXTURE, type Changes } from './contentFixture'
import { png, type FileContent } from './memoryFiles'

/** How one file of the small site is changed; null takes it away. */
type Edit =
  | null
  | { replace: string; with: string }
  | { text: string }
  /** The same as another file of the site. */
  | { like: string }
  | { lineEnds: 'CRLF' }
  | { base64: string }
  | { picture: { width: number; height: number; bytes?: number; cutAt?: number } }
  /** A text put together many times. */
  | { repeat: string; times: number; before?: string; after?: string }

interface Case {
  what: string
  /** What stands in place of the text its group names. */
  with?: string
  /** Edits by path. */
  files?: Record<string, Edit>
  /** `line:column id` of the file its group names, or `path:line:column id`; ` says ` and a part of the sentence may follow. */
  problems: string[]
}

interface Group {
  about: string
  in?: string
  replace?: string
  cases: Case[]
}

export interface BrokenContent {
  what: string
  changes: Changes
  /** `path:line:column id`, sorted as the check sorts. */
  problems: string[]
}

/** What edits change: files of the small site, and a case that is no part of it. */
const FILES = { ...FIXTURE, ...CASE }
const FOLDER = path.resolve('__tests__/content/corpus')

/** The cases of one file of the corpus, by the title of their group. */
export function corpusOf(name: string): [about: string, cases: BrokenContent[]][] {
  const groups = parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Group[]
  return groups.map((group) => [group.about, group.cases.map((one) => brokenContent(group, one))])
}

/** Names of the files of the corpus. */
export function corpusFiles(): string[] {
  return fs.readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
}

function brokenContent(group: Group, { what, with: text, files = {}, problems }: Case): BrokenContent {
  const edits: Record<string, Edit> = { ...files }
  if (text !== undefined) edits[String(group.in)] = { replace: String(group.replace), with: text }
  return {
    what,
    changes: Object.fromEntries(Object.entries(edits).map(([file, edit]) => [file, applied(file, edit)])),
    problems: problems.map((found) => (/^\d+:\d+ /.test(found) ? `${String(group.in)}:${found}` : found)),
  }
}

function applied(file: string, edit: Edit): FileContent {
  if (edit === null) return null
  if ('text' in edit) return edit.text
  if ('like' in edit) return FILES[edit.like]
  if ('lineEnds' in edit) return String(FILES[file]).replaceAll('\n', '\r\n')
  if ('base64' in edit) return new Uint8Array(Buffer.from(edit.base64, 'base64'))
  if ('repeat' in edit) return `${edit.before ?? ''}${edit.repeat.repeat(edit.times)}${edit.after ?? ''}`
  if ('picture' in edit) {
    const { width, height, bytes, cutAt } = edit.picture
    return png(width, height, bytes).slice(0, cutAt)
  }
  const before = FILES[file]
  if (typeof before !== 'string' || !before.includes(edit.replace))
    throw new Error(`${file} of the fixture does not hold ${JSON.stringify(edit.replace)}`)
  return before.replace(edit.replace, () => edit.with)
}
