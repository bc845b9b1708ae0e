/** Reads the source as text, for rules that no compiler checks. */
import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(__dirname, '../..')

export interface Import {
  /** What is imported: a package, or a path from the root of the repository without extension. */
  from: string
  /** Named imports, with `type` ones left out; `*` or `default` for those. */
  names: string[]
  /** Nothing of it is left when the types are taken away. */
  typeOnly: boolean
  /** Asked for while the page runs, with `import()`. */
  dynamic: boolean
}

export interface SourceFile {
  /** Path from the root of the repository. */
  file: string
  text: string
  imports: Import[]
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s*from\s*)?['"]([^'"]+)['"]/gm
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every TypeScript file below a folder, except declarations. */
export function sourceFiles(folder = 'src'): SourceFile[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readSource(path.posix.join(folder, name.split(path.sep).join('/'))))
    .sort((a, b) => a.file.localeCompare(b.file))
}

export function readSource(file: string): SourceFile {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8')
  return { file, text, imports: importsOf(file, text) }
}

/** The imports of a text that stands in a file. */
export function importsOf(file: string, text: string): Import[] {
  const resolve = (from: string) => (from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from)
  const code = withoutComments(text)
  const statements = [...code.matchAll(STATEMENT)].map(([, type, clause = '', from]): Import => {
    const names = bindings(clause)
    return {
      from: resolve(from),
      names: names.filter((name) => !name.startsWith('type ')),
      typeOnly: Boolean(type) || (names.length > 0 && names.every((name) => name.startsWith('type '))),
      dynamic: false,
    }
  })
  const dynamic = [...code.matchAll(DYNAMIC)].map(([, isType, from]): Import => ({
    from: resolve(from),
    names: ['*'],
    typeOnly: Boolean(isType),
    dynamic: true,
  }))
  return [...statements, ...dynamic]
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function bindings(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  const named = braces
    .split(',')
    .map((name) => name.trim().replace(/\s+as\s+.*$/, ''))
    .filter(Boolean)
  const outside = clause
    .replace(/\{[^}]*\}/, '')
    .replace(/,/g, ' ')
    .trim()
  return [...(outside ? [outside.startsWith('*') ? '*' : 'default'] : []), ...named]
}
