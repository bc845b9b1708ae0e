/**
 * Walks a schema and a value side by side. The one place that knows how zod
 * stores its definitions; checker, GraphQL types and localisation build on it.
 */
import type { z } from 'zod'
import { fieldMeta, type FieldMeta } from './fields'

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

/** What is done with a record on the way through it. */
interface RecordVisitor {
  /** Called for each present field that carries a kind; words are visited whole. @returns what takes its place */
  field(this: void, meta: FieldMeta, value: unknown, path: PropertyKey[]): unknown
  /** Called for each list that carries no kind. */
  list?(this: void, items: readonly unknown[], path: PropertyKey[]): void
}

/**
 * Walks a record beside its schema: the one walk that all checks, figures and
 * nodes share. Bears with values that follow no schema.
 * @returns the record with what `field` returned in the place of its fields
 */
export function visitRecord(
  schema: AnySchema,
  value: unknown,
  visitor: RecordVisitor,
  path: PropertyKey[] = [],
): unknown {
  if (value === undefined || value === null) return value
  const { meta } = unwrap(schema)
  if (meta.kind) return visitor.field(meta, value, path)
  const element = elementOf(schema)
  if (element) {
    if (!Array.isArray(value)) return value
    visitor.list?.(value, path)
    return value.map((item, index) => visitRecord(element, item, visitor, [...path, index]))
  }
  const shape = shapeOf(schema)
  if (!shape || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      Object.hasOwn(shape, name) ? visitRecord(shape[name], item, visitor, [...path, name]) : item,
    ]),
  )
}
