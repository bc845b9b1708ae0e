import type { z } from 'zod'
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { CONTENT_TYPES, fileSchema, type ContentTypeName, type Entry } from '../model/contentTypes'
import type { DataDocument } from '../report/positions'
import { nameOf } from '../report/paths'
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
  /** Value of the file as written, a record or a list of records; null if it is not valid. */
  value: unknown
  schema: z.ZodType
}

interface ReadRecords {
  /** Every file that was read, with or without errors. */
  paths: string[]
  /** Files that the content may have and does not have. */
  missing: string[]
  entries: Entry[]
  files: RecordFile[]
  problems: Problem[]
}

/** Reads and validates the files of all content types. */
export function readRecords(files: ContentFiles): ReadRecords {
  const result: ReadRecords = { paths: [], missing: [], entries: [], files: [], problems: [] }
  for (const type of Object.keys(CONTENT_TYPES) as ContentTypeName[]) {
    for (const file of filesOf(type, files)) {
      const bytes = files.read(file)
      if (!bytes) {
        result.missing.push(file)
        if ('required' in CONTENT_TYPES[type])
          result.problems.push(fileProblem('file/missing', file, 'The file is missing. The site needs it.'))
        continue
      }
      result.paths.push(file)
      const { entries, files: read, problems } = readAgain(type, file, bytes)
      result.entries.push(...entries)
      result.files.push(...read)
      result.problems.push(...problems)
    }
  }
  return result
}

/** Paths of the files that a type has or must have. */
function filesOf(type: ContentTypeName, files: ContentFiles): string[] {
  const { layout } = CONTENT_TYPES[type]
  if (!('folder' in layout)) return [`content/${'one' in layout ? layout.one : layout.list}`]
  const folder = `content/${layout.folder}`
  return files.list(folder).flatMap((name) => (name.endsWith('.json') ? `${folder}/${name}` : []))
}

type ReadFile = Pick<ReadRecords, 'entries' | 'files' | 'problems'>

/** What was read last, by file: in the editor and under `npm run dev`, one file of two hundred changes between checks. */
const lastRead = new Map<string, { bytes: Uint8Array; read: ReadFile }>()

/** Reads one file, unless it is as it was read last. */
function readAgain(type: ContentTypeName, file: string, bytes: Uint8Array): ReadFile {
  const last = lastRead.get(file)
  if (last?.bytes.length === bytes.length && last.bytes.every((byte, at) => byte === bytes[at])) return last.read
  const read = readFile(type, file, bytes)
  lastRead.set(file, { bytes, read })
  return read
}

function readFile(type: ContentTypeName, file: string, bytes: Uint8Array): ReadFile {
  const read: ReadFile = { entries: [], files: [], problems: [] }
  const { layout, schema } = CONTENT_TYPES[type]
  const key = nameOf(file, '.json')
  if ('folder' in layout) read.problems.push(...checkAddressName(key, file))
  const whole = fileSchema(type)
  const value = withErrorContext(file, read.problems, () => {
    const document = readJson(file, bytes, read.problems)
    if (!document) return null
    const { record, problems } = validate(document, whole)
    read.problems.push(...problems)
    read.files.push({ type, file, document, value: record, schema: whole })
    return record
  })
  const add = (name: string, checked: unknown) =>
    read.entries.push({ type, key: name, file, ...fillWords(schema, checked) } as Entry)
  if (value && 'list' in layout)
    for (const [index, each] of (value as { id?: unknown }[]).entries())
      add(typeof each.id === 'string' ? each.id : String(index + 1), each)
  else if (value) add('folder' in layout ? key : 'only', value)
  return read
}

/**
 * Replaces all words of a record in each language that lacks one of them by the words of the default language, so that
 * no visitor sees a record in two languages; words that nobody sees are replaced one by one.
 * @returns the record, and the language of its words by the language of the page
 */
export function fillWords<Value>(
  schema: AnySchema,
  value: Value,
): { record: Value; wordsIn: Record<Language, Language> } {
  const wordsIn = byLanguage((language) => language)
  visitRecord(schema, value, {
    field: ({ kind, unseen }, field) => {
      if (kind !== 'words' || unseen) return
      for (const language of LANGUAGES) if (!(language in (field as object))) wordsIn[language] = DEFAULT_LANGUAGE
    },
  })
  const filled = visitRecord(schema, value, {
    field: ({ kind, unseen }, field) => {
      if (kind !== 'words') return field
      const text = field as LocalizedText
      return byLanguage((language) => text[unseen ? language : wordsIn[language]] ?? text[DEFAULT_LANGUAGE])
    },
  })
  return { record: filled as Value, wordsIn }
}
