/**
 * `npm run where -- "words copied from a page"`: the line that says them, its
 * schema and the components that show it; for words of the interface, who asks
 * for their key.
 */
import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../src/content/source/contentFiles'
import { LANGUAGES } from '../../src/routing/languages'
import type { Statement } from '../../src/sources/statement'
import { readArguments } from '../process/readArguments'
import { allStatements, findWords } from './findWords'
import { keyUses, type Source } from './keyUses'
import { componentsOf, rowOf, sentenceMap, type MapRow } from './sentenceMap'

const USAGE = 'npm run where -- "words copied from a page"'

async function main(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true })
  const words = positionals.join(' ')
  if (!words.trim()) throw new Error(`Usage: ${USAGE}`)
  const files = diskFiles(process.cwd())
  const found = await Promise.all(
    LANGUAGES.map(async (language) => findWords(words, await allStatements(files, language))),
  )
  const most = Math.max(...found.map(({ share }) => share))
  if (most === 0) throw new Error(`No file of content/ or locales/ says: ${words}`)
  // What parts the name of a page from that of the site is said by nobody.
  if (most < 0.9) console.log(`Found ${Math.round(most * 100)} % of these words:\n`)
  const sources = readSources()
  const rows = sentenceMap(fs.readFileSync('src/README.md', 'utf8'))
  const statements = found.filter(({ share }) => share === most).flatMap((each) => each.statements)
  const places = new Map(
    statements.map((each) => [`${each.file}:${each.line}:${each.column}  ${each.field}`, each] as const),
  )
  for (const [place, statement] of places) console.log([place, ...shownBy(statement, rows, sources)].join('\n  '), '\n')
}

/** Below the place of a statement: what it follows and who shows it. */
function shownBy({ file, field }: Statement, rows: readonly MapRow[], sources: readonly Source[]): string[] {
  if (file.startsWith('locales/')) return keyUses(path.basename(file, '.json'), field, sources)
  const row = rowOf(rows, file)
  return [
    ...row.schemas.map((name) => `src/content/schemas/${name}.ts`),
    ...componentsOf(row, field, sources).map((source) => source.file),
  ]
}

/** The code without its longer comments: their examples ask for nothing. */
function readSources(): Source[] {
  return fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
