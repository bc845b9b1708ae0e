import { oddLetters } from '../report/letters'
import { positionsIn } from '../report/positions'
import { FIRST_POSITION, problem, type Position, type Problem, type ProblemId } from '../report/problem'

interface SourceText {
  /** The text with LF line ends and without byte order mark; null if the bytes are not text. */
  text: string | null
  problems: Problem[]
}

/** Maximum size of a text file, in bytes. The largest files of the site have some tens of kilobytes. */
const MAX_TEXT_BYTES = 1_000_000

const EMPTY = 'The file is empty. Write it, restore it with git, or remove it.'

/**
 * Decodes a content file. Reports empty and too large files, encodings other than UTF-8, byte order marks, Windows line ends, and invisible
 * or misleading characters.
 */
export function decodeSource(file: string, bytes: Uint8Array): SourceText {
  const problems: Problem[] = []
  const report = (id: ProblemId, message: string, position: Position = FIRST_POSITION): SourceText => {
    problems.push(problem(id, { file, ...position, field: 'file' }, message))
    return { text: null, problems }
  }
  if (bytes.length === 0) return report('file/empty', EMPTY)
  if (bytes.length > MAX_TEXT_BYTES) {
    const size = `The file has ${(bytes.length / 1_000_000).toFixed(1)} MB; the limit is ${MAX_TEXT_BYTES / 1_000_000} MB.`
    return report('file/too-large', `${size} Split it, or remove what is not text, such as an embedded picture.`)
  }
  let text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // Invalid bytes are decoded as U+FFFD.
  if (text.includes('\uFFFD') && !isUtf8(bytes)) {
    const position = positionsIn(text)(text.indexOf('\uFFFD'))
    return report('file/not-utf8', 'The file is not UTF-8 text. Save it again with the encoding UTF-8.', position)
  }
  if (text.startsWith('\uFEFF')) {
    report('file/byte-order-mark', 'The file starts with a byte order mark. Save it as UTF-8 without BOM.')
    text = text.slice(1)
  }
  if (text.trim() === '') return report('file/empty', EMPTY)
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const position = positionsIn(text)(carriageReturn)
    report('file/windows-line-ends', 'The file has Windows line ends (CRLF). Save it with LF.', position)
    text = text.replace(/\r\n?/g, '\n')
  }
  return { text, problems: [...problems, ...checkLetters(file, text)] }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Reports characters that are invisible or look like others, at most twenty of a file. */
function checkLetters(file: string, text: string): Problem[] {
  const found = oddLetters(text).slice(0, 20)
  const position = found.length > 0 ? positionsIn(text) : () => FIRST_POSITION
  return found.map(({ kind, offset, message }) =>
    problem(`letter/${kind}`, { file, ...position(offset), field: 'letters' }, message),
  )
}
