import type { Source } from './keyUses'

/** The table of `src/README.md` that leads from a file of the content to its schema and components. */

export interface MapRow {
  /** Below `content/`; a folder ends with a slash. */
  files: string[]
  /** Below `src/content/schemas/`, without extension. */
  schemas: string[]
  /** Names as imports have them, a template as `templates/home`. */
  components: string[]
}

/** @param guide the text of `src/README.md` */
export function sentenceMap(guide: string): MapRow[] {
  const [, section = ''] = guide.split('## From a sentence to its code')
  return section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, files, schemas, components] = line.split('|').map(namesIn)
      return { files, schemas, components }
    })
}

/**
 * The row of a file.
 * @param file from the root of the repository
 * @throws {Error} when the table has none
 */
export function rowOf(rows: readonly MapRow[], file: string): MapRow {
  const own = file.replace(/^content\//, '')
  const row = rows.find(({ files }) => files.some((name) => (name.endsWith('/') ? own.startsWith(name) : own === name)))
  if (!row) throw new Error(`The table "From a sentence to its code" of src/README.md has no row for ${file}.`)
  return row
}

/**
 * The files of a row's components that name a field or a part of it; where none does, of all.
 * @param field `features[2].en`
 * @throws {Error} for a component that has no file
 */
export function componentsOf({ components }: MapRow, field: string, sources: readonly Source[]): Source[] {
  const files = components.map((name) => {
    const source = sources.find(({ file }) => file.replace(/\.tsx$/, '').endsWith(`/${name}`))
    if (!source) throw new Error(`src/README.md names ${name}, and src has no ${name}.tsx.`)
    return source
  })
  const names = field.match(/[a-z]\w+/gi) ?? []
  const naming = files.filter(({ text }) => names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)))
  return naming.length > 0 ? naming : files
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`{]+)`/g)].map(([, name]) => name)
}
