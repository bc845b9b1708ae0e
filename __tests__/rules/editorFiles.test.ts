import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { editorFiles, jsonSchemaOf, PRINTED_PROBLEM, SCHEMA_FOLDER } from '../../scripts/schemas/jsonSchemas'
import { CONTENT_TYPES, type ContentTypeName } from '../../src/content/model/contentTypes'
import { blogPostSchema } from '../../src/content/schemas/blogPost'
import { LANGUAGES } from '../../src/routing/languages'
import { textLine } from '../../src/content/report/formatProblems'
import { readFixture } from '../support/contentFixture'

const files = editorFiles()

it.each(Object.keys(files))('%s is what the schemas say; if this fails, run "npm run schemas"', (file) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing').toBe(files[file])
})

it('no schema is left of a type that is gone; if this fails, run "npm run schemas"', () => {
  const expected = Object.keys(files).filter((file) => file.startsWith(`${SCHEMA_FOLDER}/`))
  expect(
    readdirSync(SCHEMA_FOLDER)
      .map((name) => `${SCHEMA_FOLDER}/${name}`)
      .sort(),
  ).toEqual(expected.sort())
})

it('the content reader takes no notice of the schemas', async () => {
  const { problems } = await readFixture({ [`${SCHEMA_FOLDER}/solution.json`]: '{' })
  expect(problems.filter(({ file }) => file.startsWith(SCHEMA_FOLDER))).toEqual([])
})

interface JsonSchema {
  type?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  required?: string[]
  additionalProperties?: unknown
}

/** Every schema inside a schema, itself included. */
function parts(schema: JsonSchema): JsonSchema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ]
  return [schema, ...inner.flatMap(parts)]
}

describe.each(Object.keys(CONTENT_TYPES) as ContentTypeName[])('the schema of %s', (type) => {
  const schema = jsonSchemaOf(type) as JsonSchema

  it('knows only types that JSON has, and refuses unknown fields', () => {
    for (const part of parts(schema)) {
      if (part.anyOf) continue
      expect(['object', 'array', 'string', 'integer', 'number', 'boolean']).toContain(part.type)
      if (part.type === 'object') expect(part.additionalProperties).toBe(false)
    }
  })

  it('says of every field what it is for', () => {
    const isWords = (names: string[]) => names.join() === [...LANGUAGES].join()
    for (const { properties = {} } of parts(schema)) {
      if (isWords(Object.keys(properties))) continue
      for (const [field, part] of Object.entries(properties)) expect({ field, ...part }).toHaveProperty('description')
    }
  })
})

it('a field with a default may be left out, one without may not', () => {
  const { properties, required } = jsonSchemaOf('Project') as JsonSchema
  expect(Object.keys(properties ?? {}).filter((field) => !required?.includes(field))).toEqual(['category'])
})

it('the name of a technology is one string for all languages, or one for each', () => {
  const { items } = jsonSchemaOf('TechnologyGroup') as JsonSchema
  const name = items?.properties?.stack?.items?.properties?.name
  expect(name?.anyOf).toMatchObject([{ type: 'string' }, { type: 'object', required: [...LANGUAGES] }])
})

it('the schema of front matter knows every field, and the one of dictionaries any key', () => {
  const frontMatter = JSON.parse(files[`${SCHEMA_FOLDER}/front-matter.json`]) as JsonSchema
  expect(Object.keys(frontMatter.properties ?? {})).toEqual(Object.keys(blogPostSchema.shape))
  expect(frontMatter.required).toEqual(['id', 'title', 'excerpt', 'category', 'author', 'date'])
  const dictionary = JSON.parse(files[`${SCHEMA_FOLDER}/dictionary.json`]) as {
    additionalProperties: { pattern: string }
  }
  const pattern = new RegExp(dictionary.additionalProperties.pattern)
  expect(['Send', 'Send it', ' Send', 'Send ', ''].map((words) => pattern.test(words))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['error', 'Too long: 300 characters, at most 240.', undefined],
  ['warning', 'These are still the words of the scaffold.', 'warning'],
] as const)('the task of the editor reads what the check prints: %s', (severity, message, mark) => {
  const printed = textLine({
    id: 'field/too-long',
    file: 'content/blog/1-a/en.mdx',
    line: 4,
    column: 10,
    field: 'excerpt',
    message,
    severity,
  })
  const [, ...found] = new RegExp(PRINTED_PROBLEM).exec(printed) ?? []
  expect(found).toEqual(['content/blog/1-a/en.mdx', '4', '10', mark, `${message}  [field/too-long]`])
  expect(new RegExp(PRINTED_PROBLEM).test('89 files checked in 1.4 s: 0 errors, 0 warnings.')).toBe(false)
})
