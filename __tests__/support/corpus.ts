/** Broken content as data from `__tests__/content/corpus`, for its runner and for the guide's test. */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CASE, edited, FIXTURE, type Changes } from './contentFixture'
import { png, type FileContent } from './memoryFiles'

/** The edit of one file of the fixture; null removes it. */
type Edit =
  | null
  | { replace: string; with: string }
  | { text: string }
  /** A copy of another file of the site. */
  | { like: string }
  | { lineEnds: 'CRLF' }
  | { base64: string }
  | {
      picture: {
        width: number
        height: number
        bytes?: number
        cutAt?: number
        exif?: { tag: number; value: number }
      }
    }
  /** A text repeated many times. */
  | { repeat: string; times: number; before?: string; after?: string }

interface Case {
  what: string
  /** The replacement for the text that the group names. */
  with?: string
  /** Edits by path. */
  files?: Record<string, Edit>
  /** `line:column id` of the group's file, or `path:line:column id`; optionally ` says ` and a part of the message. */
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
  /** `path:line:column id`, in the order of the check. */
  problems: string[]
}

/** Files that edits can change: those of the fixture, and a case, which the fixture lacks. */
const FILES = { ...FIXTURE, ...CASE }
const FOLDER = path.resolve('__tests__/content/corpus')

/** The cases of one file of the corpus, by the title of their group. */
export function corpusOf(name: string): [about: string, cases: BrokenContent[]][] {
  const groups = parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Group[]
  return groups.map((group) => [group.about, group.cases.map((one) => brokenContent(group, one))])
}

/** Names of the files in the corpus. */
export function corpusFiles(): string[] {
  return fs.readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
}

/** Rows that replace a body count lines as if it began here; so they need no change when its front matter grows. */
const BODY = { text: 'Words.', line: 10 }

function brokenContent(group: Group, { what, with: text, files = {}, problems }: Case): BrokenContent {
  const edits: Record<string, Edit> = { ...files }
  const moved = movedBody(group)
  if (text !== undefined) edits[String(group.in)] = { replace: String(group.replace), with: text }
  return {
    what,
    // Only when its own test asks: a row that the fixture no longer fits stops no other row.
    get changes() {
      return Object.fromEntries(Object.entries(edits).map(([file, edit]) => [file, applied(file, edit)]))
    },
    problems: problems.map((found) => {
      const [, line, rest] = /^(\d+)(:\d+ .*)/s.exec(found) ?? []
      if (!line) return found
      return `${String(group.in)}:${Number(line) < BODY.line ? line : Number(line) + moved}${rest}`
    }),
  }
}

/** How far the body that a group edits has moved, in lines. */
function movedBody({ in: file, replace }: Group): number {
  if (replace !== BODY.text) return 0
  const [above] = String(FILES[String(file)]).split(`\n${BODY.text}`)
  return above.split('\n').length + 1 - BODY.line
}

function applied(file: string, edit: Edit): FileContent {
  if (edit === null) return null
  if ('text' in edit) return edit.text
  if ('like' in edit) return FILES[edit.like]
  if ('lineEnds' in edit) return String(FILES[file]).replaceAll('\n', '\r\n')
  if ('base64' in edit) return new Uint8Array(Buffer.from(edit.base64, 'base64'))
  if ('repeat' in edit) return `${edit.before ?? ''}${edit.repeat.repeat(edit.times)}${edit.after ?? ''}`
  if ('picture' in edit) {
    const { width, height, bytes, cutAt, exif } = edit.picture
    return png(width, height, bytes, exif).slice(0, cutAt)
  }
  return edited(file, edit.replace, edit.with)
}
