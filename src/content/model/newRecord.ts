/** Creates a valid record from a schema. Each of its sentences is marked as still to be written. */
import { draftWords } from '../mdx/scaffoldWords'
import type { LocalizedText, ReferenceTarget } from '../schemas/fields'
import { elementOf, limitsOf, shapeOf, typeOf, unwrap, type AnySchema } from '../schemas/walkSchema'
import { LANGUAGES, factsOf, type Language } from '../../routing/languages'

/** The placeholder icon of new records. */
export const NO_ICON = 'circle-dashed'

interface RecordContext {
  /** Valid keys for references to a type. */
  keys(to: ReferenceTarget): readonly string[]
  icon: string
  /** Path of the picture for the next field that requires one, as the record writes it. */
  picture(minWidth: number): string
  languages: readonly Language[]
}

/** Fields with a given value; the others are filled from the schema. */
type Known = Readonly<Record<string, unknown>>

/**
 * Creates a record.
 * @param place index of an entry in its list, from 0; its words begin with a number, because pages use them as keys
 */
export function newRecord(
  schema: AnySchema,
  known: Known,
  context: RecordContext,
  place?: number,
): Record<string, unknown> {
  const fields = Object.entries(shapeOf(schema) ?? {}).flatMap(([field, below]): [string, unknown][] => {
    if (known[field] !== undefined) return [[field, known[field]]]
    return unwrap(below).optional ? [] : [[field, valueOf(below, field, context, place)]]
  })
  return Object.fromEntries(fields)
}

function valueOf(schema: AnySchema, field: string, context: RecordContext, place?: number): unknown {
  const { meta } = unwrap(schema)
  const index = place ?? 0
  switch (meta.kind) {
    case 'words':
      return wordsOf(schema, meta.description ?? '', context.languages, place)
    case 'icon':
      return context.icon
    case 'image':
      return context.picture(meta.minWidth ?? 0)
    case 'reference': {
      const keys = context.keys(meta.to as ReferenceTarget)
      return keys[index % keys.length]
    }
    default:
  }
  const element = elementOf(schema)
  if (element)
    return Array.from({ length: limitsOf(schema).minItems ?? 1 }, (_, each) => valueOf(element, field, context, each))
  const shape = shapeOf(schema)
  if (shape) return newRecord(schema, 'id' in shape ? { id: `${field}-${index + 1}` } : {}, context, place)
  if (typeOf(schema) === 'boolean') return false
  return ['int', 'number', 'float'].includes(typeOf(schema)) ? (limitsOf(schema).minimum ?? 1) : `${field}-${index + 1}`
}

/** Words in each language, with a length that the schema allows. */
function wordsOf(
  schema: AnySchema,
  description: string,
  languages: readonly Language[],
  place?: number,
): LocalizedText {
  const number = place === undefined ? '' : `${place + 1}. `
  const { properties = {} } = limitsOf(schema)
  const text = (language: Language) => {
    const { minLength = 1, maxLength = Infinity } = properties[language] ?? {}
    const { toWrite } = draftWords(language)
    // The descriptions of the schemas are in English.
    let words = `${toWrite} ${number}${factsOf(language).script === 'Latn' ? description : ''}`.trimEnd()
    while (words.length < minLength) words += ` ${toWrite}`
    return words.length > maxLength ? words.slice(0, maxLength).trimEnd() : words
  }
  return Object.fromEntries(languages.map((language) => [language, text(language)]))
}

/** The title used for file names: in the default language, or in the first language that has one. */
export function firstTitle(titles: Partial<LocalizedText>): string {
  return LANGUAGES.flatMap((language) => titles[language] ?? [])[0] ?? ''
}

/** A title in every language; a title taken from another language is marked. */
export function titleInAll(titles: Partial<LocalizedText>, languages: readonly Language[]): LocalizedText {
  const marked = (language: Language) => `${draftWords(language).toWrite} ${firstTitle(titles)}`
  return Object.fromEntries(languages.map((language) => [language, titles[language] ?? marked(language)]))
}
