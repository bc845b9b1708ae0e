import type { z } from 'zod'
import type { DataDocument, FieldPath } from '../report/positions'
import type { ProblemId } from '../report/problemIds'
import { LANGUAGES } from '../../routing/languages'
import { problem, type Problem } from '../report/problem'
import { isName, schemaAt, shapeOf, unwrap, type AnySchema } from '../schemas/walkSchema'
import { hint } from '../report/suggest'

type Issue = z.core.$ZodIssue

/** Mistakes reported of one file. A file with more probably has the wrong content. */
const MOST_PROBLEMS = 100

/**
 * Checks a document against a schema.
 * @returns the record with defaults applied, or null, and a problem for every finding
 */
export function validate<Schema extends z.ZodType>(
  document: DataDocument,
  schema: Schema,
): { record: z.infer<Schema> | null; problems: Problem[] } {
  const result = schema.safeParse(document.value)
  if (result.success) return { record: result.data, problems: [] }
  const problems = result.error.issues
    .slice(0, MOST_PROBLEMS)
    .flatMap((issue) => explain(issue, document, schema))
    .slice(0, MOST_PROBLEMS)
  return { record: null, problems }
}

/** A problem without its position. */
type Reason = readonly [id: ProblemId, message: string]

function explain(issue: Issue, document: DataDocument, schema: AnySchema): Problem[] {
  const path = issue.path
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(shapeOf(schemaAt(schema, path) ?? schema) ?? {})
    return issue.keys
      .slice(0, MOST_PROBLEMS)
      .map((unknown) =>
        problem(
          'field/unknown',
          document.atKey([...path, unknown]),
          `Unknown field "${unknown}".${hint(unknown, allowed)}`,
        ),
      )
  }
  const value = valueAt(document.value, path)
  const reason = value === undefined ? missing(path, schema) : wrong(issue, value, schemaAt(schema, path))
  return [problem(reason[0], document.at(path), reason[1])]
}

function missing(path: FieldPath, schema: AnySchema): Reason {
  const last = String(path[path.length - 1])
  const parent = schemaAt(schema, path.slice(0, -1))
  if (parent && unwrap(parent).meta.kind === 'words' && (LANGUAGES as readonly string[]).includes(last)) {
    return ['field/language-missing', `The words are missing in language "${last}".`]
  }
  const field = schemaAt(schema, path)
  const description = field ? unwrap(field).meta.description : undefined
  return ['field/missing', `Required field "${last}" is missing.${description ? ` ${description}` : ''}`]
}

function wrong(issue: Issue, value: unknown, field: AnySchema | null): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return mistyped(issue.expected, value, field)
    case 'too_small':
      return issue.origin === 'array'
        ? [
            'field/too-few',
            `Expected ${issue.exact ? 'exactly' : 'at least'} ${entries(issue.minimum)}, found ${(value as unknown[]).length}.`,
          ]
        : issue.origin === 'string'
          ? String(value).trim() === ''
            ? ['field/empty', 'The text is empty.']
            : ['field/too-short', `Too short: ${String(value).trim().length} characters, at least ${issue.minimum}.`]
          : ['field/too-small', `Expected ${issue.minimum} or more, found ${describe(value)}.`]
    case 'too_big':
      return issue.origin === 'array'
        ? [
            'field/too-many',
            `Expected ${issue.exact ? 'exactly' : 'at most'} ${entries(issue.maximum)}, found ${(value as unknown[]).length}.`,
          ]
        : issue.origin === 'string'
          ? ['field/too-long', `Too long: ${String(value).trim().length} characters, at most ${issue.maximum}.`]
          : ['field/too-large', `Expected ${issue.maximum} or less, found ${describe(value)}.`]
    case 'invalid_value':
      return ['field/not-allowed', `${describe(value)} is not allowed.${hint(String(value), issue.values.map(String))}`]
    case 'invalid_format':
      return malformed(issue.format, value, issue.message)
    default:
      return ['field/not-allowed', issue.message]
  }
}

function entries(count: number | bigint): string {
  return Number(count) === 1 ? '1 entry' : `${count} entries`
}

function mistyped(expected: string, value: unknown, field: AnySchema | null): Reason {
  const { kind } = field ? unwrap(field).meta : {}
  if (kind === 'words' && typeof value === 'number' && field && isName(field))
    return ['field/type', `Expected text, found ${value}. Put it in quotes: "${value}".`]
  if (kind === 'words' && (typeof value === 'string' || typeof value === 'number'))
    return [
      'field/one-language',
      `Write it in every language: { ${LANGUAGES.map((language) => `"${language}": "…"`).join(', ')} }.`,
    ]
  return ['field/type', `Expected ${article(expected)}, found ${describe(value)}.`]
}

function malformed(format: string, value: unknown, message: string): Reason {
  if (format === 'date') return ['field/day', `${describe(value)} is not a day. Write it as 2024-03-15.`]
  if (format === 'email') return ['field/email', `${describe(value)} is not an e-mail address.`]
  return ['field/shape', `${describe(value)}: ${message}.`]
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
