/** Posts and cases as the form of the editor holds them, and back. */
import { parseDocument, type Document } from 'yaml'
import { splitFrontMatter } from '../content/read/frontMatter'
import { shapeOf, type AnySchema } from '../content/schemas/walkSchema'
import { isEmpty, merged, type FileFormat, type FormEntry } from './recordFormat'

/** The format of MDX files with front matter of a schema. The body stands in the field `body`. */
export function textFormat(schema: AnySchema): FileFormat {
  return {
    fromFile: (text) => {
      const { frontMatter, body } = splitFrontMatter('', text)
      if (frontMatter === null) throw new Error('There is no front matter.')
      return { ...fieldsIn(readYaml(frontMatter)), body: body.trim(), source: text }
    },
    toFile: (entry) => write(schema, entry),
  }
}

/** Days stay as they are written: the core schema of YAML makes them strings. */
const readYaml = (text: string) => parseDocument(text, { schema: 'core' })

const fieldsIn = (document: Document) => (document.toJS() ?? {}) as Record<string, unknown>

/** Changes the fields that differ, in the document that was read, so that quotes and order of the others stay. */
function write(schema: AnySchema, { source = '', body = '', ...fields }: FormEntry): string {
  const split = splitFrontMatter('', source)
  const document = readYaml(split.frontMatter ?? '')
  const before = fieldsIn(document)
  const now = merged(schema, fields, before) as Record<string, unknown>
  for (const name of new Set([...Object.keys(before), ...Object.keys(shapeOf(schema) ?? {})])) {
    if (JSON.stringify(now[name]) === JSON.stringify(before[name])) continue
    if (isEmpty(now[name])) document.delete(name)
    else document.set(name, now[name])
  }
  const isSame = source !== '' && JSON.stringify(now) === JSON.stringify(before)
  const head = isSame ? split.frontMatter : document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()
  const text = String(body).trim()
  const below = split.body.trim() === text && source !== '' ? split.body.trimEnd() : `\n${text}`
  return `---\n${head}\n---\n${below}\n`
}
