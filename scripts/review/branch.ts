/** A branch and its base: their files, and which changed parts belong to a place, a file or a page. */
import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/read/diskFiles'
import { oldAddresses } from '../../src/node/output/hosting/redirects'
import { readSiteSources } from '../../src/node/output/preview/siteSources'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath, toNeutralPath } from '../../src/routing/localizePath'
import { readRedirects } from '../rename/changePage'
import { linesIn, pageOf, partsOfFiles, type LocatedPart } from './changedParts'

/** The base, and the branch. */
export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

export type Branch = Awaited<ReturnType<typeof readBranch>>

/** Language code in the name of a picture that replaces another one in that language. */
const OF_LANGUAGE = /\.[a-z]{2}(?=\.\w+$)/

/**
 * @param base folder that holds a built site in `public`, and its source files
 * @param head the same of the branch
 * @param changed files of the repository that differ
 * @param renamed new addresses by old ones that have no redirect, without language
 */
export async function readBranch(
  base: string,
  head: string,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map(),
) {
  const roots = { before: base, after: head }
  const sites = { before: path.join(base, 'public'), after: path.join(head, 'public') }
  const disk = diskFiles(head)
  const sources = { before: await readSiteSources(diskFiles(base)), after: await readSiteSources(disk) }
  const textOf = (file: string, side: Side) => readText(path.join(roots[side], file))
  const answers = new Map(oldAddresses(readRedirects(head)).map(({ from, to }) => [from, to]))
  const byHand = LANGUAGES.flatMap((language) =>
    [...renamed].map((pair) => pair.map((page) => localizePath(page, language)) as [from: string, to: string]),
  )
  const moved = new Map([...answers, ...byHand].flatMap(([from, to]) => (to === null ? [] : [[from, to] as const])))
  const parts = partsOfFiles(roots, changed, moved)
  const numbers = (isMeant: (part: LocatedPart) => boolean) =>
    parts.flatMap((part, number) => (isMeant(part) ? [number] : []))
  /** The pictures that some whole files name, and the parts that add or remove one of the names. */
  const withThem = (own: readonly number[], names: readonly RegExp[]) => {
    const said = own.map((number) => parts[number].now + parts[number].was).join('')
    return numbers(({ file, whole, now, was }) =>
      whole && whole !== 'entry'
        ? said.includes(`/${path.basename(file).replace(OF_LANGUAGE, '')}"`)
        : names.some((name) => name.test(now) !== name.test(was)),
    )
  }
  return {
    ...{ roots, sites, sources, disk, changed, parts },
    /** Redirects of former addresses; null for pages that are gone. */
    answers,
    /** New addresses of pages by their old ones. */
    moved,
    /** The text of a file of either side, '' where there is none. */
    textOf,
    /** Finds the parts that cover a place of a file; in a text, those of the whole paragraph. */
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
    ofFiles: (...files: string[]) => numbers(({ file }) => files.includes(file)),
    /** The parts of pages that are new, gone or moved, and those that name the page on one side only. */
    ofPages(...paths: string[]): number[] {
      const pages = paths.map(toNeutralPath)
      const isOf = (file = '') => pages.includes(pageOf(file) ?? '')
      const own = numbers(({ file, from, whole }) => whole !== undefined && (isOf(file) || isOf(from)))
      // For a text that is unpublished on both sides: the changes in its files.
      const held = own.length > 0 ? [] : numbers(({ file }) => isOf(file))
      return [...new Set([...own, ...held, ...withThem(own, pages.map(nameOfPage))])]
    },
    /** The file of a record that is new or gone, its pictures, and parts that name it on one side only. */
    ofRecord(file: string): number[] {
      const own = numbers((part) => part.file === file)
      const { name } = path.parse(file)
      return [...own, ...withThem(own, [new RegExp(`(["/]|#\\w+-)${name}"|^\\w+: ${name}$`, 'm')])]
    },
  }
}

/** The text of a file, '' where there is none. */
export const readText = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/** Matches the name of a page: for a post only its address, because its key is a number. */
function nameOfPage(page: string): RegExp {
  const key = path.posix.basename(page)
  return new RegExp(`${/^\d+$/.test(key) ? page : `(?<![\\w-])${key}`}(?![\\w-])`)
}
