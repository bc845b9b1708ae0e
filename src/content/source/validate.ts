import type { z } from 'zod'
import type { DataDocument, FieldPath } from './dataDocument'
import { LANGUAGES } from '../../routing/languages'
import type { Problem } from '../report/problem'
import { schemaAt, shapeOf, unwrap, type AnySchema } from '../schemas/schemaWalk'
import { hint } from '../report/suggest'

type Issue = z.core.$ZodIssue

/** A dotted path as problems show it: `faqs[2].answer.ru`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${String(step)}` : String(step)),
    '',
  )
}

/**
 * Checks a document against a schema.
 * @returns the record with defaults applied, or null, and a problem for every finding
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  document: DataDocument,
  schema: Schema,
): { record: z.infer<Schema> | null; problems: Problem[] } {
  const result = schema.safeParse(document.value)
  if (result.success) return { record: result.data, problems: [] }
  const problems = result.error.issues
    .flatMap((issue) => explain(issue, document, schema))
    .map((found) => ({ file, severity: 'error' as const, ...found }))
  return { record: null, problems }
}

type Explained = Pick<Problem, 'line' | 'column' | 'field' | 'message'>

function explain(issue: Issue, document: DataDocument, schema: AnySchema): Explained[] {
  const path = issue.path
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(shapeOf(schemaAt(schema, path) ?? schema) ?? {})
    return issue.keys.map((unknown) => ({
      ...document.locateKey([...path, unknown]),
      field: fieldName([...path, unknown]),
      message: `Unknown field "${unknown}".${hint(unknown, allowed)}`,
    }))
  }
  const value = valueAt(document.value, path)
  const message = value === undefined ? missing(path, schema) : wrong(issue, value)
  return [{ ...document.locate(path), field: fieldName(path) || 'file', message }]
}

function missing(path: FieldPath, schema: AnySchema): string {
  const last = String(path[path.length - 1])
  const parent = schemaAt(schema, path.slice(0, -1))
  if (parent && unwrap(parent).meta.kind === 'words' && (LANGUAGES as readonly string[]).includes(last)) {
    return `The words are missing in language "${last}".`
  }
  const field = schemaAt(schema, path)
  const description = field ? unwrap(field).meta.description : undefined
  return `Required field "${last}" is missing.${description ? ` ${description}` : ''}`
}

function wrong(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${article(issue.expected)}, found ${describe(value)}.`
    case 'too_small':
      return issue.origin === 'array'
        ? `Expected ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} entries, found ${(value as unknown[]).length}.`
        : issue.origin === 'string'
          ? String(value).trim() === ''
            ? 'The text is empty.'
            : `Too short: ${String(value).trim().length} characters, at least ${issue.minimum}.`
          : `Expected ${issue.minimum} or more, found ${describe(value)}.`
    case 'too_big':
      return issue.origin === 'array'
        ? `Expected ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} entries, found ${(value as unknown[]).length}.`
        : issue.origin === 'string'
          ? `Too long: ${String(value).trim().length} characters, at most ${issue.maximum}.`
          : `Expected ${issue.maximum} or less, found ${describe(value)}.`
    case 'invalid_value':
      return `${describe(value)} is not allowed.${hint(String(value), issue.values.map(String))}`
    case 'invalid_format':
      return formatMessage(issue.format, value, issue.message)
    default:
      return issue.message
  }
}

function formatMessage(format: string, value: unknown, fallback: string): string {
  if (format === 'date') return `${describe(value)} is not a day. Write it as 2024-03-15.`
  if (format === 'email') return `${describe(value)} is not an e-mail address.`
  if (format === 'url') return `${describe(value)} is not an absolute URL. Write it as https://….`
  return `${describe(value)}: ${fallback}.`
}

function article(expected: string): string {
  const names: Record<string, string> = {
    string: 'text',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  }
  return names[expected] ?? expected
}

function describe(value: unknown): string {
  if (value === null) return 'nothing (null)'
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string') return `"${value}"`
  return JSON.stringify(value)
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, step) => (current as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
}
