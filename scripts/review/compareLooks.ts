/** What a branch changes of styles and of the code for browsers, and which pages that reaches. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import postcss, { Rule, type AtRule, type Document } from 'postcss'
import { readDrawings } from '../../src/content/read/brand'
import type { LocatedPart } from './changedParts'
import type { PartsFinder } from './findParts'
import { lineOfChange, plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** A style sheet that changed. */
export interface LookChange {
  entry: ChangeEntry
  /** Selectors of what it styles. */
  targets: string[]
  /** What its declarations said. */
  old: { rule: string; property: string; value: string }[]
  /** What stands before the names of its classes on a page: Gatsby calls a class of a module `Card-module--title--1f3a9`. */
  scope: string
}

/** Declarations of a sheet, or places of code, that are named, and the letters of code that are shown. */
const MOST_CAUSES = 6
const LONGEST_CODE = 140

interface Declared {
  rule: string
  property: string
  value: string
  line: number
  /** What it styles: the last class of its rule. */
  selector: string
}

/** Selector of what a rule without a class may style. */
const EVERYTHING = 'body, body *'

const scopeOf = (file: string) =>
  file.endsWith('.module.css') ? `${path.basename(file, '.css').replaceAll('.', '-')}--` : ''

/** A token of the whole site, rather than what a rule says. */
const isToken = ({ rule, property }: Declared) => rule === ':root' && property.startsWith('--')

/** The declarations of a sheet by rule and property. */
function declarationsOf(root: string, file: string): Map<string, Declared> {
  const found = new Map<string, Declared>()
  if (!fs.existsSync(path.join(root, file))) return found
  const scope = scopeOf(file)
  postcss
    .parse(fs.readFileSync(path.join(root, file), 'utf8'))
    .walkDecls(({ parent, prop: property, value, source }) => {
      const above: string[] = []
      for (let each: typeof parent | Document = parent; each && each.type !== 'root'; each = each.parent)
        above.unshift(each instanceof Rule ? each.selector : `@${(each as AtRule).name} ${(each as AtRule).params}`)
      const rule = above.join(' ').replace(/\s+/g, ' ')
      const [, last] = [...rule.matchAll(/\.([a-zA-Z_][\w-]*)/g)].at(-1) ?? []
      const selector = last ? (scope ? `[class*="${scope}${last}--"]` : `.${last}`) : EVERYTHING
      const declared = { rule, property, selector, value, line: source?.start?.line ?? 1 }
      found.set(isToken(declared) ? property : `${rule} ${property}`, declared)
    })
  return found
}

/** Selectors of what a declaration styles; of a token what uses it. */
function styledBy(own: Declared, all: readonly Declared[]): string[] {
  if (!isToken(own)) return [own.selector]
  const uses = new RegExp(`var\\(${own.property}(?![\\w-])`)
  return all.filter(({ value }) => uses.test(value)).flatMap((each) => styledBy(each, all))
}

/** Whether a built page holds what a selector of this module finds. */
function holds(html: string, selector: string): boolean {
  const [, , name] = /^(\.|\[class\*=")([\w-]+)/.exec(selector) ?? []
  return !name || new RegExp(`class="(?:[^"]* )?${name.replace(/--$/, '--\\w+')}[ "]`).test(html)
}

/** A page of the site's own, which shows a change only where no other does. */
const isOdd = (page: string) => /(^|\/)(404(\.html)?|admin)$/.test(page)

/**
 * Compares style sheets.
 * @param files that changed
 * @param pages HTML of the pages of the branch by their paths
 */
export function compareLooks(
  roots: readonly [base: string, head: string],
  files: readonly string[],
  pages: ReadonlyMap<string, string>,
  { ofFiles }: PartsFinder,
): LookChange[] {
  const changed = files.filter((file) => file.endsWith('.css'))
  const folders = ['src', 'content/brand'].filter((folder) => fs.existsSync(path.join(roots[1], folder)))
  const sheets = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(roots[1], folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  const all = (changed.length > 0 ? sheets.filter((file) => file.endsWith('.css')) : []).flatMap((file) => [
    ...declarationsOf(roots[1], file.replaceAll(path.sep, '/')).values(),
  ])
  return changed.flatMap((file): LookChange[] => {
    const [before, after] = roots.map((root) => declarationsOf(root, file))
    const causes = [...new Set([...after.keys(), ...before.keys()])]
      .map((cause) => ({ cause, was: before.get(cause)?.value ?? '', is: after.get(cause)?.value ?? '' }))
      .filter(({ was, is }) => was !== is)
    if (causes.length === 0) return []
    const own = causes.map(({ cause, was }) => ({ ...(after.get(cause) ?? before.get(cause)!), was }))
    const targets = [...new Set(own.flatMap((each) => styledBy(each, all)))]
    const shown = [...pages].flatMap(([page, html]) => (targets.some((each) => holds(html, each)) ? [page] : []))
    const lines = causes.map(({ cause, was, is }) => lineOfChange(cause, was, is))
    const entry = plainEntry({
      ...{ group: 'looks', role: 'look', words: wordsOfFirst(lines, MOST_CAUSES, 'declarations') },
      pages: shown.some((page) => !isOdd(page)) ? shown.filter((page) => !isOdd(page)) : shown,
      ...{ place: `${file}:${own[0].line}`, parts: ofFiles([file]) },
    })
    const old = own.map(({ rule, property, was: value }) => ({ rule, property, value }))
    return [{ entry, old, targets, scope: scopeOf(file) }]
  })
}

/**
 * Which changed files of the code are in the scripts of which pages.
 * @param templateOf the template of each page
 * @returns an entry for all files that reach the same pages
 */
export async function codeReach(
  root: string,
  files: readonly string[],
  templateOf: ReadonlyMap<string, string>,
  { ofFiles }: PartsFinder,
  parts: readonly LocatedPart[],
): Promise<ChangeEntry[]> {
  const code = files.filter((file) => /^(src|gatsby-browser)\b.*\.tsx?$/.test(file))
  if (code.length === 0 || !fs.existsSync(path.join(root, 'src/templates'))) return []
  const templates = fs.readdirSync(path.join(root, 'src/templates')).filter((name) => name.endsWith('.tsx'))
  const { metafile } = await build({
    entryPoints: ['gatsby-browser.tsx', ...templates.map((name) => `src/templates/${name}`)],
    ...{ absWorkingDir: root, bundle: true, write: false, metafile: true, outdir: 'out' },
    ...{ packages: 'external', logLevel: 'silent' },
    alias: { '@brand': path.join(root, 'src/brand', readDrawings(root)) },
    loader: { '.svg': 'empty', '.woff2': 'empty', '.webp': 'empty', '.png': 'empty', '.css': 'empty' },
  })
  const bundles = Object.values(metafile.outputs).flatMap(({ entryPoint = '', inputs }) =>
    entryPoint.endsWith('.tsx') ? [[path.basename(entryPoint, '.tsx'), inputs] as const] : [],
  )
  const lists = new Map<string, { files: string[]; pages: string[] }>()
  for (const file of code) {
    const own = bundles.filter(([, inputs]) => file in inputs).map(([template]) => template)
    if (own.length === 0) continue
    const pages = [...templateOf]
      .filter(([, template]) => own.includes('gatsby-browser') || own.includes(template))
      .map(([page]) => page)
    const list = lists.get(pages.join()) ?? { files: [], pages }
    list.files.push(file)
    lists.set(pages.join(), list)
  }
  return [...lists.values()].map(({ files: own, pages }) => {
    const lines = ofFiles(own).map((number) => {
      const { file, line, was, now } = parts[number]
      const [old, is] = [was, now].map((text) => text.trim().slice(0, LONGEST_CODE))
      return lineOfChange(`${file}:${line}`, old, is)
    })
    const words = wordsOfFirst(lines, MOST_CAUSES, 'places')
    return plainEntry({ group: 'looks', role: 'script', words, pages, place: own[0], parts: ofFiles(own) })
  })
}
