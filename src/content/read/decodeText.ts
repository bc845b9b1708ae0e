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
 * Decodes the bytes of a content file and reports what editors get wrong
 * without anybody noticing: no bytes at all, far too many, binary data, other
 * encodings, a byte order mark, Windows line ends, letters no eye sees.
 */
export function decodeSource(file: string, bytes: Uint8Array): SourceText {
  const say = (id: ProblemId, message: string, position: Position = FIRST_POSITION): Problem =>
    problem(id, { file, ...position, field: 'file' }, message)
  const unread = (found: Problem): SourceText => ({ text: null, problems: [found] })
  if (bytes.length === 0) return unread(say('file/empty', EMPTY))
  if (bytes.length > MAX_TEXT_BYTES)
    return unread(
      say(
        'file/too-large',
        `The file has ${(bytes.length / 1_000_000).toFixed(1)} MB; at most ${MAX_TEXT_BYTES / 1_000_000} MB of text are read. Divide it, or take out what is no text, such as a picture written in letters.`,
      ),
    )
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zero = buffer.indexOf(0)
  if (zero !== -1) {
    const position = positionsIn(buffer.toString('latin1', 0, zero))(zero)
    return unread(say('file/binary', 'This is binary data, not text. Save the file as plain UTF-8 text.', position))
  }
  let text = buffer.toString('utf8')
  if (!isUtf8(buffer)) {
    // What cannot be decoded becomes U+FFFD.
    const position = positionsIn(text)(text.indexOf('\uFFFD'))
    return unread(say('file/not-utf8', 'The file is not UTF-8. Save it again with the encoding UTF-8.', position))
  }
  const problems: Problem[] = []
  if (text.startsWith('\uFEFF')) {
    problems.push(say('file/byte-order-mark', 'The file starts with a byte order mark. Save it as UTF-8 without BOM.'))
    text = text.slice(1)
  }
  if (text.trim() === '') return { text: null, problems: [...problems, say('file/empty', EMPTY)] }
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const position = positionsIn(text)(carriageReturn)
    problems.push(say('file/windows-line-ends', 'The file has Windows line ends (CRLF). Save it with LF.', position))
    text = text.replace(/\r\n?/g, '\n')
  }
  return { text, problems: [...problems, ...checkLetters(file, text)] }
}

const LETTER_IDS = {
  control: 'letter/control',
  direction: 'letter/direction',
  lost: 'letter/lost',
  invisible: 'letter/invisible',
  'look-alike': 'letter/look-alike',
} as const satisfies Record<OddLetter['kind'], ProblemId>

/** Names letters that no eye sees or tells from others, the first twenty of a file. */
function checkLetters(file: string, text: string): Problem[] {
  const found = oddLetters(text).slice(0, 20)
  if (found.length === 0) return []
  const position = positionsIn(text)
  return found.map((odd) =>
    problem(LETTER_IDS[odd.kind], { file, ...position(odd.offset), field: 'letters' }, letterMessage(odd)),
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
