/** Compares styles and the code for browsers, and finds the pages that a change affects. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import postcss, { Rule, type AtRule, type Document } from 'postcss'
import { readDrawings } from '../../src/node/brandFiles'
import { filesBelow } from '../../src/content/read/contentFiles'
import { pageDataFile } from '../../src/node/output/cleanUrls'
import { readText, SIDES, type Branch } from './branch'
import { groupBy, lineOfChange, plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** A style sheet that changed. */
export interface LookChange {
  entry: ChangeEntry
  /** Selectors of the elements it styles. */
  targets: string[]
  /** The former declarations. */
  old: { rule: string; property: string; value: string }[]
  /** Prefix of its class names on a page: Gatsby calls a class of a module `Card-module--title--1f3a9`. */
  scope: string
}

/** Maximum number of declarations or code places that are named, and of letters of code that are shown. */
const MOST_CAUSES = 6
const LONGEST_CODE = 140

interface Declared {
  rule: string
  property: string
  value: string
  line: number
  /** Selector of what it styles: the last class of its rule; without a class it may style everything. */
  selector: string
}

const scopeOf = (file: string) =>
  file.endsWith('.module.css') ? `${path.basename(file, '.css').replaceAll('.', '-')}--` : ''

/** Whether a declaration is a design token of the whole site. */
const isToken = ({ rule, property }: Declared) => rule === ':root' && property.startsWith('--')

/** The declarations of a sheet by rule and property. */
function declarationsOf(file: string, text: string): Map<string, Declared> {
  const found = new Map<string, Declared>()
  const scope = scopeOf(file)
  postcss.parse(text).walkDecls(({ parent, prop: property, value, source }) => {
    const above: string[] = []
    for (let each: typeof parent | Document = parent; each && each.type !== 'root'; each = each.parent)
      above.unshift(each instanceof Rule ? each.selector : `@${(each as AtRule).name} ${(each as AtRule).params}`)
    const rule = above.join(' ').replace(/\s+/g, ' ')
    const [, last] = [...rule.matchAll(/\.([a-zA-Z_][\w-]*)/g)].at(-1) ?? []
    const selector = last ? (scope ? `[class*="${scope}${last}--"]` : `.${last}`) : 'body, body *'
    const declared = { rule, property, selector, value, line: source?.start?.line ?? 1 }
    found.set(isToken(declared) ? property : `${rule} ${property}`, declared)
  })
  return found
}

/** Selectors of what a declaration styles; for a token, of the declarations that use it. */
function styledBy(own: Declared, all: readonly Declared[]): string[] {
  if (!isToken(own)) return [own.selector]
  const uses = new RegExp(`var\\(${own.property}(?![\\w-])`)
  return all.filter(({ value }) => uses.test(value)).flatMap((each) => styledBy(each, all))
}

/** Whether a built page contains an element that the selector matches. */
function holds(html: string, selector: string): boolean {
  const [, , name] = /^(\.|\[class\*=")([\w-]+)/.exec(selector) ?? []
  return !name || new RegExp(`class="(?:[^"]* )?${name.replace(/--$/, '--\\w+')}[ "]`).test(html)
}

/** A special page, which is an example of a change only if no other page shows it. */
const ODD = /(^|\/)(404(\.html)?|admin)$/

/**
 * Compares style sheets.
 * @param pages HTML of the pages of the branch by their paths
 */
export function compareLooks(
  { changed, disk, textOf, ofFiles }: Branch,
  pages: ReadonlyMap<string, string>,
): LookChange[] {
  const isSheet = (file: string) => file.endsWith('.css')
  const files = changed.filter(isSheet)
  const sheets = files.length > 0 ? filesBelow(disk, 'src', 'content/brand').filter(isSheet) : []
  const all = sheets.flatMap((file) => [...declarationsOf(file, textOf(file, 'after')).values()])
  return files.flatMap((file): LookChange[] => {
    const [before, after] = SIDES.map((side) => declarationsOf(file, textOf(file, side)))
    const causes = [...new Set([...after.keys(), ...before.keys()])]
      .map((cause) => ({ cause, was: before.get(cause)?.value ?? '', is: after.get(cause)?.value ?? '' }))
      .filter(({ was, is }) => was !== is)
    if (causes.length === 0) return []
    const own = causes.map(({ cause, was }) => ({ ...(after.get(cause) ?? before.get(cause)!), was }))
    const targets = [...new Set(own.flatMap((each) => styledBy(each, all)))]
    const shown = [...pages].flatMap(([page, html]) => (targets.some((each) => holds(html, each)) ? [page] : []))
    const usual = shown.filter((page) => !ODD.test(page))
    const lines = causes.map(({ cause, was, is }) => lineOfChange(cause, was, is))
    const entry = plainEntry({
      ...{ group: 'looks', role: 'look', words: wordsOfFirst(lines, MOST_CAUSES, 'declarations') },
      ...{ pages: usual.length > 0 ? usual : shown, place: `${file}:${own[0].line}`, parts: ofFiles(file) },
    })
    const old = own.map(({ rule, property, was: value }) => ({ rule, property, value }))
    return [{ entry, old, targets, scope: scopeOf(file) }]
  })
}

/**
 * Finds the pages whose scripts contain the changed code.
 * @param pages addresses of the pages of both builds
 * @returns an entry for all files that affect the same pages
 */
export async function codeReach(
  { roots: { after: root }, sites, changed, parts, ofFiles }: Branch,
  pages: readonly string[],
): Promise<ChangeEntry[]> {
  const code = changed.filter((file) => /^(src|gatsby-browser)\b.*\.tsx?$/.test(file))
  if (code.length === 0 || !fs.existsSync(path.join(root, 'src/templates'))) return []
  const templates = fs.readdirSync(path.join(root, 'src/templates')).filter((name) => name.endsWith('.tsx'))
  const { metafile } = await build({
    entryPoints: ['gatsby-browser.tsx', ...templates.map((name) => `src/templates/${name}`)],
    ...{ absWorkingDir: root, bundle: true, write: false, metafile: true, outdir: 'out' },
    ...{ packages: 'external', logLevel: 'silent' },
    alias: { '@brand': path.join(root, 'src/brand', readDrawings(root)) },
    loader: { '.svg': 'empty', '.woff2': 'empty', '.webp': 'empty', '.png': 'empty', '.css': 'empty' },
  })
  const bundles = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint?.endsWith('.tsx'))
  const templateOf = new Map(pages.map((page) => [page, templateIn(sites.after, page)]))
  const bundlesOf = (file: string) => bundles.filter(({ inputs }) => file in inputs).map((each) => each.entryPoint)
  const reachOf = (file: string) => {
    const own = bundlesOf(file)
    return pages.filter((page) => own.some((each) => ['gatsby-browser.tsx', templateOf.get(page)].includes(each)))
  }
  const reaching = code.filter((file) => bundlesOf(file).length > 0)
  return [...groupBy(reaching, (file) => reachOf(file).join()).values()].map((files) => {
    const lines = ofFiles(...files).map((number) => {
      const { file, line, was, now } = parts[number]
      const [old, is] = [was, now].map((text) => text.trim().slice(0, LONGEST_CODE))
      return lineOfChange(`${file}:${line}`, old, is)
    })
    return plainEntry({
      group: 'looks',
      role: 'script',
      words: wordsOfFirst(lines, MOST_CAUSES, 'places'),
      pages: reachOf(files[0]),
      place: files[0],
      parts: ofFiles(...files),
    })
  })
}

/** The template of a page, read from Gatsby's page data. */
function templateIn(site: string, page: string): string {
  const data = readText(path.join(site, pageDataFile(page)))
  return `src/templates/${/"component---src-templates-(.+?)-tsx"/.exec(data)?.[1] ?? ''}.tsx`
}
