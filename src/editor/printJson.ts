/** Prints records as the JSON files of the content. */
import { elementOf, isName, mayBeLeftOut, shapeOf, whenThere, type AnySchema } from '../content/schemas/walkSchema'
import { LANGUAGES } from '../routing/languages'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a field is empty: forms keep empty fields, files omit them. */
function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}

/** A value without its empty fields, in the order of the schema; a name that is the same in all languages is one text. */
export function filled(schema: AnySchema, value: unknown): unknown {
  if (!isObject(value)) return value
  const [first, ...others] = LANGUAGES.map((language) => value[language])
  if (isName(whenThere(schema)) && others.every((each) => each === first)) return first
  const element = elementOf(schema)
  if (element) return Object.values(value).map((item) => filled(element, item))
  // A list that must be there may be empty.
  const isUnset = (field: AnySchema, of: unknown) =>
    mayBeLeftOut(field) ? of === false || isEmpty(of) : isEmpty(of) && !isObject(of)
  const fields = Object.entries(shapeOf(schema) ?? {}).filter(([name, field]) => !isUnset(field, value[name]))
  return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, value[name])]))
}

/** Words that are an item of a list. */
const ITEM = new RegExp(`^ *\\{(?:\\n +"(?:${LANGUAGES.join('|')})": ".*)+\\n *\\}`, 'gm')

/** Prints a record. Words in a list have a line each, so that questions of the assistant stand below one another. */
export const printJson = (schema: AnySchema, record: unknown): string =>
  `${JSON.stringify(filled(schema, record), null, 2).replace(ITEM, (words) => words.replace(/\n */g, ' '))}\n`
