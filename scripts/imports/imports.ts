/**
 * `npm run imports`: checks the imports of the site against the order of its
 * rooms and the doors of its libraries. Part of `npm test`. A new folder of
 * `src` takes its place in `ROOMS`; circles are found by the linter
 * (`import/no-cycle`).
 */
import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { readArguments, runCommand } from '../process/command'

/** From the ground up. Each imports only those before it. */
const ROOMS = [
  'src/constants.ts',
  'src/routing',
  'src/search',
  'src/assistant',
  'src/sources',
  'src/content/report',
  'src/content/schemas',

  'src/content/mdx',
  'src/content/model',
  'src/content/read',
  'src/content/check',
  'src/content/readContent.ts',
  'src/node',
  'src/browser',
  'src/overlay',
  'src/i18n',
  'src/ui',
  'src/brand',
  'src/mdx',
  'src/features',
  'src/site',
  'src/sections',
  'src/templates',
  'src/editor',
] as const

/** Code that runs while a site is built, and never in a browser. */
const BUILD = /^src\/(content|node)\//
/** Code that pages run, or may import. The editor brings the content layer to a page of its own. */
const BROWSER = /^src\/(?!content\/|node\/|editor\/)|^gatsby-browser/
/** Code that knows Gatsby, beside the queries of templates, sections and fragments ("Leaving Gatsby" in src/README.md). */
const GATSBY = /^src\/(node|browser|i18n)\/|^gatsby-/
/** Readers of `locales`, which bundles replace by constants (`src/node/hooks/languageConstants.ts`). */
const REPLACED = /^src\/(routing\/languageFiles|search\/stemmers)\.ts$/

/** Libraries that only one place may import: so that they can be replaced there, and that no browser loads those of the build. */
const DOORS: Readonly<Record<string, string>> = {
  '@sveltia/cms': '^src/(editor|node/output/editor)/',
  '@emailjs/browser': '^src/features/contact/sendEmail\\.ts$',
  '@mdx-js/react': '^src/mdx/',
  '@orama/stemmers': '^src/search/',
  chokidar: '^src/node/',
  esbuild: '^src/node/',
  'framer-motion': '^src/ui/motion/',
  'gatsby-plugin-react-i18next': '^src/i18n/',
  'gatsby-plugin-sharp': '^src/node/',
  'github-slugger': '^src/content/',
  'image-size': '^src/content/',
  'jsonc-parser': '^src/(content|editor)/',
  'launch-editor': '^src/node/',
  lowlight: '^src/content/mdx/',
  'lucide-static': '^src/(content|node)/',
  minisearch: '^src/(assistant|search|node/output/search)/',
  parse5: '^src/node/',
  satteri: '^src/content/mdx/',
  sharp: '^src/node/',
  'simple-icons': '^src/(content|node)/',
  yaml: '^src/(content|editor)/',
  zod: '^src/(content|node/output/editor)/',
}

/** One import of a file. */
interface Import {
  /** The file, from the root of the repository. */
  from: string
  /** A file from the root of the repository, without its extension, or the specifier of a package. */
  to: string
  /** Nothing of it is left when the types are taken away. */
  isType: boolean
}

const roomOf = (file: string) =>
  ROOMS.findIndex((room) => file.replace(/\.tsx?$/, '') === room.replace(/\.tsx?$/, '') || file.startsWith(`${room}/`))

/** `zod/v4` → `zod`, `@mdx-js/react` → `@mdx-js/react`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The names of the rules that an import breaks. */
function brokenRules({ from, to, isType }: Import): string[] {
  const isFile = to.startsWith('src/')
  const library = isFile ? '' : packageOf(to)
  const door = DOORS[library] as string | undefined
  const rules: Record<string, boolean> = {
    'every-room-is-listed': from.startsWith('src/') && roomOf(from) < 0,
    [`above-${ROOMS[roomOf(from)]?.replace('src/', '')}`]: isFile && roomOf(from) >= 0 && roomOf(to) > roomOf(from),
    [`door-of-${library}`]: door !== undefined && !new RegExp(door).test(from),
    'no-react-in-the-build': BUILD.test(from) && /^(react|react-dom|i18next|react-i18next)$/.test(library),
    'door-of-gatsby': !isType && library === 'gatsby' && !GATSBY.test(from),
    'no-gatsby-in-content': from.startsWith('src/content/') && library.startsWith('gatsby'),
    'build-stays-at-home': !isType && BROWSER.test(from) && BUILD.test(to),
    'no-node-in-the-browser': BROWSER.test(from) && !REPLACED.test(from) && isBuiltin(to),
  }
  return Object.keys(rules).filter((name) => rules[name])
}

async function main(): Promise<void> {
  readArguments('npm run imports', {})
  const imports = sourceFiles().flatMap(importsOf)
  const problems = imports.flatMap((each) => brokenRules(each).map((rule) => `${rule}: ${each.from} → ${each.to}`))
  for (const problem of new Set(problems)) console.error(problem)
  console.log(`Imports: ${imports.length} checked, ${problems.length} wrong.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

/** The files of the site's code, from the root of the repository, with forward slashes. */
function sourceFiles(): string[] {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
  const hooks = fs.readdirSync('.').filter((name) => name.startsWith('gatsby-'))
  return [...files, ...hooks].filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
}

/** A node of swc's syntax tree, as far as imports are concerned. */
interface Node {
  type?: string
  source?: { value: string } | null
  typeOnly?: boolean
  isTypeOnly?: boolean
  local?: { value: string }
  specifiers?: Node[]
  callee?: { type: string; value?: string }
  arguments?: { expression: { type: string; value?: string } }[]
  argument?: { value?: string }
}

function importsOf(from: string): Import[] {
  const imports: Import[] = []
  const add = (specifier: string | undefined, isType: boolean) => {
    if (specifier === undefined) return
    const to = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : specifier.replace('@brand/', 'src/brand/ship/')
    imports.push({ from, to, isType })
  }
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type ?? '')) {
      const parts = node.specifiers ?? []
      add(node.source?.value, isTypeOnly(node) || (parts.length > 0 && parts.every(isTypeOnly)))
    } else if (node.type === 'TsImportType') add(node.argument?.value, true)
    else if (node.type === 'CallExpression') {
      const [first] = node.arguments ?? []
      const loads = node.callee?.type === 'Import' || node.callee?.value === 'require'
      if (loads && first?.expression.type === 'StringLiteral') add(first.expression.value, false)
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(fs.readFileSync(from, 'utf8'), { syntax: 'typescript', tsx: from.endsWith('x'), target: 'es2022' }))
  return imports
}

/** Gatsby takes queries out of a module, and `graphql` with them. */
const isTypeOnly = ({ typeOnly, isTypeOnly: isType, local }: Node) =>
  Boolean(typeOnly ?? isType) || local?.value === 'graphql'

runCommand(main)
