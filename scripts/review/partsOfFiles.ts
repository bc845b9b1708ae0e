/** The changed parts of a branch's files. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../src/content/schemas/lists'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { pathOfFile } from '../../src/routing/pageKinds'
import { changedParts, type LocatedPart } from './changedParts'

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
    if (!TEXT.test(file)) return [{ ...whole, whole: 'bytes', bytes: bytesOf(base, head, file) }]
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
  const [now, was] = [head, base].map((root) => path.join(root, file))
  const sides = [now, was].map((side) => (fs.existsSync(side) ? side : '/dev/null'))
  const options = ['--no-index', '--binary', '--full-index', '--no-prefix']
  // It ends with status 1 where the files differ.
  const { stdout } = spawnSync('git', ['-c', 'core.quotePath=false', 'diff', ...options, ...sides], {
    encoding: 'utf8',
  })
  const written = (side: string) => side.replaceAll(path.sep, '/').replace(/^\//, '')
  const patch = stdout.replaceAll(written(was), `b/${file}`).replaceAll(written(now), `a/${file}`)
  return { patch, was: sides[1] === was ? fs.readFileSync(was).toString('base64') : null }
}
