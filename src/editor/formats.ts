/** Converts files of the content to entries of the editor's form and back: JSON, and the MDX of posts and cases. */
import { parseDocument, type Document } from 'yaml'
import {
  CONTENT_TYPES,
  fileSchema,
  holdsRecordsOf,
  TEXT_SCHEMAS,
  type ContentTypeName,
} from '../content/model/contentTypes'
import { TEXT_ROOTS } from '../content/read/contentFiles'
import { splitFrontMatter } from '../content/read/frontMatter'
import {
  elementOf,
  isName,
  mayBeLeftOut,
  shapeOf,
  typeOf,
  visitRecord,
  whenThere,
  type AnySchema,
} from '../content/schemas/walkSchema'
import { byLanguage, LANGUAGES } from '../routing/languages'
import { printJson } from './printJson'

type Fields = Record<string, unknown>

/** An entry of a form: the fields of its file, and the text they were read from. */
export interface FormEntry extends Fields {
  source?: string
}

/** A file format of the editor. A file that cannot be read throws: the editor says so, and has no form for it. */
interface FileFormat {
  /** Of the file; of its front matter if it is a post or a case. */
  schema: AnySchema
  fromFile(this: void, text: string): FormEntry
  toFile(this: void, entry: FormEntry): string
}

/** The format of the files of a type. The entries of a list are in the field `items`. */
export function recordFormat(type: ContentTypeName): FileFormat {
  const schema = fileSchema(type)
  const isList = 'list' in CONTENT_TYPES[type].layout
  return {
    schema,
    fromFile: (text) => {
      const value = withAllLanguages(schema, JSON.parse(text))
      return { ...(isList ? { items: value } : (value as Fields)), source: text }
    },
    toFile: ({ source = '', ...fields }) => {
      const before: unknown = source === '' ? undefined : JSON.parse(source)
      return printJson(merged(schema, isList ? (fields.items ?? []) : fields, before), source)
    },
  }
}

/** Expands a name for all languages to each language. */
function withAllLanguages(schema: AnySchema, record: unknown): unknown {
  return visitRecord(schema, record, {
    field: ({ kind }, value) => (kind === 'words' && typeof value === 'string' ? byLanguage(() => value) : value),
  })
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field is empty: forms keep empty fields, files omit them. */
function isEmpty(value: unknown): boolean {
  if (isObject(value) || Array.isArray(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}

/** The values of the form in the order and style of the file: an empty field is omitted unless the file had it, and one that no form has stays. */
function merged(schema: AnySchema, value: unknown, before: unknown): unknown {
  const element = elementOf(schema)
  if (element && Array.isArray(value)) {
    const old = Array.isArray(before) ? (before as unknown[]) : []
    return value.map((item, index) => merged(element, item, old[index]))
  }
  if (isName(whenThere(schema)) && isObject(value)) {
    const [first, ...others] = LANGUAGES.map((language) => value[language])
    const isOne = others.every((each) => each === first)
    if (isOne && (typeof before === 'string' || before === undefined)) return first
  }
  const shape = shapeOf(schema)
  if (!shape || !isObject(value)) return value
  const old = isObject(before) ? before : {}
  const names = [...new Set([...Object.keys(old), ...Object.keys(shape)])]
  const fields = names.flatMap((name): [string, unknown][] => {
    if (!(name in shape)) return [[name, old[name]]]
    if (isUnset(shape[name], value[name], old[name])) return []
    return [[name, merged(shape[name], value[name], old[name])]]
  })
  return Object.fromEntries(fields)
}

/** Whether a field is omitted from the file. A list, or an object of lists, that was already empty stays. */
function isUnset(schema: AnySchema, value: unknown, before: unknown): boolean {
  if (typeof before === 'object' && before !== null && isEmpty(before) && isEmpty(value)) return false
  const isOptional = mayBeLeftOut(schema)
  if (before === undefined && isOptional && typeOf(schema) === 'boolean') return value !== true
  return isEmpty(value) && (isOptional || before === undefined)
}

/** The format of MDX files whose front matter has this schema. The body is in the field `body`. */
export function textFormat(schema: AnySchema): FileFormat {
  return {
    schema,
    fromFile: (text) => {
      const { frontMatter, body } = splitFrontMatter(text)
      const document = readYaml(frontMatter ?? '')
      if (frontMatter === null || document.errors.length > 0) throw new Error('The front matter is missing or broken.')
      return { ...fieldsIn(document), body: body.trim(), source: text }
    },
    toFile: (entry) => printText(schema, entry),
  }
}

/** Reads days as strings: the core schema of YAML has no dates. */
const readYaml = (text: string) => parseDocument(text, { schema: 'core' })

const fieldsIn = (document: Document) => (document.toJS() ?? {}) as Record<string, unknown>

/** Changes only the fields that differ in the parsed document, so that quotes and order of the others stay. */
function printText(schema: AnySchema, { source = '', body = '', ...fields }: FormEntry): string {
  const split = splitFrontMatter(source)
  const document = readYaml(split.frontMatter ?? '')
  const before = fieldsIn(document)
  const now = merged(schema, fields, before) as Record<string, unknown>
  for (const name of new Set([...Object.keys(before), ...Object.keys(shapeOf(schema) ?? {})])) {
    if (JSON.stringify(now[name]) === JSON.stringify(before[name])) continue
    if (isEmpty(now[name])) document.delete(name)
    else document.set(name, now[name])
  }
  const isSame = source !== '' && JSON.stringify(now) === JSON.stringify(before)
  const head = isSame ? split.frontMatter : document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()
  const text = String(body).trim()
  const below = split.body.trim() === text && source !== '' ? split.body.trimEnd() : `\n${text}`
  return `---\n${head}\n---\n${below}\n`
}

const TYPES = Object.keys(CONTENT_TYPES) as ContentTypeName[]

/** The formats by type of content. */
export const RECORD_FORMATS = Object.fromEntries(TYPES.map((type) => [type, recordFormat(type)]))
export const TEXT_FORMATS = { post: textFormat(TEXT_SCHEMAS.post), case: textFormat(TEXT_SCHEMAS.case) }

/** The type of the records of a file; undefined for a post or a case. */
export const typeOfFile = (file: string) => TYPES.find((name) => holdsRecordsOf(name, file))

/** The format of a file, by its path from the repository's root. */
export function formatOf(file: string): FileFormat {
  const type = typeOfFile(file)
  return type ? RECORD_FORMATS[type] : TEXT_FORMATS[file.startsWith(TEXT_ROOTS.post) ? 'post' : 'case']
}
