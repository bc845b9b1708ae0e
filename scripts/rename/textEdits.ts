/** Edits of content as text, so that nothing else of a file changes. */
import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import { CONTENT_TYPES, type ContentTypeName, type Entry } from '../../src/content/model/contentTypes'
import { visitRecord } from '../../src/content/schemas/walkSchema'

/** Types that records refer to, by their folder. */
const REFERRED: Readonly<Record<string, ContentTypeName>> = {
  services: 'Service',
  solutions: 'Solution',
  industries: 'Industry',
  authors: 'Author',
}

/** Leads every link of a text to another path. A section or a query behind the path stays. */
export function replaceLinks(text: string, from: string, to: string): string {
  const [path, anchor] = from.split('#')
  const ending = anchor === undefined ? '(?=[\\s"\')\\]?#]|$)' : `#${escapePattern(anchor)}(?=[\\s"')\\]]|$)`
  return text.replace(new RegExp(`(?<=["'(\\s])${escapePattern(path)}${ending}`, 'g'), to)
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

/** Replaces the author in the front matter of a post. */
export function replaceAuthor(text: string, file: string, from: string, to: string): string {
  if (!file.endsWith('.mdx')) return text
  return text.replace(new RegExp(`^(author: *)(["']?)${escapePattern(from)}\\2(?= *\\r?$)`, 'm'), `$1${to}`)
}

/** Replaces a service in the front matter of a case. */
export function replaceService(text: string, file: string, from: string, to: string): string {
  if (!file.startsWith('content/cases/') || !file.endsWith('.mdx')) return text
  const key = new RegExp(`(?<![\\w-])${escapePattern(from)}(?![\\w-])`, 'g')
  return text.replace(/^services:.*(?:\n *- .*)*/m, (list) => list.replace(key, to))
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
