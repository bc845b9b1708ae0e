import { isUtf8 } from 'node:buffer'
import { codePoint, oddLetters, type OddLetter } from '../report/letters'
import { positionsIn } from '../report/positions'
import { FIRST_POSITION, problem, type Position, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'

interface SourceText {
  /** The text with LF line ends and without byte order mark; null if the bytes are not text. */
  text: string | null
  problems: Problem[]
}

/** Largest text file, in bytes. The largest of the site are some tens of kilobytes. */
const MAX_TEXT_BYTES = 1_000_000

const EMPTY = 'The file is empty. Write it, restore it with git, or remove it.'

/**
 * Decodes a content file. Reports empty and too large files, binary data,
 * encodings other than UTF-8, byte order marks, Windows line ends, and invisible
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
  const zero = bytes.indexOf(0)
  if (zero !== -1) {
    const position = positionsIn(new TextDecoder('latin1').decode(bytes.subarray(0, zero)))(zero)
    return report('file/binary', 'This is binary data, not text. Save the file as plain UTF-8 text.', position)
  }
  let text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (!isUtf8(bytes)) {
    // Invalid bytes are decoded as U+FFFD.
    const position = positionsIn(text)(text.indexOf('\uFFFD'))
    return report('file/not-utf8', 'The file is not UTF-8. Save it again with the encoding UTF-8.', position)
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

/** Reports characters that are invisible or look like others, at most twenty of a file. */
function checkLetters(file: string, text: string): Problem[] {
  const found = oddLetters(text).slice(0, 20)
  if (found.length === 0) return []
  const position = positionsIn(text)
  return found.map((odd) =>
    problem(`letter/${odd.kind}`, { file, ...position(odd.offset), field: 'letters' }, letterMessage(odd)),
  )
}

function letterMessage({ kind, letter, word, alphabet }: OddLetter): string {
  const point = codePoint(letter)
  if (kind === 'control') return `A control character, ${point}, which is invisible. Delete it.`
  if (kind === 'direction')
    return `An invisible character, ${point}, which changes the direction of the text. Delete it.`
  if (kind === 'lost')
    return `"${letter}" (${point}) replaces a character that was lost in a conversion. Write the character again.`
  if (kind === 'invisible') return `An invisible character, ${point}. Delete it, unless it is intended.`
  return `The letter "${letter}" in "${word ?? ''}" is ${alphabet ?? ''} (${point}), unlike the others. Type the word again.`
}
