/** The parts of the writers' files that a branch changed: what a reviewer may take back or put in other words. */
import { diffLines } from 'diff'
import { wordsOf } from '../../src/sources/decisions'
import type { ChangedPart } from '../../src/sources/previewData'

/** A part with its first line in both versions of the file, from 1. */
export interface LocatedPart extends ChangedPart {
  line: number
  lineBefore: number
}

/** Unchanged lines between two changes of structure that make them one, as a list's new point may begin as its neighbour does. */
const NEAR = 6

/** Compares two versions of a file. A line that took the place of a line is a part of its own; others go with their neighbours. */
export function changedParts(file: string, before: string, after: string): LocatedPart[] {
  const parts: LocatedPart[] = []
  let [line, lineBefore, start] = [1, 1, 0]
  let between = ''
  let gone: string[] = []
  const add = (was: string, now: string, isLine: boolean) => {
    const part = { file, start, now, was, line, lineBefore }
    const last = parts.at(-1)
    const isNear = last && !isLine && !isLineOf(last) && linesIn(between) <= NEAR
    if (last && (isNear || (between === '' && !isLine)))
      Object.assign(last, { was: last.was + between + was, now: last.now + between + now })
    else parts.push(part)
    between = ''
    line += linesIn(now)
    lineBefore += linesIn(was)
    start += now.length
  }
  const end = (come: string[]) => {
    const isLine =
      gone.length === come.length &&
      // A figure is one in all languages.
      file !== 'content/figures.json' &&
      (file.endsWith('.mdx') || come.every((now) => wordsOf({ file, start, now, was: '' }) !== null))
    if (isLine) gone.forEach((was, index) => add(was, come[index], true))
    else add(gone.join(''), come.join(''), false)
    gone = []
  }
  for (const { added, removed, value } of diffLines(before, after)) {
    const written = value.match(/[^\n]*\n|[^\n]+$/g) ?? []
    if (removed) gone = written
    else if (added) end(written)
    else {
      if (gone.length > 0) end([])
      between = value
      line += written.length
      lineBefore += written.length
      start += value.length
    }
  }
  if (gone.length > 0) end([])
  return parts.flatMap(hashesOf)
}

/** The list of what a translation was made from, hash by hash: each goes with its section. */
function hashesOf(part: LocatedPart): LocatedPart[] {
  const [was, now] = [part.was, part.now].map((text) => text.split(/(?<=,)/))
  if (!MADE_FROM.test(part.now) || was.length !== now.length) return [part]
  let { start } = part
  return now.flatMap((each, at) => {
    const own = { ...part, start, was: was[at], now: each }
    start += each.length
    return each === was[at] ? [] : [own]
  })
}

/** What a translation was made from, or one hash of it. */
export const MADE_FROM = /^translatedFrom:|^ '[0-9a-f]{8}'\W*$/

const isLineOf = ({ was, now }: ChangedPart) => linesIn(was) === 1 && linesIn(now) === 1

/** How many lines a text of whole lines has. */
export function linesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0)
}
