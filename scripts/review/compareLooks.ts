/** What a branch changes of styles and of the code for browsers, and which pages that reaches. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import postcss, { Rule, type AtRule } from 'postcss'
import { readDrawings } from '../../src/content/read/brand'
import type { LocatedPart } from './changedParts'
import type { PartsFinder } from './findParts'
import { lineOfChange, plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** A style sheet that changed. */
export interface LookChange {
  entry: ChangeEntry
  /** Selector of the first thing it changes; null for the page as it opens. */
  target: string | null
}

/** Declarations of a sheet, or places of code, that are named, and the letters of code that are shown. */
const MOST_CAUSES = 6
const LONGEST_CODE = 140

/** The declarations of a sheet by rule and property. */
function declarationsOf(file: string) {
  const found = new Map<string, { value: string; line: number; classes: string[] }>()
  if (!fs.existsSync(file)) return found
  postcss.parse(fs.readFileSync(file, 'utf8')).walkDecls((declaration) => {
    const above: string[] = []
    for (let each = declaration.parent; each && each.type !== 'root'; each = each.parent as typeof each)
      above.unshift(each instanceof Rule ? each.selector : `@${(each as AtRule).name} ${(each as AtRule).params}`)
    const rule = above.join(' ').replace(/\s+/g, ' ')
    const isToken = declaration.prop.startsWith('--') && rule === ':root'
    const classes = [...rule.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name)
    const { value, prop, source } = declaration
    found.set(isToken ? prop : `${rule} ${prop}`, { value, classes, line: source?.start?.line ?? 1 })
  })
  return found
}

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
  return files.flatMap((file): LookChange[] => {
    if (!file.endsWith('.css')) return []
    const [before, after] = roots.map((root) => declarationsOf(path.join(root, file)))
    const causes = [...new Set([...after.keys(), ...before.keys()])]
      .map((cause) => ({ cause, was: before.get(cause)?.value ?? '', is: after.get(cause)?.value ?? '' }))
      .filter(({ was, is }) => was !== is)
    if (causes.length === 0) return []
    // Gatsby calls a class of a module `Card-module--title--1f3a9`.
    const scope = file.endsWith('.module.css') ? `${path.basename(file, '.css').replaceAll('.', '-')}--` : ''
    const shown = (name: string) => (scope ? `${scope}${name}--\\w+` : name)
    // The last class of a rule is what it styles. A rule without one styles every page.
    const wanted = causes.map(({ cause }) => (after.get(cause) ?? before.get(cause))?.classes.at(-1))
    const shows = (html: string) =>
      wanted.some((name) => name === undefined || new RegExp(`class="(?:[^"]* )?${shown(name)}[ "]`).test(html))
    const lines = causes.map(({ cause, was, is }) => lineOfChange(cause, was, is))
    const entry = plainEntry({
      ...{ group: 'looks', role: 'look', words: wordsOfFirst(lines, MOST_CAUSES, 'declarations') },
      pages: [...pages].filter(([, html]) => shows(html)).map(([page]) => page),
      place: `${file}:${after.get(causes[0].cause)?.line ?? 1}`,
      parts: ofFiles([file]),
    })
    return [{ entry, target: wanted[0] ? (scope ? `[class*="${scope}${wanted[0]}--"]` : `.${wanted[0]}`) : null }]
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
