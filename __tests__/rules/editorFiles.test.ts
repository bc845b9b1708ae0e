import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { editorFiles, jsonSchemaOf, SCHEMA_FOLDER } from '../../scripts/schemas/jsonSchemas'
import { CONTENT_TYPES, fileSchema, type ContentTypeName } from '../../src/content/model/contentTypes'
import { LANGUAGES } from '../../src/routing/languages'
import { textLine } from '../../src/content/report/formatProblems'

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

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** A schema and all schemas within it. */
function parts(schema: JsonSchema): JsonSchema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ]
  return [schema, ...inner.flatMap(parts)]
}

it.each(Object.keys(CONTENT_TYPES) as ContentTypeName[])('the schema of %s explains every field', (type) => {
  const isWords = (names: string[]) => names.join() === [...LANGUAGES].join()
  for (const { properties = {} } of parts(jsonSchemaOf(fileSchema(type)))) {
    if (isWords(Object.keys(properties))) continue
    for (const [field, part] of Object.entries(properties)) expect({ field, ...part }).toHaveProperty('description')
  }
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
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[]
  }
  const pattern = new RegExp(tasks[0].problemMatcher.pattern.regexp)
  const [, ...found] = pattern.exec(printed) ?? []
  expect(found).toEqual(['content/blog/1-a/en.mdx', '4', '10', mark, `${message}  [field/too-long]`])
  expect(pattern.test('89 files checked in 1.4 s: 0 errors, 0 warnings.')).toBe(false)
})
