/** Which of the changed parts of files a place, a file or a page comes from. */
import path from 'node:path'
import { toNeutralPath } from '../../src/routing/localizePath'
import { linesIn, type LocatedPart } from './changedParts'
import { pageOf } from './partsOfFiles'

/** The base, and the branch. */
export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

export type PartsFinder = ReturnType<typeof partsFinder>
export type PartsAt = PartsFinder['at']

/** @param textOf the text of a file of either side, '' where there is none */
export function partsFinder(parts: readonly LocatedPart[], textOf: (file: string, side: Side) => string) {
  const numbers = (isMeant: (part: LocatedPart) => boolean) =>
    parts.flatMap((part, number) => (isMeant(part) ? [number] : []))
  return {
    /** Finds the parts that a place of a file lies in; in a text those of the whole paragraph. */
    at({ file, line }: { file: string; line: number }, side: Side): number[] {
      const all = numbers((part) => (side === 'before' ? (part.from ?? part.file) : part.file) === file)
      if (all.length === 0) return []
      const [own = '', ...below] = textOf(file, side)
        .split('\n')
        .slice(line - 1)
      // A field of front matter is one line.
      const isText = file.endsWith('.mdx') && !/^\w+:/.test(own)
      const rest = isText ? below.findIndex((text) => text.trim() === '') : 0
      const last = line + Math.max(0, rest)
      const isIn = (first: number, text: string) => first <= last && line < first + linesIn(text)
      const lines = all.filter((number) => {
        const { whole, line: now, lineBefore } = parts[number]
        return !whole && (side === 'after' ? isIn(now, parts[number].now) : isIn(lineBefore, parts[number].was))
      })
      return lines.length > 0 ? lines : all.filter((number) => ![undefined, 'moved'].includes(parts[number].whole))
    },
    /** All parts of some files. */
    ofFiles: (files: readonly string[]) => numbers(({ file }) => files.includes(file)),
    /** The files of pages that are new, gone or moved, and what else names only one side of them. */
    ofPages(...paths: string[]): number[] {
      const pages = paths.map(toNeutralPath)
      const isOf = (file = '') => pages.includes(pageOf(file) ?? '')
      const own = numbers(({ file, from, whole }) => whole !== undefined && (isOf(file) || isOf(from)))
      const said = own.map((number) => parts[number].now + parts[number].was).join('')
      const pictures = numbers(({ file, whole }) => whole !== undefined && said.includes(`/${path.basename(file)}"`))
      const names = numbers(
        ({ whole, now, was }) =>
          (!whole || whole === 'entry') && pages.some((page) => isNamed(now, page) !== isNamed(was, page)),
      )
      // A text that is held back on both sides: what changed in its files.
      const held = own.length > 0 ? [] : numbers(({ file }) => isOf(file))
      return [...new Set([...own, ...held, ...names, ...pictures])]
    },
  }
}

function isNamed(text: string, page: string): boolean {
  const key = path.posix.basename(page)
  // A post is named by its address alone: its key is a number.
  return new RegExp(`${/^\d+$/.test(key) ? page : `(?<![\\w-])${key}`}(?![\\w-])`).test(text)
}
