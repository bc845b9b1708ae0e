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
  // Invalid bytes are decoded as U+FFFD, and programs write it for what they could not convert.
  const lost = text.indexOf('\uFFFD')
  if (lost !== -1) {
    const message = 'A character is lost here: the file is not UTF-8, or was not when a program converted it. '
    const remedy = 'Save it with the encoding UTF-8, and type the character again.'
    return report('file/not-utf8', message + remedy, positionsIn(text)(lost))
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
  const position = positionsIn(text)
  for (const { kind, offset, message } of oddLetters(text)) {
    problems.push(problem(`letter/${kind}`, { file, ...position(offset), field: 'letters' }, message))
  }
  return { text, problems }
}
