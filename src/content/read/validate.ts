import type { z } from 'zod'
import type { DataDocument, FieldPath } from '../report/positions'
import { LANGUAGES } from '../../routing/languages'
import { problem, type Problem, type ProblemId } from '../report/problem'
import { isName, schemaAt, shapeOf, unwrap, type AnySchema } from '../schemas/walkSchema'
import { hint, nearestName } from '../report/suggest'

type Issue = z.core.$ZodIssue

/**
 * Validates a document with a schema.
 * @returns the record with defaults applied, or null and the problems
 */
export function validate<Schema extends z.ZodType>(
  document: DataDocument,
  schema: Schema,
): { record: z.infer<Schema> | null; problems: Problem[] } {
  const result = schema.safeParse(document.value, { reportInput: true })
  if (result.success) return { record: result.data, problems: [] }
  return { record: null, problems: result.error.issues.flatMap((issue) => explain(issue, document, schema)) }
}

type Reason = readonly [id: ProblemId, message: string]

/** Fields by their names in other blogs' software, in lower case and without signs, before a colon and the value. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  draft: /^published:false$/,
  excerpt: /^(?:abstract|description|lead|subtitle|summary|teaser):/,
  category: /^(?:categories|keywords|primarytag|section|tags):/,
  author: /^(?:authorname|authors|primaryauthor):/,
  date: /^(?:created|createdat|pubdate|published|publishdate|publishedat):/,
  updated: /^(?:lastmod|lastmodified|lastmodifiedat|modified|updatedat|updateddate):/,
  image: /^(?:banner|cover|coverimage|featuredimage|featureimage|hero|heroimage|ogimage|thumbnail):/,
  imageAlt: /^(?:coveralt|coverimagealt|featureimagealt|heroimagealt):/,
}

/** What to do with an unknown field of an object: the field that is meant, with what it holds, or to remove it. */
function remedyFor(unknown: string, object: Record<string, unknown>, schema: AnySchema): string {
  const fields = shapeOf(schema) ?? {}
  const written = `${unknown.toLowerCase().replace(/[^a-z]/g, '')}:${String(object[unknown])}`
  const [meant] = Object.entries(OTHER_NAMES).find(([name, others]) => name in fields && others.test(written)) ?? []
  const allowed = Object.keys(fields).filter((field) => !Object.hasOwn(object, field))
  if (!meant) return `${nearestName(unknown, allowed) ? '' : ' Remove it.'}${hint(unknown, allowed)}`
  if (!allowed.includes(meant)) return ` Remove it: "${meant}" is there.`
  return ` Did you mean "${meant}"? ${unwrap(fields[meant]).meta.description}`
}

function explain(issue: Issue, document: DataDocument, schema: AnySchema): Problem[] {
  const path = issue.path
  if (issue.code === 'unrecognized_keys') {
    const object = issue.input as Record<string, unknown>
    return issue.keys.map((unknown) => {
      const message = `Unknown field "${unknown}".${remedyFor(unknown, object, schemaAt(schema, path) ?? schema)}`
      return problem('field/unknown', document.atKey([...path, unknown]), message)
    })
  }
  const reason = issue.input === undefined ? missing(path, schema) : wrong(issue, schemaAt(schema, path))
  return [problem(reason[0], document.at(path), reason[1])]
}

function missing(path: FieldPath, schema: AnySchema): Reason {
  const last = String(path[path.length - 1])
  const parent = schemaAt(schema, path.slice(0, -1))
  if (parent && unwrap(parent).meta.kind === 'words' && LANGUAGES.includes(last)) {
    return ['field/language-missing', `The text in language "${last}" is missing.`]
  }
  const field = schemaAt(schema, path)
  const description = field ? unwrap(field).meta.description : undefined
  return ['field/missing', `Required field "${last}" is missing.${description ? ` ${description}` : ''}`]
}

function wrong(issue: Issue, field: AnySchema | null): Reason {
  const value = issue.input
  switch (issue.code) {
    case 'invalid_type':
      return mistyped(issue.expected, value, field)
    case 'too_small':
      return outOfBounds(issue.exact ? 'exactly' : 'at least', issue.minimum, value)
    case 'too_big':
      return outOfBounds(issue.exact ? 'exactly' : 'at most', issue.maximum, value)
    case 'invalid_value':
      return ['field/not-allowed', `${describe(value)} is not allowed.${hint(String(value), issue.values.map(String))}`]
    case 'invalid_format':
      if (issue.format === 'date') return ['field/day', `${describe(value)} is not a day. Write it as 2024-03-15.`]
      if (issue.format === 'email') return ['field/email', `${describe(value)} is not an e-mail address.`]
      return ['field/shape', `${describe(value)}: ${issue.message}.`]
    default:
      return ['field/not-allowed', issue.message]
  }
}

function outOfBounds(bound: string, limit: number | bigint, value: unknown): Reason {
  const expected = `expected ${bound} ${limit}.`
  if (Array.isArray(value)) return ['field/size', `The list has ${value.length} entries, ${expected}`]
  if (typeof value !== 'string') return ['field/size', `Found ${describe(value)}, ${expected}`]
  const { length } = value.trim()
  if (length === 0) return ['field/empty', 'The text is empty.']
  return ['field/size', `The text has ${length} characters, ${expected}`]
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
  return ['field/type', `Expected ${TYPE_NAMES[expected] ?? expected}, found ${describe(value)}.`]
}

/** Names of types in messages, by their names in zod. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function describe(value: unknown): string {
  if (value === null) return 'nothing (null)'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return JSON.stringify(value)
}
