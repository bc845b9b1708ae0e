/**
 * Walks a schema and a value side by side. The one place that knows how zod
 * stores its definitions; checker, GraphQL types and localisation build on it.
 */
import type { z } from 'zod'
import { fieldMeta, type FieldMeta, type LocalizedText } from './fields'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { DataDocument } from '../report/positions'
import type { FieldPosition } from '../report/problem'

export type AnySchema = z.core.$ZodType

/** A schema without its optional, default and preprocess wrappers. */
interface Unwrapped {
  schema: AnySchema
  meta: FieldMeta & { description?: string }
  optional: boolean
}

interface Definition {
  type: string
  format?: string
  innerType?: AnySchema
  out?: AnySchema
  element?: AnySchema
  shape?: Record<string, AnySchema>
}

function definition(schema: AnySchema): Definition {
  return schema._zod.def
}

const unwrapped = new WeakMap<AnySchema, Unwrapped>()

/** Takes the wrappers off, keeping the outermost description and kind. A schema never changes: each is unwrapped once. */
export function unwrap(schema: AnySchema): Unwrapped {
  const known = unwrapped.get(schema) ?? takeWrappersOff(schema)
  unwrapped.set(schema, known)
  return known
}

function takeWrappersOff(schema: AnySchema): Unwrapped {
  let current = schema
  let optional = false
  let meta: Unwrapped['meta'] = fieldMeta(schema)
  for (;;) {
    const { type, innerType, out } = definition(current)
    const next = type === 'pipe' ? out : innerType
    if (!next) return { schema: current, meta, optional }
    if (type === 'optional') optional = true
    meta = { ...fieldMeta(next), ...meta }
    current = next
  }
}

/** Whether a field is a `name`: a plain string may stand for all languages, which zod states in code only. */
export function isName(schema: AnySchema): boolean {
  return definition(schema).type === 'pipe' && fieldMeta(schema).kind === 'words'
}

/** Fields of an object schema, or null when it is no object. */
export function shapeOf(schema: AnySchema): Record<string, AnySchema> | null {
  return definition(unwrap(schema).schema).shape ?? null
}

/** Element of an array schema, or null when it is no array. */
export function elementOf(schema: AnySchema): AnySchema | null {
  const inner = unwrap(schema).schema
  return definition(inner).type === 'array' ? (definition(inner).element ?? null) : null
}

/** Name of the innermost type as zod calls it (`string`, `number`, `boolean`, `object`, `array`); `float` for numbers that need not be whole. */
export function typeOf(schema: AnySchema): string {
  const { type, format } = definition(unwrap(schema).schema)
  return type === 'number' && format === undefined ? 'float' : type
}

/** The schema of the field at a path, or null where the path leaves the schema. */
export function schemaAt(schema: AnySchema, path: readonly PropertyKey[]): AnySchema | null {
  let current: AnySchema | null = schema
  for (const step of path) {
    if (!current) return null
    current = typeof step === 'number' ? elementOf(current) : (shapeOf(current)?.[String(step)] ?? null)
  }
  return current
}

type FieldVisitor = (meta: FieldMeta, value: unknown, path: PropertyKey[]) => void

/** Calls `visit` for every present field that carries a kind; words are visited whole. */
export function visitFields(schema: AnySchema, value: unknown, visit: FieldVisitor, path: PropertyKey[] = []): void {
  if (value === undefined || value === null) return
  const { meta } = unwrap(schema)
  if (meta.kind) {
    visit(meta, value, path)
    return
  }
  const element = elementOf(schema)
  if (element) {
    if (Array.isArray(value)) value.forEach((item, index) => visitFields(element, item, visit, [...path, index]))
    return
  }
  const shape = shapeOf(schema)
  if (!shape || typeof value !== 'object') return
  for (const [field, fieldSchema] of Object.entries(shape)) {
    visitFields(fieldSchema, (value as Record<string, unknown>)[field], visit, [...path, field])
  }
}

/**
 * Calls for every text of a file that is written in each language, also of one with errors.
 * @param visit `at` finds its place, which takes its time
 */
export function visitWords(
  { document, schema, value }: { document: DataDocument; schema: AnySchema; value: unknown },
  visit: (text: string, language: Language, at: () => FieldPosition) => void,
): void {
  visitFields(schema, value ?? document.value, (meta, field, path) => {
    if (meta.kind !== 'words') return
    for (const language of LANGUAGES) {
      const text = (field as Partial<LocalizedText> | null)?.[language]
      if (typeof text === 'string') visit(text, language, () => document.at([...path, language]))
    }
  })
}
