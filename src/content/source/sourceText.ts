import { FIRST_POSITION, type Position, type Problem } from '../report/problem'

/** Translates offsets of a text into positions. Columns count UTF-16 units, as editors do. */
export class LineIndex {
  private readonly starts: number[] = [0]

  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1)
  }

  position(offset: number): Position {
    const clamped = Math.min(Math.max(offset, 0), this.text.length)
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.starts[middle] <= clamped) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: clamped - this.starts[low] + 1 }
  }
}

export interface SourceText {
  /** The text with LF line ends and without byte order mark, or null when the bytes are no text. */
  text: string | null
  problems: Problem[]
}

/**
 * Decodes the bytes of a content file and reports what editors get wrong
 * without anybody noticing: no bytes at all, binary data, other encodings, a
 * byte order mark, Windows line ends.
 */
export function decodeSource(file: string, bytes: Uint8Array): SourceText {
  const problem = (message: string, position: Position = FIRST_POSITION): Problem => ({
    file,
    ...position,
    field: 'file',
    message,
    severity: 'error',
  })
  if (bytes.length === 0) return { text: null, problems: [problem('The file is empty.')] }
  const zero = bytes.indexOf(0)
  if (zero !== -1) {
    const before = new TextDecoder('latin1').decode(bytes.subarray(0, zero))
    const where = new LineIndex(before).position(zero)
    return {
      text: null,
      problems: [problem('This is binary data, not text. Save the file as plain UTF-8 text.', where)],
    }
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return {
      text: null,
      problems: [problem('The file is not UTF-8. Save it again with the encoding UTF-8.', firstInvalidByte(bytes))],
    }
  }
  const problems: Problem[] = []
  if (text.startsWith('\uFEFF')) {
    problems.push(problem('The file starts with a byte order mark. Save it as UTF-8 without BOM.'))
    text = text.slice(1)
  }
  if (text.trim() === '') return { text: null, problems: [...problems, problem('The file is empty.')] }
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const where = new LineIndex(text).position(carriageReturn)
    problems.push(problem('The file has Windows line ends (CRLF). Save it with LF.', where))
    text = text.replace(/\r\n?/g, '\n')
  }
  return { text, problems }
}

function firstInvalidByte(bytes: Uint8Array): Position {
  let good = 0
  let bad = bytes.length
  const decodes = (end: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true })
      return true
    } catch {
      return false
    }
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(middle)) good = middle
    else bad = middle
  }
  // As a stream, so that the start of a broken character at the end is not counted as one.
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, good), { stream: true })
  return new LineIndex(text).position(text.length)
}
