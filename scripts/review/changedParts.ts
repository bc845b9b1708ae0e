/** The parts of the writers' files that a branch changed: what a reviewer may take back or put in other words. */
import { structuredPatch } from 'diff'
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
  const [old, now] = [before, after].map((text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [])
  /** A part from some lines on, up to others. */
  const partOf = (line: number, end: number, lineBefore: number, endBefore: number): LocatedPart => ({
    ...{ file, line, lineBefore, start: now.slice(0, line - 1).join('').length },
    ...{ now: now.slice(line - 1, end - 1).join(''), was: old.slice(lineBefore - 1, endBefore - 1).join('') },
  })
  for (const hunk of structuredPatch('', '', before, after, '', '', { context: 0 }).hunks) {
    const { newStart: line, oldStart: lineBefore } = hunk
    const [end, endBefore] = [line + hunk.newLines, lineBefore + hunk.oldLines]
    const lines = Array.from({ length: hunk.newLines }, (_, at) =>
      partOf(line + at, line + at + 1, lineBefore + at, lineBefore + at + 1),
    )
    const isLine =
      hunk.newLines === hunk.oldLines &&
      // A figure is one in all languages.
      file !== 'content/figures.json' &&
      (file.endsWith('.mdx') || lines.every((each) => wordsOf({ ...each, was: '' }) !== null))
    const last = parts.at(-1)
    const isNear = last && !isLineOf(last) && line - last.line - linesIn(last.now) <= NEAR
    if (isLine) parts.push(...lines)
    else if (isNear) parts.push(partOf(parts.pop()!.line, end, last.lineBefore, endBefore))
    else parts.push(partOf(line, end, lineBefore, endBefore))
  }
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
