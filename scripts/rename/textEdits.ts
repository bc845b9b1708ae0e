/** Edits of content as text, so that nothing else of a file changes. */
import { visitRecord } from '../../src/content/schemas/walkSchema'
import { CONTENT_TYPES, type ContentTypeName, type Entry } from '../../src/content/model/contentTypes'
import { parseJson } from '../../src/content/read/parseJson'

/** Types whose records others name, by their folder. */
const REFERRED: Readonly<Record<string, ContentTypeName>> = {
  services: 'Service',
  solutions: 'Solution',
  industries: 'Industry',
  authors: 'Author',
}

/**
 * Leads every link of a text to another path. What follows the path in an
 * address (a section, a query) stays.
 */
export function mendLinks(text: string, from: string, to: string): string {
  const [path, anchor] = from.split('#')
  const ending = anchor === undefined ? '(?=[\\s"\')\\]?#]|$)' : `#${escaped(anchor)}(?=[\\s"')\\]]|$)`
  return text.replace(new RegExp(`(?<=["'(\\s])${escaped(path)}${ending}`, 'g'), to)
}

/**
 * Names another record wherever one names this one.
 * @returns the text of the file, the same where it names no such record
 */
export function mendReferences(
  text: string,
  entries: readonly Entry[],
  folder: string,
  from: string,
  to: string,
): string {
  const type = REFERRED[folder]
  if (!type) return text
  const named: PropertyKey[][] = []
  for (const [index, entry] of entries.entries()) {
    const { schema, layout } = CONTENT_TYPES[entry.type]
    visitRecord(schema, entry.record, {
      field: (meta, value, path) =>
        meta.kind === 'reference' &&
        meta.to === type &&
        value === from &&
        named.push('list' in layout ? [index, ...path] : path),
    })
  }
  if (named.length === 0) return text
  const document = parseJson(entries[0].file, text)
  const lines = text.split('\n')
  for (const path of named) {
    const { line, column } = document.at(path)
    const before = lines[line - 1]
    lines[line - 1] =
      before.slice(0, column - 1) + before.slice(column - 1).replace(JSON.stringify(from), JSON.stringify(to))
  }
  return lines.join('\n')
}

/** Names another author in the front matter of a post. */
export function mendAuthor(text: string, file: string, from: string, to: string): string {
  if (!file.endsWith('.mdx')) return text
  return text.replace(new RegExp(`^(author: *)(["']?)${escaped(from)}\\2(?= *\\r?$)`, 'm'), `$1${to}`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
