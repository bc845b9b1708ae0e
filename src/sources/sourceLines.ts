/** Finds the lines of files where the words of a page stand exactly: for the overlay of previews, and for the review. */
import { escapePattern } from '../text/escapePattern'

export interface SourceLine {
  /** Path from the root of the repository. */
  file: string
  line: number
  text: string
}

/** Text without typesetting: one kind of space, no invisible characters, no space before a percent sign. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) %/g, '%')
    .trim()
}

/** The words of a line of Markdown, without its syntax. */
export function plainWords(markdown: string): string {
  const words = markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/\*\*|(?<!\\)[*`]/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
  return normaliseText(words)
}

/** Words by which a block is found on a page: without spaces and lines of tables; a heading only as one. */
export const keyOf = (markdown: string, isHeading = /^#+ /.test(markdown)) =>
  (isHeading ? '# ' : '') + plainWords(markdown.replace(/^```\S*\n/, '')).replace(/[\s|]/g, '')

/** The texts of a line: the strings of JSON; in an article its words, the field of front matter, the cells of a table. */
export function textsIn({ file, text }: Pick<SourceLine, 'file' | 'text'>): string[] {
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].flatMap(([, words, isKey]) =>
    isKey ? [] : [normaliseText(words.replace(/\\(.)/g, '$1'))],
  )
  if (file.endsWith('.json')) return strings
  // The words of a reference are those of another file.
  if (/^(?:category|author): /.test(text)) return []
  const cells = text.startsWith('|') ? text.split('|') : []
  const isField = /^\w+: |^<\w/.test(text)
  return [...(isField ? strings : []), ...[text, text.replace(/^\w+:\s+/, ''), ...cells].map(plainWords)]
}

/** `{{count}}` in a dictionary, `{email}` in content, `<Figure id="…" />` in a text. */
const PLACEHOLDER = /\{\{?[\w:.-]+\}?\}|<Figure [^>]*\/>/
const LETTER = /\p{L}/u

/** Creates an index of files. @returns the lines that hold a text, word by word or with values in its placeholders */
export function createSourceIndex(files: Readonly<Record<string, string>>): (shown: string) => SourceLine[] {
  const exact = new Map<string, SourceLine[]>()
  const patterns: { pattern: RegExp; line: SourceLine }[] = []
  for (const [file, content] of Object.entries(files))
    for (const [index, text] of content.split('\n').entries()) {
      const line = { file, line: index + 1, text }
      for (const own of new Set(textsIn(line))) {
        const fixed = own.split(PLACEHOLDER)
        if (fixed.length === 1) exact.set(own, [...(exact.get(own) ?? []), line])
        else if (LETTER.test(fixed.join('')))
          patterns.push({ pattern: new RegExp(`^${fixed.map(escapePattern).join('.+?')}$`, 'u'), line })
      }
    }
  return (shown) => {
    const words = normaliseText(shown)
    const lines = exact.get(words) ?? patterns.filter(({ pattern }) => pattern.test(words)).map(({ line }) => line)
    return words ? lines : []
  }
}
