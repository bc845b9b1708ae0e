/** The fields of the form of `/admin`, from our schemas: label, hint, limits and choices of each. */
import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { MAX_IMAGE_BYTES, type ReferenceTarget } from '../../../content/schemas/fields'
import { elementOf, mayBeLeftOut, shapeOf, typeOf, unwrap, type AnySchema } from '../../../content/schemas/walkSchema'
import { isComplete } from '../../../routing/languageFiles'
import { DEFAULT_LANGUAGE, factsOf, LANGUAGES } from '../../../routing/languages'

export type FormField = Field & { name: string; fields?: FormField[]; field?: FormField }

/** Limits of a field as JSON Schema names them. */
interface Limits {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: string[]
  properties?: Record<string, Limits>
}

/** Longer words are written in a field of several lines. */
const ONE_LINE = 100

/** The fields of an object schema, in its order. Where pictures go, the file or the collection says. */
export function formFields(schema: AnySchema): FormField[] {
  return Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => formField(name, field))
}

function formField(name: string, schema: AnySchema): FormField {
  const { meta } = unwrap(schema)
  // The editor takes an empty list for a missing one.
  const mayBeEmpty = mayBeLeftOut(schema) || (elementOf(schema) !== null && !limitsOf(schema).minItems)
  const common = { name, label: labelOf(name), hint: meta.description, required: !mayBeEmpty }
  return { ...common, ...widget(schema) } as FormField
}

/** `metaDescription` → `Meta description`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

function widget(schema: AnySchema): object {
  const { meta } = unwrap(schema)
  const limits = limitsOf(schema)
  switch (meta.kind) {
    case 'words':
      return { widget: 'object', fields: LANGUAGES.map((language) => wordsIn(language, limits)) }
    case 'image':
      return {
        widget: 'image',
        choose_url: false,
        media_libraries: { default: { config: { max_file_size: MAX_IMAGE_BYTES } } },
      }
    case 'reference':
      return { widget: 'relation', ...referenceTo(meta.to as ReferenceTarget) }
    default:
  }
  const element = elementOf(schema)
  if (element) return { widget: 'list', ...itemsOf(element), min: limits.minItems, max: limits.maxItems }
  if (shapeOf(schema)) return { widget: 'object', fields: formFields(schema) }
  if (limits.enum) return { widget: 'select', options: limits.enum }
  return leaf(schema, limits)
}

function leaf(schema: AnySchema, limits: Limits): object {
  const format = (unwrap(schema).schema._zod.def as { format?: string }).format
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const type = typeOf(schema)
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'number' || type === 'float') {
    const { minimum, maximum } = limits
    const bound = (value?: number) =>
      Number.isSafeInteger(value) && Math.abs(value ?? 0) < 2 ** 53 - 1 ? value : undefined
    return {
      widget: 'number',
      value_type: type === 'float' ? 'float' : 'int',
      min: bound(minimum),
      max: bound(maximum),
    }
  }
  return text(limits)
}

/** The field of words in a language. */
function wordsIn(language: string, { properties = {} }: Limits): object {
  return {
    name: language,
    label: factsOf(language).name,
    required: isComplete(language),
    ...text(properties[language] ?? {}),
  }
}

function text({ minLength, maxLength }: Limits): object {
  const limits = { minlength: minLength === 1 ? undefined : minLength, maxlength: maxLength }
  return { widget: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string', use_emoji_autocomplete: false, ...limits }
}

/** The items of a list: objects are folded to a line with their first words. */
function itemsOf(element: AnySchema): object {
  const item = formField('item', element)
  if (item.widget !== 'object') return { field: item }
  const isWords = (field: FormField) => field.widget === 'object' && field.fields?.[0]?.name === DEFAULT_LANGUAGE
  const first = item.fields?.find(isWords) ?? item.fields?.find((field) => field.widget !== 'image')
  const shown = first?.widget === 'object' ? `${first.name}.${DEFAULT_LANGUAGE}` : first?.name
  return { fields: item.fields, collapsed: true, summary: `{{${shown}}}` }
}

/** Where the names of a reference stand, as options of a picker. */
function referenceTo(to: ReferenceTarget): object {
  const inList = (file: string, list: string, field: string) => ({
    collection: 'lists',
    file,
    value_field: `${list}.*.${field}`,
    display_fields: [`${list}.*.${field}`],
  })
  if (to === 'Category') return inList('Category', 'items', `name.${DEFAULT_LANGUAGE}`)
  if (to === 'Figure') return { ...inList('Ledger', 'figures', 'id'), collection: 'pages' }
  const title = `${to === 'Author' ? 'name' : 'title'}.${DEFAULT_LANGUAGE}`
  return { collection: to, value_field: '{{slug}}', display_fields: [title] }
}

function limitsOf(schema: AnySchema): Limits {
  return z.toJSONSchema(unwrap(schema).schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Limits
}
