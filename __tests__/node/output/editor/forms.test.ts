/** The forms of `/admin`, made from the schemas. */
import { editorConfiguration, type FormField } from '../../../../src/node/output/editor/configuration'
import { CASE, FIXTURE } from '../../../support/contentFixture'
import { memoryFiles } from '../../../support/memoryFiles'

const { collections = [], ...settings } = editorConfiguration(memoryFiles({ ...FIXTURE, ...CASE }))

interface Form {
  name: string
  fields?: FormField[]
  files?: Form[]
}

const forms = collections as Form[]
const formOf = (name: string): FormField[] =>
  forms.flatMap((form) => [form, ...(form.files ?? [])]).find((form) => form.name === name && form.fields)?.fields ?? []

test('pictures are named as the check wants them', () => {
  const folders = JSON.stringify(collections).match(/(?<="public_folder":")[^"]*/g) ?? []
  expect(new Set(folders.filter((folder) => !/^(\.|\.\/\w+)$/.test(folder)))).toEqual(new Set())
  expect(folders.length).toBeGreaterThan(5)
})

test('forms: posts stand the newest first, below new ones with the next numbers', () => {
  const { files: posts = [] } = forms.find(({ name }) => name === 'post') ?? {}
  const next = [5, 6, 7].map((number) => `New post, number ${number}`)
  const labels = [...next, 'Fourth post', '3-third', 'Second post', 'First post']
  expect(posts.map((post) => 'label' in post && post.label)).toEqual(labels)
  const [{ fields: first = [], ...post }] = posts
  expect(post).toMatchObject({ name: '5-post', file: 'content/blog/5-post/{{locale}}.mdx', format: 'post-frontmatter' })
  const begun = first.flatMap(({ name, ...field }) =>
    'default' in field && field.default !== undefined ? [[name, field.default] as const] : [],
  )
  expect(Object.fromEntries(begun)).toEqual({
    id: 5,
    category: 'Web Development',
    author: 'jane',
    date: '{{now}}',
    draft: true,
  })
  const i18n = { default_locale: 'en', initial_locales: ['en', 'ru'] }
  expect(settings).toMatchObject({ app_title: 'Dock', i18n })
})

test('a record is named after its title, and cannot be removed in the editor', () => {
  expect(forms.find(({ name }) => name === 'Project')).toEqual({
    fields: expect.any(Array) as FormField[],
    name: 'Project',
    label: 'Project',
    format: 'Project',
    folder: 'content/projects',
    extension: 'json',
    media_folder: '/content/projects/screens',
    public_folder: './screens',
    delete: false,
    identifier_field: 'title.en',
  })
  const ofCase = { public_folder: '.', slug: { editable: ['create'] }, delete: false }
  expect(forms.find(({ name }) => name === 'CaseDrawings')).toMatchObject(ofCase)
})

test.each([
  ['Service', 'order', { widget: 'number', value_type: 'int', min: 1, default: 3 }],
  ['Service', 'title', { fields: [{ name: 'en', label: 'English', widget: 'string' }, { name: 'ru' }] }],
  ['Service', 'approachPoints', { collapsed: true }],
  ['Author', 'avatar', { widget: 'image', choose_url: false }],
  ['5-post', 'excerpt', { widget: 'text', i18n: true }],
  ['5-post', 'date', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' }],
  ['5-post', 'category', { file: 'Category', value_field: 'items.*.name.en', display_fields: ['items.*.name.en'] }],
  ['5-post', 'author', { collection: 'Author', value_field: '{{slug}}', display_fields: ['name.en'] }],
  ['Company', 'replyTime', { collection: 'pages', file: 'Ledger', value_field: 'figures.*.id' }],
])('in the form of %s the field %s is %j', (form, name, expected) => {
  expect(formOf(form).find((field) => field.name === name)).toMatchObject(expected)
})
