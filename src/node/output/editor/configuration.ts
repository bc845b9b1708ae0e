/** What `/admin` edits: the files of the content, each with a form made from its schema. */
import path from 'node:path'
import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { CONTENT_TYPES, type ContentTypeName } from '../../../content/model/contentTypes'
import { NOT_FOUND_ID, SHARED_FACTS } from '../../../content/check/checkTexts'
import { TEXT_ROOTS, type ContentFiles } from '../../../content/read/contentFiles'
import { blogPostSchema } from '../../../content/schemas/blogPost'
import { caseSchema } from '../../../content/schemas/case'
import type { AnySchema } from '../../../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../routing/languages'
import { formFields, type FormField } from './formFields'

/**
 * Shows what the check says (`src/editor/checkField.ts`), and keeps the text of
 * the file, so that saving changes what was changed.
 */
const SOURCE = { name: 'source', label: 'Check', widget: 'check', i18n: true, required: false } as FormField

/** Schemas of texts, by the kind of their folder. */
export const TEXT_SCHEMAS = { post: blogPostSchema, case: caseSchema } as const satisfies Record<
  keyof typeof TEXT_ROOTS,
  AnySchema
>

const folderOf = (type: ContentTypeName) => {
  const { layout } = CONTENT_TYPES[type]
  return 'folder' in layout ? layout.folder : ''
}

/** Where pictures go, and how a file names them: in a folder below that of the file, or beside it. */
function pictures(folder: string, below = ''): { media_folder: string; public_folder: string } {
  return { media_folder: path.posix.join('/', folder, below), public_folder: path.posix.join('.', below) }
}

/** Folder of the pictures of a type, below that of its files: the one there is. */
function pictureFolder(files: Pick<ContentFiles, 'folders'>, type: ContentTypeName): string {
  const folder = `content/${folderOf(type)}`
  if (Object.values(TEXT_ROOTS).some((root) => root === folder)) return ''
  return (folderOf(type) && files.folders(folder)[0]) || 'pictures'
}

/**
 * The configuration of the editor (https://sveltiacms.app/en/docs), without its way to the files.
 * @param files of the repository: each text is an entry of its own
 */
export function editorConfiguration(files: Pick<ContentFiles, 'folders'>): Omit<CmsConfig, 'backend'> {
  const names = Object.keys(CONTENT_TYPES) as ContentTypeName[]
  const inFolders = names.filter((name) => 'folder' in CONTENT_TYPES[name].layout)
  const inLists = names.filter((name) => 'list' in CONTENT_TYPES[name].layout)
  const alone = names.filter((name) => 'one' in CONTENT_TYPES[name].layout)
  return {
    load_config_file: false,
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: { stock_assets: { providers: [] } },
    i18n: { structure: 'multiple_files', locales: [...LANGUAGES], default_locale: DEFAULT_LANGUAGE },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      texts('post', 'Posts', files),
      texts('case', 'Cases', files),
      ...inFolders.map((name) => folderCollection(name, files)),
      { name: 'lists', label: 'Lists', files: inLists.map(file) },
      { name: 'pages', label: 'Pages and the site', files: alone.map(file) },
    ],
  }
}

/** `BlogPage` → `Blog page`. */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function texts(kind: keyof typeof TEXT_ROOTS, label: string, files: Pick<ContentFiles, 'folders'>): Collection {
  const fields = [SOURCE, ...textFields(kind)]
  const folders = files.folders(TEXT_ROOTS[kind])
  const written = folders.map((name) => textFile(kind, name, fields)).reverse()
  return { name: kind, label, i18n: true, files: kind === 'post' ? [newPost(folders, fields), ...written] : written }
}

/** The form of a post that is not there yet: the next free number, today, a draft, as `npm run new` begins one. */
function newPost(folders: readonly string[], fields: readonly FormField[]): CollectionFile {
  const last = Math.max(0, ...folders.map((name) => Number.parseInt(name, 10) || 0))
  const id = last + 1 === NOT_FOUND_ID ? last + 2 : last + 1
  const first: Record<string, unknown> = { id, date: '{{now}}', draft: true }
  const begun = fields.map((field) => (field.name in first ? { ...field, default: first[field.name] } : field))
  return { ...textFile('post', `${id}-post`, begun as FormField[]), label: `New post, number ${id}` }
}

/** The entry of a post or of a case: one file a language, side by side. */
function textFile(kind: keyof typeof TEXT_ROOTS, name: string, fields: FormField[]): CollectionFile {
  return {
    name,
    label: name,
    file: `${TEXT_ROOTS[kind]}/${name}/{{locale}}.mdx`,
    ...pictures(`${TEXT_ROOTS[kind]}/${name}`),
    format: `${kind}-frontmatter`,
    i18n: true,
    fields,
  }
}

/** Front matter and body. */
function textFields(kind: keyof typeof TEXT_ROOTS): FormField[] {
  const fields = formFields(TEXT_SCHEMAS[kind]).map((field) => ({
    ...field,
    i18n: (SHARED_FACTS as readonly string[]).includes(field.name) ? 'duplicate' : true,
  }))
  const body = { name: 'body', label: 'Text', widget: 'text', i18n: true, hint: 'Markdown.' }
  return [...fields, body] as FormField[]
}

function folderCollection(name: ContentTypeName, files: Pick<ContentFiles, 'folders'>): Collection {
  const fields = formFields(CONTENT_TYPES[name].schema)
  const named = ['title', 'name'].find((each) => fields.some((field) => field.name === each))
  const title = named && `${named}.${DEFAULT_LANGUAGE}`
  return {
    name,
    label: spaced(name),
    folder: `content/${folderOf(name)}`,
    extension: 'json',
    ...pictures(`content/${folderOf(name)}`, pictureFolder(files, name)),
    format: name,
    identifier_field: title,
    // A record without a name of its own is named after another: its file's name is typed.
    slug: title ? `{{${title}}}` : { editable: ['create'] },
    summary: `{{${title ?? 'slug'}}}`,
    // References are mended by "npm run remove".
    delete: false,
    fields: [SOURCE, ...fields],
  }
}

function file(name: ContentTypeName): CollectionFile {
  const { layout, schema } = CONTENT_TYPES[name]
  const fields = formFields(schema)
  const items = { name: 'items', label: spaced(name), widget: 'list', fields, collapsed: true } as FormField
  const where = 'one' in layout ? layout.one : 'list' in layout ? layout.list : ''
  return {
    name,
    label: spaced(name),
    file: path.posix.join('content', where),
    ...pictures('content', 'pictures'),
    format: name,
    fields: [SOURCE, ...('list' in layout ? [items] : fields)],
  }
}
