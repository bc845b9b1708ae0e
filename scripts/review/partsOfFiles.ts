/** The changed parts of a branch's files, and which of them a page, a picture, a style or code comes from. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Redirect } from '../../src/content/schemas/lists'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { changedParts, type LocatedPart } from './changedParts'
import type { ChangeEntry } from './reviewRecord'

/** Files that a preview can take back: the base is kept as far as this. */
const KEPT = /^(content|locales|src|static)\//
const REDIRECTS = 'content/redirects.json'
const TEXT = /\.(json|mdx|css|tsx?|mjs|cjs|html|svg|txt|md|xml)$/
export const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/

/** The page a file belongs to, as a picture beside a post does; null for none. Without language. */
export function pageOf(file: string): string | null {
  return pathOfFile(file) ?? pathOfFile(`${path.posix.dirname(file)}/${DEFAULT_LANGUAGE}.mdx`)
}

/**
 * Compares the changed files of two checkouts.
 * @param moved new addresses of pages by their old ones, without language
 */
export function partsOfFiles(
  [base, head]: readonly [base: string, head: string],
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
    if (!TEXT.test(file)) return [{ ...whole, whole: 'bytes', bytes: bytesOf(base, head, file) }]
    if (!isIn(head, file)) return [{ ...whole, whole: 'gone', was: textOf(base, file) }]
    const from = former.get(file)
    if (from !== undefined)
      return [
        { ...whole, whole: 'moved', from },
        ...changedParts(file, textOf(base, from), textOf(head, file)).map((part) => ({ ...part, from })),
      ]
    if (file === REDIRECTS && isIn(base, file)) return entryParts(whole, textOf(base, file), textOf(head, file))
    if (!isIn(base, file)) return [{ ...whole, whole: 'new', now: textOf(head, file) }]
    return changedParts(file, textOf(base, file), textOf(head, file))
  })
}

const fromOf = (entry: string) => (JSON.parse(entry) as Redirect).from

/** The entries of old addresses: two of them that are new may belong to two pages. */
function entryParts(whole: LocatedPart, before: string, after: string): LocatedPart[] {
  const [old, now] = [before, after].map(
    (text) => new Map((JSON.parse(text) as Redirect[]).map((entry) => [entry.from, JSON.stringify(entry)])),
  )
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((from) => old.get(from) !== now.get(from))
    .map((from) => ({ ...whole, whole: 'entry', was: old.get(from) ?? '', now: now.get(from) ?? '' }))
}

/** What was, and git's patch that puts it back. */
function bytesOf(base: string, head: string, file: string): LocatedPart['bytes'] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bytes-'))
  const sides = [head, base].map((root, side) => {
    const from = path.join(root, file)
    if (!fs.existsSync(from)) return '/dev/null'
    const to = `${'ab'[side]}/${file}`
    fs.cpSync(from, path.join(folder, to))
    return to
  })
  const options = ['--no-index', '--binary', '--full-index', '--no-prefix']
  // It ends with status 1 where the files differ.
  const { stdout } = spawnSync('git', ['diff', ...options, ...sides], { cwd: folder, encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true })
  const was = sides[1] === '/dev/null' ? null : fs.readFileSync(path.join(base, file)).toString('base64')
  return { patch: stdout, was }
}

/** Finds the numbers of the parts that changes come from, beside those that the line of a change says. */
export function partsFinder(parts: readonly LocatedPart[]) {
  const numbers = (isMeant: (part: LocatedPart) => boolean) =>
    parts.flatMap((part, number) => (isMeant(part) ? [number] : []))
  const isNamed = (text: string, page: string) => {
    const key = path.posix.basename(page)
    // A post is named by its address alone: its key is a number.
    return new RegExp(`${/^\d+$/.test(key) ? page : `(?<![\\w-])${key}`}(?![\\w-])`).test(text)
  }
  return {
    /** The files of pages that are new, gone or moved, and what else names only one side of them. */
    ofPages(...paths: string[]): number[] {
      const pages = paths.map(toNeutralPath)
      const own = numbers(
        ({ file, from, whole }) =>
          whole !== undefined && [file, from].some((each) => each && pages.includes(pageOf(each) ?? '')),
      )
      const names = numbers(
        ({ whole, now, was }) =>
          (!whole || whole === 'entry') && pages.some((page) => isNamed(now, page) !== isNamed(was, page)),
      )
      // A text that is held back on both sides: what changed in its files.
      const held = own.length > 0 ? [] : numbers(({ file }) => pages.includes(pageOf(file) ?? ''))
      return [...new Set([...own, ...held, ...names])]
    },
    /** Of a change that no line of the writers' files says. */
    ofEntry({ group, role, place, words, text, before }: ChangeEntry): number[] {
      const file = place.replace(/:\d+$/, '')
      if (role === 'look') return numbers((part) => part.file === file)
      const said = words.map((word) => word.text).join('')
      if (role === 'script') return numbers((part) => said.split(', ').includes(part.file))
      if (role === 'share picture') return numbers((part) => said.includes(path.basename(part.file)))
      // Files for machines name addresses as well; old addresses alone are written as redirects.
      if (role === 'file')
        return numbers(
          ({ whole, now, was }) => group === 'links' && whole === 'entry' && said.includes(fromOf(now || was)),
        )
      if (PICTURE.test(place) || role === 'translation') return numbers((part) => part.file === place)
      if (role === 'picture')
        return numbers(
          (part) => PICTURE.test(part.file) && `${text} ${before}`.includes(` ${path.parse(part.file).name}.`),
        )
      const marked = words.filter(({ mark, text: word }) => mark && /[\p{L}\p{N}]/u.test(word))
      const isSaid = (part: LocatedPart) =>
        marked.every(({ mark, text: word }) => (mark === '+' ? part.now : part.was).includes(word.trim()))
      if (marked.length === 0) return []
      // A list is one value in many lines, of which its place names the first.
      const isIn = (part: LocatedPart) =>
        part.file === file &&
        marked.some((word) => (part.now + part.was).includes(word.text.replace(/^[ ·]+|[ ·]+$/g, '')))
      const own = numbers(isIn)
      return own.length > 0 ? own : numbers((part) => part.file.startsWith('src/') && isSaid(part))
    },
  }
}
