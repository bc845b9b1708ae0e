/** What a branch changes of styles and of the code for browsers, and which pages that reaches. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import postcss, { Rule, type AtRule } from 'postcss'
import { readDrawings } from '../../src/content/read/brand'
import { className } from '../../src/node/hooks/className'
import type { PartsFinder } from './findParts'
import { plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

/** A style sheet that changed: its declarations with what they were, and where to look. */
export interface LookChange {
  /** `src/styles/tokens.css:12` of the first. */
  place: string
  /** In one line: `--radius-m: 10px → 40px`. */
  causes: { cause: string; was: string; is: string }[]
  pages: string[]
  /** Selector of the first thing it changes; null for the page as it opens. */
  target: string | null
}

type Declarations = Map<string, { value: string; line: number; classes: string[] }>

/** The declarations of a sheet by rule and property. */
function declarationsOf(file: string): Declarations {
  const found: Declarations = new Map()
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
): LookChange[] {
  const sheets = files.filter((file) => file.endsWith('.css'))
  if (sheets.length === 0) return []
  return sheets.flatMap((file): LookChange[] => {
    const [before, after] = roots.map((root) => declarationsOf(path.join(root, file)))
    const changed = [...new Set([...after.keys(), ...before.keys()])].filter(
      (key) => before.get(key)?.value !== after.get(key)?.value,
    )
    if (changed.length === 0) return []
    const causes = changed.map((cause) => ({
      cause,
      was: before.get(cause)?.value ?? '',
      is: after.get(cause)?.value ?? '',
    }))
    const all = changed.map((key) => (after.get(key) ?? before.get(key))!)
    const shown = (name: string) => (file.endsWith('.module.css') ? className(file, name) : name)
    // The last class of a rule is what it styles. A rule without one styles every page.
    const wanted = all.map(({ classes }) => classes.at(-1))
    const shows = (html: string) =>
      wanted.some((name) => name === undefined || new RegExp(`class="(?:[^"]* )?${shown(name)}[ "]`).test(html))
    const [first] = wanted
    return [
      {
        place: `${file}:${after.get(changed[0])?.line ?? 1}`,
        causes,
        pages: [...pages].filter(([, html]) => shows(html)).map(([page]) => page),
        target: first ? `.${shown(first)}` : null,
      },
    ]
  })
}

/** Declarations of a sheet that are named. */
const MOST_CAUSES = 6

/** The entry of a style sheet. */
export function lookEntry({ place, causes, pages }: LookChange, { ofFiles }: PartsFinder): ChangeEntry {
  const lines = causes.map(({ cause, was, is }): ChangeEntry['words'] => [
    { text: `${cause}: `, mark: '' },
    { text: was, mark: '-' },
    { text: is, mark: '+' },
    { text: '\n', mark: '' },
  ])
  const words = wordsOfFirst(lines, MOST_CAUSES, 'declarations')
  return plainEntry({ group: 'looks', role: 'look', words, pages, place, parts: ofFiles([place.replace(/:\d+$/, '')]) })
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
): Promise<ChangeEntry[]> {
  const code = files.filter((file) => /^(src|gatsby-browser)\b.*\.tsx?$/.test(file))
  if (code.length === 0 || !fs.existsSync(path.join(root, 'src/templates'))) return []
  const templates = fs.readdirSync(path.join(root, 'src/templates')).filter((name) => name.endsWith('.tsx'))
  const reached = await Promise.all(
    ['gatsby-browser.tsx', ...templates.map((name) => `src/templates/${name}`)].map(async (entry) => {
      const { metafile } = await build({
        ...{ entryPoints: [entry], absWorkingDir: root, bundle: true, write: false, metafile: true, outdir: 'out' },
        ...{ packages: 'external', logLevel: 'silent' },
        alias: { '@brand': path.join(root, 'src/brand', readDrawings(root)) },
        loader: { '.svg': 'empty', '.woff2': 'empty', '.webp': 'empty', '.png': 'empty', '.css': 'empty' },
      })
      return [path.basename(entry, '.tsx'), new Set(Object.keys(metafile.inputs))] as const
    }),
  )
  const lists = new Map<string, { files: string[]; pages: string[] }>()
  for (const file of code) {
    const own = reached.filter(([, inputs]) => inputs.has(file)).map(([template]) => template)
    if (own.length === 0) continue
    const pages = [...templateOf]
      .filter(([, template]) => own.includes('gatsby-browser') || own.includes(template))
      .map(([page]) => page)
    const list = lists.get(pages.join()) ?? { files: [], pages }
    list.files.push(file)
    lists.set(pages.join(), list)
  }
  return [...lists.values()].map(({ files: own, pages }) =>
    plainEntry({
      ...{ group: 'looks', role: 'script', words: [{ text: own.join(', '), mark: '' }], pages },
      ...{ place: own[0], parts: ofFiles(own) },
    }),
  )
}
