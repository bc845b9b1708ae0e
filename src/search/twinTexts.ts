import type { SearchDocument, StoredDocument } from './siteIndex'

/** A line of Markdown without its marks. */
const plain = (line: string) =>
  line
    .replace(/^(?:[#>|\s-]+|\d+\. )+/, '')
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)|[*`|]/g, '$1')
    .trim()

/** Paragraphs, list items and rows of a twin by the heading of a document or section above them. */
function textsByHeading(twin: string, documents: readonly StoredDocument[]): Map<string, string[]> {
  const titles = documents.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)])
  const found = new Map(titles.map((title): [string, string[]] => [title, []]))
  let texts: string[] = []
  for (const line of twin.replace(/^---\n.*?\n---\n|^```.*?^```$/gms, '').split('\n')) {
    const text = plain(line)
    const below = /^#+ /.test(line) ? found.get(text) : undefined
    if (below) texts = below
    else if (text) texts.push(text)
  }
  return found
}

/**
 * A document with its texts.
 * @param documents all of its page
 * @param twin the page in Markdown, as `node/output/markdown` writes it
 */
export function withTexts(
  document: StoredDocument,
  documents: readonly StoredDocument[],
  twin: string,
): SearchDocument {
  const found = textsByHeading(twin, documents)
  const textsOf = (title: string) => found.get(title || document.title) ?? []
  const sections = document.sections.map((section) => ({ ...section, texts: textsOf(section.title) }))
  return { ...document, summary: document.summary || textsOf('').join(' '), sections }
}
