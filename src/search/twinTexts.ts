import type { SearchDocument, StoredDocument } from './siteIndex'

/** A line of Markdown without its syntax. */
const plain = (line: string) =>
  line
    .replace(/^(?:[#>|\s-]+|\d+\. )+/, '')
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)|[*`|]/g, '$1')
    .trim()

/**
 * Adds the texts to a document: the lines of the twin below its heading and those of its sections.
 * @param documents all documents of the page
 * @param twin the page in Markdown, written by `node/output/markdown`
 */
export function withTexts(document: StoredDocument, documents: StoredDocument[], twin: string): SearchDocument {
  const titles = documents.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)])
  const found = new Map(titles.map((title): [string, string[]] => [title, []]))
  let texts: string[] = []
  for (const line of twin.replace(/^---\n.*?\n---\n|^```.*?^```$/gms, '').split('\n')) {
    const text = plain(line)
    const below = /^#+ /.test(line) ? found.get(text) : undefined
    if (below) texts = below
    else if (text) texts.push(text)
  }
  const textsOf = (title: string) => found.get(title || document.title) ?? []
  const sections = document.sections.map((section) => ({ ...section, texts: textsOf(section.title) }))
  return { ...document, summary: document.summary || textsOf('').join(' '), sections }
}
