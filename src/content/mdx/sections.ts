import crypto from 'node:crypto'

/** A part of a post that is translated as a whole: what stands between two headings of level 2. */
export interface Section {
  /** Words of its heading, '' for what stands above the first. */
  title: string
  /** Changes with its words, and not with spaces or line ends. */
  hash: string
  /** Line of the file it starts at. */
  line: number
}

/** Characters of a hash: enough for a few sections to be told apart, short enough to be read in a diff. */
const HASH_LENGTH = 8

/** A short hash of words, whatever their spaces. */
export function hashOfWords(text: string): string {
  // Single spaces stay as they are: a large blog has millions of them.
  const words = text
    .normalize('NFC')
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim()
  return crypto.hash('sha1', words).slice(0, HASH_LENGTH)
}

/**
 * Cuts a body into its sections. A line of code that begins with "##" starts none.
 * @param linesAbove lines of the file above the body
 */
export function sectionsOf(body: string, linesAbove: number): (Section & { text: string })[] {
  const parts: { title: string; line: number; lines: string[] }[] = [{ title: '', line: linesAbove + 1, lines: [] }]
  let fence: string | null = null
  body.split('\n').forEach((line, index) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (mark && fence === null) fence = mark
    else if (mark && fence !== null && mark.startsWith(fence)) fence = null
    const [, title] = (fence === null && /^## +(.+?)\s*$/.exec(line)) || []
    if (title) parts.push({ title, line: linesAbove + index + 1, lines: [] })
    parts[parts.length - 1].lines.push(line)
  })
  return parts
    .map(({ title, line, lines }) => ({ title, line, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '')
    .map((section) => ({ ...section, hash: hashOfWords(section.text) }))
}
