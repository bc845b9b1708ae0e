/** Converts files of the content to entries of the editor's form and back: JSON, and the MDX of posts and cases. */
import type { ApiEntry } from '@sveltia/cms'
import { parse, stringify } from 'yaml'
import {
  CONTENT_TYPES,
  fileSchema,
  holdsRecordsOf,
  ARTICLE_SCHEMAS,
  type ContentTypeName,
} from '../content/model/contentTypes'
import { ARTICLE_ROOTS } from '../content/read/contentFiles'
import { splitFrontMatter } from '../content/read/frontMatter'
import { visitRecord, type AnySchema } from '../content/schemas/walkSchema'
import { byLanguage } from '../routing/languages'
import { filled, printJson } from './printJson'

/** An entry of a form: the fields of its file. */
export type FormEntry = Record<string, unknown>

/** A file format of the editor. A file that cannot be read throws: the editor says so, and has no form for it. */
interface FileFormat {
  /** Of the file; of its front matter if it is a post or a case. */
  schema: AnySchema
  fromFile(this: void, text: string): FormEntry
  toFile(this: void, entry: FormEntry): string
}

/** The format of the files of a type. The entries of a list are in the field `items`. */
export function recordFormat(type: ContentTypeName): FileFormat {
  const schema = fileSchema(type)
  const isList = 'list' in CONTENT_TYPES[type].layout
  return {
    schema,
    fromFile: (text) => {
      const value = visitRecord(schema, JSON.parse(text), {
        // A form has a name for all languages once for each.
        field: ({ kind }, field) => (kind === 'words' && typeof field === 'string' ? byLanguage(() => field) : field),
      })
      return isList ? { items: value } : (value as FormEntry)
    },
    toFile: (entry) => printJson(schema, isList ? (entry.items ?? []) : entry),
  }
}

/** Prints a value of front matter, in one line. */
export const inline = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0, blockQuote: false })

/** The format of MDX files whose front matter has this schema. The body is in the field `body`. */
export const textFormat = (schema: AnySchema): FileFormat => ({
  schema,
  fromFile: (text) => {
    const { frontMatter, body } = splitFrontMatter(text)
    if (frontMatter === null) throw new Error('The front matter is missing.')
    return { ...(parse(frontMatter) as FormEntry), body: body.trim() }
  },
  toFile: ({ body = '', ...fields }) => {
    const lines = Object.entries(filled(schema, fields) as FormEntry).map(
      ([name, value]) => `${name}: ${inline(value)}`,
    )
    return `---\n${lines.join('')}---\n\n${String(body).trim()}\n`
  },
})

const TYPES = Object.keys(CONTENT_TYPES) as ContentTypeName[]

/** The formats by their names in the editor: types of content, and the front matter of posts and cases. */
export const FORMATS: Readonly<Record<string, FileFormat>> = {
  ...Object.fromEntries(TYPES.map((type) => [type, recordFormat(type)])),
  'post-frontmatter': textFormat(ARTICLE_SCHEMAS.post),
  'case-frontmatter': textFormat(ARTICLE_SCHEMAS.case),
}

/** The type of the records of a file; undefined for a post or a case. */
export const typeOfFile = (file: string) => TYPES.find((name) => holdsRecordsOf(name, file))

/** The format of a file, by its path from the repository's root. */
export function formatOf(file: string): FileFormat {
  return FORMATS[typeOfFile(file) ?? (file.startsWith(ARTICLE_ROOTS.post) ? 'post-frontmatter' : 'case-frontmatter')]
}

/** The language of the file of an article; undefined for other files. */
export const languageOfFile = (file: string): string | undefined => /\/([^/]+)\.mdx$/.exec(file)?.[1]

/** The texts of the files that saving an entry writes. @param file path of the entry, of an article in any language */
export function textsOf(file: string, entry: ApiEntry, language: string): Record<string, string> {
  if (!file.endsWith('.mdx')) return { [file]: formatOf(file).toFile(entry.data) }
  const versions = { ...(entry.i18n as Record<string, { data: FormEntry }>), [language]: entry }
  const written = Object.entries(versions).filter(([, { data }]) => Object.values(data ?? {}).some(Boolean))
  const fileIn = (name: string) => file.replace(/[^/]+$/, `${name}.mdx`)
  return Object.fromEntries(written.map(([name, { data }]) => [fileIn(name), formatOf(file).toFile(data)]))
}
