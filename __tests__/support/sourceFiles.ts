/** Reads the source as text, for rules that no compiler checks. */
import fs from 'node:fs'
import path from 'node:path'

export interface SourceFile {
  /** Path from the root of the repository. */
  file: string
  /** Its text without comments. */
  code: string
}

/** Every TypeScript file below a folder, except declarations. */
export function sourceFiles(folder = 'src'): SourceFile[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readSource(path.posix.join(folder, name.split(path.sep).join('/'))))
}

export function readSource(file: string): SourceFile {
  const text = fs.readFileSync(file, 'utf8')
  return { file, code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '') }
}
