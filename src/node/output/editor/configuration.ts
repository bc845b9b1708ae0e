/** The configuration of `/admin`: a form for each content file, made from its schema. */
import path from 'node:path'
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { parse } from 'jsonc-parser'
import { CONTENT_TYPES, fileSchema, ARTICLE_SCHEMAS, type ContentTypeName } from '../../../content/model/contentTypes'
import { SHARED_FACTS } from '../../../content/check/checkTexts'
import { nextPostId } from '../../../content/model/post'
import { ARTICLE_ROOTS, textOf, type ContentFiles } from '../../../content/read/contentFiles'
import { parseFrontMatter, splitFrontMatter } from '../../../content/read/frontMatter'
import { MAX_IMAGE_BYTES, type LocalizedText, type ReferenceTarget } from '../../../content/schemas/fields'
import { labelOf, limitsOf, type Limits } from '../../../content/schemas/walkSchema'
import { isComplete } from '../../../routing/languageFiles'
import { DEFAULT_LANGUAGE, factsOf, LANGUAGES } from '../../../routing/languages'

export type FormField = Field & { name: string; required?: boolean; fields?: FormField[]; field?: FormField }

type ArticleKind = keyof typeof ARTICLE_ROOTS

/** The folder of new pictures, below that of the file or the same, and the path that the file uses for it. */
function pictures(folder: string, below = ''): { media_folder: string; public_folder: string } {
  return { media_folder: path.posix.join('/', folder, below), public_folder: below ? `./${below}` : '.' }
}

/**
 * The configuration of the editor (https://sveltiacms.app/en/docs), without the backend.
 * @param files of the repository: each text is an entry of its own
 */
export function editorConfiguration(files: ContentFiles): Omit<CmsConfig, 'backend'> {
  const names = Object.keys(CONTENT_TYPES) as ContentTypeName[]
  const laidOut = (as: 'folder' | 'list' | 'one') => names.filter((name) => as in CONTENT_TYPES[name].layout)
  return {
    load_config_file: false,
    logo: { src: '/favicon.svg' },
    app_title: (jsonOf(files, 'content/site.json') as { name?: string }).name,
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: {
      stock_assets: { providers: [] },
      // Cameras and large screens write more bytes than the check allows, and cameras the place.
      all: {
        max_file_size: MAX_IMAGE_BYTES,
        transformations: { raster_image: { format: 'webp', width: 2560, height: 2560 } },
      },
    },
    i18n: {
      structure: 'multiple_files',
      locales: [...LANGUAGES],
      default_locale: DEFAULT_LANGUAGE,
      // Other languages stay missing until somebody writes them.
      initial_locales: LANGUAGES.filter(isComplete),
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      texts('post', 'Posts', files),
      texts('case', 'Cases', files),
      ...laidOut('folder').map((name) => folderCollection(name, files)),
      { name: 'lists', label: 'Lists', files: laidOut('list').map(recordsFile) },
      { name: 'pages', label: 'Pages and the site', files: laidOut('one').map(recordsFile) },
    ],
  }
}

/** The entries of posts or cases, with one file per language: first posts to begin before the next build, then the newest. */
function texts(kind: ArticleKind, label: string, files: ContentFiles): Collection {
  const root = ARTICLE_ROOTS[kind]
  const entry = (name: string, title: string, begun?: Begun): CollectionFile => ({
    name,
    label: title,
    file: `${root}/${name}/{{locale}}.mdx`,
    ...pictures(`${root}/${name}`),
    format: `${kind}-frontmatter`,
    i18n: true,
    fields: textFields(kind, begun),
  })
  const folders = files.folders(root)
  const begun = [0, 1, 2].map((later) => {
    const id = nextPostId(folders) + later
    return { ...entry(`${id}-post`, `New post, number ${id}`, factsOfNew(files, id)), icon: 'add' }
  })
  const written = folders.map((name) => entry(name, titleOf(files, kind, name))).reverse()
  return { name: kind, label, i18n: true, files: kind === 'post' ? [...begun, ...written] : written }
}

/** The title of a text in the default language; the name of its folder if it has no title. */
function titleOf(files: ContentFiles, kind: ArticleKind, name: string): string {
  const file = `${ARTICLE_ROOTS[kind]}/${name}/${DEFAULT_LANGUAGE}.mdx`
  const { value } = parseFrontMatter(file, splitFrontMatter(textOf(files, file)).frontMatter ?? '')
  return (value as { title?: string } | undefined)?.title ?? name
}

/** The facts that `npm run new` gives a post. Words stay empty: a default is the same in each language. */
function factsOfNew(files: ContentFiles, id: number): Begun {
  const [category] = jsonOf(files, 'content/categories.json') as { name: LocalizedText }[]
  const author = files.list('content/authors')[0]?.replace('.json', '')
  return { id, category: category?.name[DEFAULT_LANGUAGE], author, date: '{{now}}', draft: true }
}

/** The value of a file, as far as it can be read; an empty list if it is missing. */
const jsonOf = (files: ContentFiles, file: string): unknown => parse(textOf(files, file)) ?? []

/** Values of fields in a new entry, by name. */
type Begun = Readonly<Record<string, unknown>>

/** Front matter and body. Fields that only `npm run translations` writes are hidden. */
function textFields(kind: ArticleKind, begun?: Begun): FormField[] {
  const shared: readonly string[] = SHARED_FACTS
  const fields = formFields(limitsOf(ARTICLE_SCHEMAS[kind]), begun).map((field) => ({
    ...(field.name.startsWith('translated') ? { name: field.name, widget: 'hidden' } : field),
    i18n: shared.includes(field.name) ? 'duplicate' : true,
  }))
  // The pictures are saved beside the text, and no file has this field.
  const hint = 'Choose them here, then write `![What it shows](./name.webp)` in the body, with its name here.'
  const ofText = { name: 'pictures', label: 'Pictures in the text', widget: 'image', multiple: true, choose_url: false }
  const body = { name: 'body', label: 'Body', widget: 'text', i18n: true, hint: 'Markdown.' }
  return [...fields, { ...ofText, required: false, i18n: 'duplicate', hint }, body] as FormField[]
}

function folderCollection(name: ContentTypeName, files: ContentFiles): Collection {
  const { layout, schema } = CONTENT_TYPES[name]
  const limits = limitsOf(schema)
  const folder = `content/${'folder' in layout ? layout.folder : ''}`
  // Pictures of texts are beside the texts, others in the first existing subfolder.
  const isOfTexts = Object.values(ARTICLE_ROOTS).some((root) => root === folder)
  const ofPictures = isOfTexts ? '' : (files.folders(folder)[0] ?? 'pictures')
  const records = files.list(folder).map((file) => jsonOf(files, `${folder}/${file}`) as { order?: number })
  const last = Math.max(0, ...records.map(({ order = 0 }) => order)) + 1
  const named = ['title', 'name'].find((each) => each in (limits.properties ?? {}))
  return {
    name,
    label: labelOf(name),
    folder,
    extension: 'json',
    ...pictures(folder, ofPictures),
    format: name,
    identifier_field: named && `${named}.${DEFAULT_LANGUAGE}`,
    // A record without a title or name has the key of another record, so the author types its file name.
    slug: named ? undefined : { editable: ['create'] },
    // "npm run remove" deletes records, because it also corrects the references to them.
    delete: false,
    fields: formFields(limits, { order: last }),
  }
}

function recordsFile(name: ContentTypeName): CollectionFile {
  const [where] = Object.values(CONTENT_TYPES[name].layout)
  const limits = limitsOf(fileSchema(name))
  return {
    name,
    label: labelOf(name),
    file: `content/${where}`,
    ...pictures('content', 'pictures'),
    format: name,
    fields: formFields(limits.items ? { properties: { items: limits }, required: ['items'] } : limits),
  }
}

/** The fields of an object, in its order. The file or collection sets the folder of pictures. */
function formFields({ properties = {}, required = [] }: Limits, begun: Begun = {}): FormField[] {
  return Object.entries(properties).map(([name, field]) => {
    const label = LANGUAGES.includes(name) ? factsOf(name).name : labelOf(name)
    // The editor treats an empty list as a missing value.
    const mustBeThere = required.includes(name) && !(field.items && !field.minItems)
    const common = { name, label, hint: field.description, required: mustBeThere, default: begun[name] }
    return { ...common, ...widget(field) } as FormField
  })
}

function widget(field: Limits): object {
  const { kind, items, type, minimum: min, maximum: max, minLength, maxLength = 0 } = field
  if (kind === 'image') return { widget: 'image', choose_url: false }
  if (kind === 'reference') return { widget: 'relation', ...referenceTo(field.to as ReferenceTarget) }
  if (items) {
    const [item] = formFields({ properties: { item: items }, required: ['item'] })
    const each = items.properties ? { fields: item.fields, collapsed: true } : { field: item }
    return { widget: 'list', ...each, min: field.minItems, max: field.maxItems }
  }
  if (field.properties) return { widget: 'object', fields: formFields(field) }
  if (field.enum) return { widget: 'select', options: field.enum }
  if (field.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max }
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max }
  const sizes = { minlength: minLength === 1 ? undefined : minLength, maxlength: field.maxLength }
  // A longer text needs several lines.
  return { widget: maxLength > 100 ? 'text' : 'string', use_emoji_autocomplete: false, ...sizes }
}

/** The options of a reference field: where the editor finds the allowed names. */
function referenceTo(to: ReferenceTarget): object {
  const inFile = (collection: string, file: string, field: string) => {
    return { collection, file, value_field: field, display_fields: [field] }
  }
  if (to === 'Category') return inFile('lists', 'Category', `items.*.name.${DEFAULT_LANGUAGE}`)
  if (to === 'Figure') return inFile('pages', 'Ledger', 'figures.*.id')
  const named = 'title' in (limitsOf(CONTENT_TYPES[to].schema).properties ?? {}) ? 'title' : 'name'
  return { collection: to, value_field: '{{slug}}', display_fields: [`${named}.${DEFAULT_LANGUAGE}`] }
}
