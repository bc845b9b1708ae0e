import { digest } from '../report/digest'

/** A part of a post that is translated as a whole: the text between two headings of level 2. */
export interface Section {
  /** Text of its heading; '' for the part above the first heading. */
  title: string
  /** Hash of its words; spaces and line ends do not affect it. */
  hash: string
  /** Line of the file it starts at. */
  line: number
}

/** A short hash of words that ignores their spaces. */
export function hashOfWords(text: string): string {
  const words = text.normalize('NFC').trim()
  return digest(words.replace(/\s{2,}|[^\S ]/g, ' '))
}

/**
 * Splits a body into its sections. A line of code that begins with "##" does not start a section.
 * @param linesAbove lines of the file above the body
 */
export function sectionsOf(body: string, linesAbove: number): Section[] {
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
    .flatMap(({ title, line, text }) => (text === '' ? [] : [{ title, line, hash: hashOfWords(text) }]))
}
