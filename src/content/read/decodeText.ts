import { isUtf8 } from 'node:buffer'
import { codePoint, oddLetters, type OddLetter } from '../report/letters'
import { positionsIn } from '../report/positions'
import { FIRST_POSITION, problem, type Position, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'

interface SourceText {
  /** The text with LF line ends and without byte order mark, or null when the bytes are no text. */
  text: string | null
  problems: Problem[]
}

/** Bytes of a text file. The longest of the site have some tens of thousands; parsing takes time and memory. */
const MAX_TEXT_BYTES = 1_000_000

const EMPTY = 'The file is empty. Write it anew, bring it back from git, or remove it.'

/**
 * Decodes the bytes of a content file and reports what editors silently get
 * wrong: no bytes at all, far too many, binary data, other encodings, a byte
 * order mark, Windows line ends, invisible letters.
 */
export function decodeSource(file: string, bytes: Uint8Array): SourceText {
  const found = (id: ProblemId, message: string, position: Position = FIRST_POSITION): Problem =>
    problem(id, { file, ...position, field: 'file' }, message)
  const unread = (one: Problem): SourceText => ({ text: null, problems: [one] })
  if (bytes.length === 0) return unread(found('file/empty', EMPTY))
  if (bytes.length > MAX_TEXT_BYTES)
    return unread(
      found(
        'file/too-large',
        `The file has ${(bytes.length / 1_000_000).toFixed(1)} MB; at most ${MAX_TEXT_BYTES / 1_000_000} MB of text are read. Divide it, or take out what is no text, such as a picture written in letters.`,
      ),
    )
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zero = buffer.indexOf(0)
  if (zero !== -1) {
    const position = positionsIn(buffer.toString('latin1', 0, zero))(zero)
    return unread(found('file/binary', 'This is binary data, not text. Save the file as plain UTF-8 text.', position))
  }
  let text = buffer.toString('utf8')
  if (!isUtf8(buffer)) {
    // What cannot be decoded becomes U+FFFD.
    const position = positionsIn(text)(text.indexOf('\uFFFD'))
    return unread(found('file/not-utf8', 'The file is not UTF-8. Save it again with the encoding UTF-8.', position))
  }
  const problems: Problem[] = []
  if (text.startsWith('\uFEFF')) {
    problems.push(
      found('file/byte-order-mark', 'The file starts with a byte order mark. Save it as UTF-8 without BOM.'),
    )
    text = text.slice(1)
  }
  if (text.trim() === '') return { text: null, problems: [...problems, found('file/empty', EMPTY)] }
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const position = positionsIn(text)(carriageReturn)
    problems.push(found('file/windows-line-ends', 'The file has Windows line ends (CRLF). Save it with LF.', position))
    text = text.replace(/\r\n?/g, '\n')
  }
  return { text, problems: [...problems, ...checkLetters(file, text)] }
}

/** Reports letters that are invisible or look like others, the first twenty of a file. */
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
  if (kind === 'control') return `A control letter, ${point}, stands here and shows nothing. Delete it.`
  if (kind === 'direction') return `An invisible mark, ${point}, turns the direction of the line around. Delete it.`
  if (kind === 'lost')
    return `"${letter}" (${point}) stands for a letter that was lost when the text was copied. Write it anew.`
  if (kind === 'invisible') return `An invisible letter, ${point}, stands here. Delete it, unless you meant it.`
  return `The letter "${letter}" in "${word ?? ''}" is ${alphabet ?? ''} (${point}) and only looks like the others. Type the word anew.`
}
