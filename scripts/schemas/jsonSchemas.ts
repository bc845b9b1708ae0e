/** JSON Schemas of the content files, for editors that complete and check text during writing. */
import { z } from 'zod'
import { CONTENT_TYPES, fileSchema, ARTICLE_SCHEMAS, type ContentTypeName } from '../../src/content/model/contentTypes'
import { languageSchema } from '../../src/content/schemas/language'
import { isName, type AnySchema } from '../../src/content/schemas/walkSchema'

/** Folder of the generated schemas. The content reader ignores folders of this name. */
export const SCHEMA_FOLDER = 'content/.schemas'

const LANGUAGE_SCHEMA = `${SCHEMA_FOLDER}/language.json`
/**
 * The generated files: a schema for each content type, for front matter and for
 * `language.json`, and the settings that tell Visual Studio Code which schema
 * belongs to which files.
 * @returns text by path from the root of the repository
 */
export function editorFiles(): Record<string, string> {
  const types = Object.keys(CONTENT_TYPES) as ContentTypeName[]
  const settings = {
    'editor.defaultFormatter': 'oxc.oxc-vscode',
    'editor.formatOnSave': true,
    '[markdown][mdx][json][jsonc]': { 'editor.formatOnSave': false },
    'oxc.typeAware': true,
    'json.schemas': [
      ...types.map((type) => ({ fileMatch: [`/${contentFiles(type)}`], url: `./${schemaFile(type)}` })),
      { fileMatch: ['/locales/*/language.json'], url: `./${LANGUAGE_SCHEMA}` },
    ],
  }
  return {
    ...Object.fromEntries(types.map((type) => [schemaFile(type), json(jsonSchemaOf(fileSchema(type)))])),
    [`${SCHEMA_FOLDER}/front-matter.json`]: json(jsonSchemaOf(ARTICLE_SCHEMAS.post)),
    [`${SCHEMA_FOLDER}/case-front-matter.json`]: json(jsonSchemaOf(ARTICLE_SCHEMAS.case)),
    [LANGUAGE_SCHEMA]: json(jsonSchemaOf(languageSchema)),
    '.vscode/settings.json': json(settings),
  }
}

/** `FaqEntry` → `content/.schemas/faq-entry.json`. */
function schemaFile(type: ContentTypeName): string {
  const name = type.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return `${SCHEMA_FOLDER}/${name}.json`
}

/** The files of a type, as a pattern from the root of the repository. */
function contentFiles(type: ContentTypeName): string {
  const { layout } = CONTENT_TYPES[type]
  if ('folder' in layout) return `content/${layout.folder}/*.json`
  return `content/${'one' in layout ? layout.one : layout.list}`
}

/** Converts a schema to JSON Schema; a name may also be one word for all languages. */
function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    metadata: new Descriptions(),
    override: ({ zodSchema, jsonSchema }) => {
      if (!isName(zodSchema)) return
      const perLanguage = { ...jsonSchema }
      delete perLanguage.description
      for (const keyword of Object.keys(perLanguage)) delete jsonSchema[keyword]
      jsonSchema.anyOf = [{ type: 'string', minLength: 1 }, perLanguage]
    },
  })
}

/** Keeps only the descriptions of a field's meta: its `type` and `kind` have another meaning in JSON Schema. */
class Descriptions extends z.core.$ZodRegistry<{ description?: string }> {
  override get(schema: AnySchema) {
    const { description } = z.globalRegistry.get(schema) ?? {}
    return description ? { description } : undefined
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
