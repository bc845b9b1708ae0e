/** The forms of `/admin` say what the schemas say; JSON Schema, which editors of code read, is the witness. */
import { jsonSchemaOf } from '../../../../scripts/schemas/jsonSchemas'
import {
  CONTENT_TYPES,
  fileSchema,
  TEXT_SCHEMAS,
  type ContentTypeName,
} from '../../../../src/content/model/contentTypes'
import { editorConfiguration, type FormField } from '../../../../src/node/output/editor/configuration'
import { CASE, FIXTURE } from '../../../support/contentFixture'
import { memoryFiles } from '../../../support/memoryFiles'
import { z } from 'zod'

interface Schema extends Pick<z.core.JSONSchema.BaseSchema, Facts> {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Facts = 'type' | 'description' | 'required' | 'enum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems'

const limitsAt = (place: string, limits: Record<string, unknown>) =>
  Object.entries(limits).flatMap(([limit, value]) =>
    value === undefined ? [] : `${place}${limit} ${JSON.stringify(value)}`,
  )

const mayBeEmpty = ({ type, minItems }: Schema) => type === 'array' && !minItems

/** A line for each field and limit of a schema: `features.*.en at most 220`. */
function saidBySchema(schema: Schema, at = ''): string[] {
  const [, perLanguage] = schema.anyOf ?? []
  const { properties, items, required = [], ...own } = perLanguage ? { ...perLanguage } : schema
  const below = Object.entries(properties ?? {}).flatMap(([name, field]) => [
    `${at}${name}${required.includes(name) && !mayBeEmpty(field) ? ' is required' : ''}`,
    ...(field.description ? [`${at}${name}: ${field.description}`] : []),
    ...saidBySchema(field, `${at}${name}.`),
  ])
  const limits = limitsAt(at, {
    'at least': own.minLength === 1 ? undefined : own.minLength,
    'at most': own.maxLength,
    'entries from': own.minItems,
    'entries to': own.maxItems,
    'one of': own.enum?.join(),
  })
  return [...limits, ...below, ...(items ? saidBySchema(items, `${at}*.`) : [])]
}

function saidByForm(fields: readonly FormField[], at = ''): string[] {
  return fields.flatMap((field) => {
    const own = field as FormField & Record<string, unknown> & { hint?: string }
    const { name, required, hint, fields: inner, field: item } = own
    const place = `${at}${name}.`
    const limits = limitsAt(place, {
      'at least': own.minlength,
      'at most': own.maxlength,
      ...(own.widget === 'list' && { 'entries from': own.min, 'entries to': own.max }),
      'one of': Array.isArray(own.options) ? own.options.join() : undefined,
    })
    return [
      `${at}${name}${required ? ' is required' : ''}`,
      ...(hint ? [`${at}${name}: ${hint}`] : []),
      ...limits,
      ...(inner ? saidByForm(inner, own.widget === 'list' ? `${place}*.` : place) : []),
      ...(item ? saidByForm([{ ...item, name: '*', hint: '', required: false }], place).slice(1) : []),
    ]
  })
}

const { collections = [] } = editorConfiguration(memoryFiles({ ...FIXTURE, ...CASE }))

interface Form {
  name: string
  fields?: FormField[]
  files?: Form[]
}

const forms = collections as Form[]
const formOf = (name: string): FormField[] =>
  forms.flatMap((form) => [form, ...(form.files ?? [])]).find((form) => form.name === name && form.fields)?.fields ?? []

const ofEditor = (field: FormField) => ['source', 'body'].includes(field.name)

test.each(Object.keys(CONTENT_TYPES) as ContentTypeName[])('the form of %s has all that its schema says', (type) => {
  const schema = jsonSchemaOf(fileSchema(type)) as Schema
  const fields = formOf(type).filter((field) => !ofEditor(field))
  const isList = 'list' in CONTENT_TYPES[type].layout
  const form = isList ? (fields[0].fields ?? []) : fields
  expect(saidByForm(form).sort()).toEqual(saidBySchema(isList ? (schema.items ?? {}) : schema).sort())
})

test.each(Object.entries(TEXT_SCHEMAS))('the form of a %s has its front matter and its text', (kind, schema) => {
  const fields = forms.find(({ name }) => name === kind)?.files?.[0].fields ?? []
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Schema
  const ofCommands = fields.flatMap(({ name, widget }) => (widget === 'hidden' ? `${name}: ` : []))
  const said = saidBySchema(json).filter((line) => !ofCommands.some((start) => line.startsWith(start)))
  expect(ofCommands).toEqual(['translatedFrom: ', 'translatedUpTo: '])
  expect(saidByForm(fields.filter((field) => !ofEditor(field))).sort()).toEqual(said.sort())
  expect(fields.filter(ofEditor).map(({ name }) => name)).toEqual(['source', 'body'])
})

test('pictures are named as the check wants them: beside the file, or in a folder below it', () => {
  const folders = (JSON.stringify(collections).match(/"public_folder":"[^"]*"/g) ?? []).map((found) =>
    found.slice(17, -1),
  )
  expect(new Set(folders.filter((folder) => !/^(\.|\.\/\w+)$/.test(folder)))).toEqual(new Set())
  expect(folders.length).toBeGreaterThan(5)
})
