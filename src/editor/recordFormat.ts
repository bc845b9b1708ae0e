/** JSON files of the content as the form of the editor holds them, and back. */
import { CONTENT_TYPES, type ContentTypeName } from '../content/model/contentTypes'
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

/** What a form holds of a file: its fields, and the text they were read from. */
export interface FormEntry extends Fields {
  source?: string
}

/** A file format of the editor. */
export interface FileFormat {
  fromFile(this: void, text: string): FormEntry
  toFile(this: void, entry: FormEntry): string
}

/** The format of the files of a type. A list stands in the field `items`. */
export function recordFormat(type: ContentTypeName): FileFormat {
  const { layout, schema } = CONTENT_TYPES[type]
  const isList = 'list' in layout
  return {
    fromFile: (text) => {
      const value = JSON.parse(text) as unknown
      const records = (isList ? (value as unknown[]) : [value]).map((each) => withAllLanguages(schema, each))
      return { ...(isList ? { items: records } : (records[0] as Fields)), source: text }
    },
    toFile: ({ source = '', ...fields }) => {
      const before: unknown = source === '' ? undefined : JSON.parse(source)
      if (!isList) return printJson(merged(schema, fields, before), source)
      const items = (fields.items ?? []) as unknown[]
      const old = (before ?? []) as unknown[]
      return printJson(
        items.map((item, index) => merged(schema, item, old[index])),
        source,
      )
    },
  }
}

/** A name for all languages is written into each. */
function withAllLanguages(schema: AnySchema, record: unknown): unknown {
  return visitRecord(schema, record, {
    field: ({ kind }, value) => (kind === 'words' && typeof value === 'string' ? byLanguage(() => value) : value),
  })
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field was left empty: forms hold such fields, files leave them out. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isObject(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}

/**
 * What the form says, in the order and the manner of the file: an empty field
 * is left out unless the file had it, and what the form does not know is kept.
 */
export function merged(schema: AnySchema, value: unknown, before: unknown): unknown {
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

/** Whether a field stays out of the file. A list that was empty before stays. */
function isUnset(schema: AnySchema, value: unknown, before: unknown): boolean {
  if (Array.isArray(before) && before.length === 0 && isEmpty(value)) return false
  const isOptional = mayBeLeftOut(schema)
  if (before === undefined && isOptional && typeOf(schema) === 'boolean') return value !== true
  return isEmpty(value) && (isOptional || before === undefined)
}
