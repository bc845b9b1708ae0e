/** Edits of content as text, so that nothing else of a file changes. */
import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import { CONTENT_TYPES, type ContentTypeName, type Entry } from '../../src/content/model/contentTypes'
import { visitRecord } from '../../src/content/schemas/walkSchema'
import { escapePattern } from '../../src/search/escapePattern'

/** Types that records refer to, by their folder. */
const REFERRED: Readonly<Record<string, ContentTypeName>> = {
  services: 'Service',
  solutions: 'Solution',
  industries: 'Industry',
  authors: 'Author',
}

/** Leads every link of a text to another path. A section or a query behind the path stays. */
export function replaceLinks(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<=["'(\\s])${escapePattern(from)}(?=[\\s"')\\]?#]|$)`, 'g'), to)
}

/**
 * Replaces references to a record by references to another one.
 * @param entries the records of the file
 * @param folder of both records
 * @returns the text of the file, unchanged when it has no such reference
 */
export function replaceReferences(
  text: string,
  entries: readonly Entry[],
  folder: string,
  from: string,
  to: string,
): string {
  const type = REFERRED[folder]
  if (!type) return text
  const references: PropertyKey[][] = []
  for (const [index, entry] of entries.entries()) {
    const { schema, layout } = CONTENT_TYPES[entry.type]
    visitRecord(schema, entry.record, {
      field: (meta, value, path) =>
        meta.kind === 'reference' &&
        meta.to === type &&
        value === from &&
        references.push('list' in layout ? [index, ...path] : path),
    })
  }
  return references.reduce((edited, path) => applyEdits(edited, modify(edited, path as JSONPath, to, {})), text)
}

/** Replaces a key in a field of the front matter: the author of a post, one of the services of a case. */
export function replaceField(text: string, field: string, from: string, to: string): string {
  const key = new RegExp(`(?<![\\w-])${escapePattern(from)}(?![\\w-])`, 'g')
  return text.replace(new RegExp(`^${field}:.*(?:\\n *- .*)*`, 'm'), (value) => value.replace(key, to))
}
