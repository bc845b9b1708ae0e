/**
 * Walks a schema and a value together. Only this file reads zod's internal
 * definitions; the check, the GraphQL types and the nodes use this file.
 */
import { z } from 'zod'
import { memoize } from '../../text/memoize'
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

/** A field in the words of JSON Schema, and its meta. */
export interface Limits extends FieldMeta {
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  format?: string
  enum?: string[]
  items?: Limits
  properties?: Record<string, Limits>
  required?: string[]
}

/** Limits of the input value of a schema. */
export function limitsOf(schema: AnySchema): Limits {
  return z.toJSONSchema(unwrap(schema).schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Limits
}

/** Removes the wrappers of a schema, and keeps the outermost description and kind. */
export const unwrap = memoize((schema: AnySchema): Unwrapped => {
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
})

/** Whether a field is optional or has a default. */
export function mayBeLeftOut(schema: AnySchema): boolean {
  const { type, innerType } = definition(schema)
  return ['optional', 'default', 'prefault'].includes(type) || (innerType !== undefined && mayBeLeftOut(innerType))
}

/** Removes the optional and default wrappers of a schema, and keeps those that transform its value. */
export function whenThere(schema: AnySchema): AnySchema {
  const { type, innerType } = definition(schema)
  return innerType && type !== 'pipe' ? whenThere(innerType) : schema
}

/** Whether a field is a `name`, whose value may be a plain string. */
export function isName(schema: AnySchema): boolean {
  return definition(schema).type === 'pipe' && fieldMeta(schema).kind === 'words'
}

/** Fields of an object schema; null for another schema. */
export function shapeOf(schema: AnySchema): Record<string, AnySchema> | null {
  return definition(unwrap(schema).schema).shape ?? null
}

/** Element of an array schema; null for another schema. */
export function elementOf(schema: AnySchema): AnySchema | null {
  const inner = unwrap(schema).schema
  return definition(inner).type === 'array' ? (definition(inner).element ?? null) : null
}

/** zod's name of the innermost type (`string`, `number`, `boolean`, `object`, `array`); `float` for numbers that may have decimals. */
export function typeOf(schema: AnySchema): string {
  const { type, format } = definition(unwrap(schema).schema)
  return type === 'number' && format === undefined ? 'float' : type
}

/** The schema of the field at a path; null for a path that the schema does not have. */
export function schemaAt(schema: AnySchema, path: readonly PropertyKey[]): AnySchema | null {
  let current: AnySchema | null = schema
  for (const step of path) {
    if (!current) return null
    current = typeof step === 'number' ? elementOf(current) : (shapeOf(current)?.[String(step)] ?? null)
  }
  return current
}

interface RecordVisitor {
  /** Called for each field with a kind; words are one field. @returns the new value */
  field(this: void, meta: FieldMeta, value: unknown, path: PropertyKey[]): unknown
  /** Called for each list without a kind. */
  list?(this: void, items: readonly unknown[], path: PropertyKey[]): void
}

/**
 * Walks a record and its schema together. The value need not be valid.
 * @returns the record with the values that `field` returned
 */
export function visitRecord(
  schema: AnySchema,
  value: unknown,
  visitor: RecordVisitor,
  path: PropertyKey[] = [],
): unknown {
  if (value === undefined || value === null) return value
  const { meta, schema: inner } = unwrap(schema)
  if (meta.kind) return visitor.field(meta, value, path)
  const { element, shape } = definition(inner)
  if (element) {
    if (!Array.isArray(value)) return value
    visitor.list?.(value, path)
    return value.map((item, index) => visitRecord(element, item, visitor, [...path, index]))
  }
  if (!shape || typeof value !== 'object') return value
  const visited: Record<string, unknown> = { ...value }
  for (const [name, item] of Object.entries(visited))
    if (Object.hasOwn(shape, name)) visited[name] = visitRecord(shape[name], item, visitor, [...path, name])
  return visited
}

/** Labels of names that a writer would not understand. */
const LABELS: Readonly<Record<string, string>> = {
  Ledger: 'Figures',
  src: 'Picture',
  alt: 'Alt text',
  meta: 'Search engines',
  discuss: 'Contact button',
  write: 'Contact button',
}

/** The label of a field in forms: `metaDescription` → `Meta description`, `BlogPage` → `Blog page`. */
export function labelOf(name: string): string {
  const words = (LABELS[name] ?? name).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}
