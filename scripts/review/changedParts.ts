/** The parts of the source files that a branch changed. */
import fs from 'node:fs'
import path from 'node:path'
import { structuredPatch } from 'diff'
import type { Redirect } from '../../src/content/schemas/lists'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { pathOfFile } from '../../src/routing/pageKinds'
import type { ChangedPart } from '../../src/sources/previewData'

/** The folders of the cached base. */
const KEPT = /^(content|locales|src|static)\//
const REDIRECTS = 'content/redirects.json'
const TEXT = /\.(json|mdx|css|tsx?|mjs|cjs|html|svg|txt|md|xml)$/
export const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/

/** The page of a file, such as a picture in the folder of a post; null if there is none. Without language. */
export function pageOf(file: string): string | null {
  return pathOfFile(file) ?? pathOfFile(`${path.posix.dirname(file)}/${DEFAULT_LANGUAGE}.mdx`)
}

/**
 * Compares the changed files of two checkouts.
 * @param moved new addresses of pages by their old ones, without language
 */
export function partsOfFiles(
  { before: base, after: head }: Readonly<Record<'before' | 'after', string>>,
  changed: readonly string[],
  moved: ReadonlyMap<string, string>,
): LocatedPart[] {
  const files = changed.filter((file) => KEPT.test(file))
  const isIn = (root: string, file: string) => fs.existsSync(path.join(root, file))
  const textOf = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8')
  const gone = files.filter((file) => TEXT.test(file) && !isIn(head, file))
  const formerOf = (file: string) =>
    gone.find((old) => {
      const sameName = path.basename(old) === path.basename(file) || /^content\/\w+\/[^/]*\.json$/.test(file)
      return sameName && path.extname(old) === path.extname(file) && moved.get(pageOf(old) ?? '') === pageOf(file)
    })
  const former = new Map(files.filter((file) => !isIn(base, file)).map((file) => [file, formerOf(file)]))
  const isFormer = new Set(former.values())
  return files.flatMap((file): LocatedPart[] => {
    if (isFormer.has(file)) return []
    const whole = { file, start: 0, now: '', was: '', line: 1, lineBefore: 1 }
    if (!TEXT.test(file)) return [{ ...whole, whole: 'bytes' }]
    if (!isIn(head, file)) return [{ ...whole, whole: 'gone', was: textOf(base, file) }]
    const now = textOf(head, file)
    const from = former.get(file)
    if (from === undefined && !isIn(base, file)) return [{ ...whole, whole: 'new', now }]
    const was = textOf(base, from ?? file)
    if (file === REDIRECTS) return entryParts(whole, was, now)
    const parts = changedParts(file, was, now)
    return from === undefined
      ? parts
      : [{ ...whole, whole: 'moved' as const }, ...parts].map((part) => ({ ...part, from }))
  })
}

/** The entries of `redirects.json` as separate parts: two new ones may belong to two pages. */
function entryParts(whole: LocatedPart, before: string, after: string): LocatedPart[] {
  const [old, now] = [before, after].map(
    (text) => new Map((JSON.parse(text) as Redirect[]).map((entry) => [entry.from, JSON.stringify(entry)])),
  )
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((from) => old.get(from) !== now.get(from))
    .map((from) => ({ ...whole, whole: 'entry', was: old.get(from) ?? '', now: now.get(from) ?? '' }))
}

/** A part with its first line in both versions of the file, from 1. */
export interface LocatedPart extends ChangedPart {
  line: number
  lineBefore: number
}

/** Maximum number of unchanged lines between two structural changes of one part: a new list item may begin like its neighbour. */
const NEAR = 6

/** A line of JSON with one value: `"en": "…",` or `"amount": 5`. */
const VALUE = /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?(?:"(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?),?\s*$/

/** Compares two versions of a file. A line that replaces a line is a part; other changes include their neighbours. */
function changedParts(file: string, before: string, after: string): LocatedPart[] {
  const parts: LocatedPart[] = []
  const [old, now] = [before, after].map((text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [])
  /** A part from `line` to before `end`, in both versions. */
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
      // A figure has the same value in all languages.
      file !== 'content/figures.json' &&
      (file.endsWith('.mdx') || lines.every(({ now: own }) => file.endsWith('.json') && VALUE.test(own)))
    const last = parts.at(-1)
    const isNear = last && !isLineOf(last) && line - last.line - linesIn(last.now) <= NEAR
    if (isLine) parts.push(...lines)
    else if (isNear) parts.push(partOf(parts.pop()!.line, end, last.lineBefore, endBefore))
    else parts.push(partOf(line, end, lineBefore, endBefore))
  }
  return parts.flatMap(hashesOf)
}

/** Splits the hash list of a translation by hash: each belongs to its section. */
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

/** The hash list of a translation, or one hash of it. */
export const MADE_FROM = /^translatedFrom:|^ '[0-9a-f]{8}'\W*$/

const isLineOf = ({ was, now }: ChangedPart) => linesIn(was) === 1 && linesIn(now) === 1

/** Number of lines of a text that consists of whole lines. */
export function linesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0)
}
