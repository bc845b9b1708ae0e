/** Reads source files as text, for rules that the compiler does not check. */
import fs from 'node:fs'
import path from 'node:path'

export interface SourceFile {
  /** Path from the root of the repository. */
  file: string
  /** Its source without comments. */
  code: string
}

/** All TypeScript files below a folder, except declarations. */
export function sourceFiles(folder = 'src'): SourceFile[] {
  return filesBelow(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map(readSource)
}

/** Files of records and texts in the content. */
export const contentFiles = () => filesBelow('content').filter((name) => /^[^.]+\.(?:json|mdx)$/.test(name))

function filesBelow(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

export function readSource(file: string): SourceFile {
  const text = fs.readFileSync(file, 'utf8')
  return { file, code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '') }
}
