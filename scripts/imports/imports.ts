/**
 * `npm run imports`: checks the imports of the site against the order of its
 * rooms and the doors of its libraries (`scripts/imports/rooms.ts`). Part of
 * `npm test`.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { readArguments, runCommand } from '../process/command'
import { brokenRules, type Import } from './rooms'

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
