/** The forms of `/admin` match the schemas, according to their JSON Schema, which code editors read. */
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

/** One line for each field and limit of a schema: `features.*.en at most 220`. */
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

const { collections = [], ...settings } = editorConfiguration(memoryFiles({ ...FIXTURE, ...CASE }))

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
  expect(ofCommands).toEqual(['source: ', 'translatedFrom: ', 'translatedUpTo: '])
  expect(saidByForm(fields.filter((field) => !ofEditor(field))).sort()).toEqual(said.sort())
  expect(fields.filter(ofEditor).map(({ name }) => name)).toEqual(['source', 'body'])
})

test('pictures are named as the check wants them: beside the file, or in a folder below it', () => {
  const folders = JSON.stringify(collections).match(/(?<="public_folder":")[^"]*/g) ?? []
  expect(new Set(folders.filter((folder) => !/^(\.|\.\/\w+)$/.test(folder)))).toEqual(new Set())
  expect(folders.length).toBeGreaterThan(5)
})

test('forms: posts stand the newest first, below a new one with the next number', () => {
  const { files: posts = [] } = forms.find(({ name }) => name === 'post') ?? {}
  const labels = ['New post, number 5', 'Fourth post', '3-third', 'Second post', 'First post']
  expect(posts.map((post) => 'label' in post && post.label)).toEqual(labels)
  const [{ fields: first = [], ...post }] = posts
  expect(post).toMatchObject({ name: '5-post', file: 'content/blog/5-post/{{locale}}.mdx', format: 'post-frontmatter' })
  const begun = first.flatMap(({ name, ...field }) => ('default' in field ? [[name, field.default] as const] : []))
  expect(Object.fromEntries(begun)).toEqual({
    id: 5,
    category: 'Web Development',
    author: 'jane',
    date: '{{now}}',
    draft: true,
  })
  expect(first.filter((field) => 'readonly' in field).map(({ name }) => name)).toEqual(['id'])
  const i18n = { default_locale: 'en', initial_locales: ['en', 'ru'] }
  expect(settings).toMatchObject({ app_title: 'Dock', i18n, output: { omit_empty_optional_fields: true } })
})

test('a record is named after its title, lies beside the others, and is removed by the command alone', () => {
  expect(forms.find(({ name }) => name === 'Project')).toEqual({
    fields: expect.any(Array) as FormField[],
    ...{ name: 'Project', label: 'Project', format: 'Project', folder: 'content/projects', extension: 'json' },
    ...{ media_folder: '/content/projects/screens', public_folder: './screens', delete: false },
    ...{ identifier_field: 'title.en', slug: '{{title.en}}', summary: '{{title.en}}' },
  })
  const ofCase = { public_folder: '.', slug: { editable: ['create'] }, summary: '{{slug}}', delete: false }
  expect(forms.find(({ name }) => name === 'CaseDrawings')).toMatchObject(ofCase)
})

test.each([
  ['Service', 'order', { widget: 'number', value_type: 'int', min: 1, max: undefined, default: 3 }],
  ['Service', 'title', { fields: [{ name: 'en', label: 'English', widget: 'string' }, { name: 'ru' }] }],
  ['Service', 'approachPoints', { collapsed: true, summary: '{{title.en}}' }],
  ['Author', 'avatar', { widget: 'image', choose_url: false }],
  ['5-post', 'excerpt', { widget: 'text', i18n: true }],
  ['5-post', 'date', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' }],
  ['5-post', 'category', { file: 'Category', value_field: 'items.*.name.en', display_fields: ['items.*.name.en'] }],
  ['5-post', 'author', { collection: 'Author', value_field: '{{slug}}', display_fields: ['name.en'] }],
  ['Company', 'replyTime', { collection: 'pages', file: 'Ledger', value_field: 'figures.*.id' }],
])('in the form of %s the field %s is %j', (form, name, expected) => {
  expect(formOf(form).find((field) => field.name === name)).toMatchObject(expected)
})
