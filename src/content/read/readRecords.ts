import { z } from 'zod'
import { byLanguage, DEFAULT_LANGUAGE } from '../../routing/languages'
import { CONTENT_TYPES, type ContentTypeName, type Entry, type WordCount } from '../model/contentTypes'
import type { DataDocument } from '../report/positions'
import { checkAddressName, fileProblem, withErrorContext, type Problem } from '../report/problem'
import type { LocalizedText } from '../schemas/fields'
import { visitRecord, type AnySchema } from '../schemas/walkSchema'
import type { ContentFiles } from './contentFiles'
import { readJson } from './parseJson'
import { validate } from './validate'

/** A JSON file that was read. Checks that span files use it. */
export interface RecordFile {
  type: ContentTypeName
  file: string
  document: DataDocument
  /** Valid value of the file as it is written, a record or a list of records; null if it is not valid. */
  value: unknown
  schema: z.ZodType
}

interface ReadRecords {
  /** Every file that was read, with or without errors. */
  paths: string[]
  entries: Entry[]
  files: RecordFile[]
  problems: Problem[]
}

/** Reads and validates the files of all content types. */
export function readRecords(files: ContentFiles): ReadRecords {
  const result: ReadRecords = { paths: [], entries: [], files: [], problems: [] }
  for (const type of Object.keys(CONTENT_TYPES) as ContentTypeName[]) readType(type, files, result)
  return result
}

function readType(type: ContentTypeName, files: ContentFiles, result: ReadRecords): void {
  const { layout, schema } = CONTENT_TYPES[type]
  const add = (key: string, file: string, checked: unknown) => {
    const { value: record, words } = fillWords(schema, checked)
    result.entries.push({ type, key, file, record, words } as Entry)
  }
  if ('folder' in layout) {
    const folder = `content/${layout.folder}`
    for (const name of files.list(folder).filter((each) => each.endsWith('.json'))) {
      const file = `${folder}/${name}`
      const key = name.slice(0, -'.json'.length)
      result.problems.push(...checkAddressName(key, file))
      const value = readFile(type, file, schema, files, result)
      if (value) add(key, file, value)
    }
  } else if ('one' in layout) {
    const file = `content/${layout.one}`
    const value = readFile(type, file, schema, files, result)
    if (value) add('only', file, value)
  } else {
    const file = `content/${layout.list}`
    const values = readFile(type, file, z.array(schema), files, result)
    for (const [index, value] of ((values ?? []) as { id?: unknown }[]).entries())
      add(typeof value.id === 'string' ? value.id : String(index + 1), file, value)
  }
}

/** Reads a file. @returns its valid value, else null */
function readFile(
  type: ContentTypeName,
  file: string,
  schema: z.ZodType,
  files: ContentFiles,
  { paths, files: read, problems }: ReadRecords,
): unknown {
  const bytes = files.read(file)
  if (!bytes) {
    if ('required' in CONTENT_TYPES[type])
      problems.push(fileProblem('file/missing', file, 'The file is missing. The site needs it.'))
    return null
  }
  paths.push(file)
  return withErrorContext(file, problems, () => {
    const document = readJson(file, bytes, problems)
    if (!document) return null
    const { record, problems: found } = validate(document, schema)
    problems.push(...found)
    read.push({ type, file, document, value: record, schema })
    return record
  })
}

/** A record whose every text is there in every language, and what was lacking before. */
export function fillWords<Value>(schema: AnySchema, value: Value): { value: Value; words: WordCount } {
  const missing = byLanguage((): string[] => [])
  let all = 0
  const filled = visitRecord(schema, value, {
    field: ({ kind }, field) => {
      if (kind !== 'words') return field
      all += 1
      const words = field as Partial<LocalizedText>
      return byLanguage((language) => {
        const own = words[language]
        if (own === undefined) missing[language].push(words[DEFAULT_LANGUAGE] ?? '')
        return own ?? words[DEFAULT_LANGUAGE]
      })
    },
  })
  return { value: filled as Value, words: { all, missing } }
}
