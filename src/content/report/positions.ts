/** Positions in files: of offsets, and of the fields of JSON and YAML. */
import { LineCounter } from 'yaml'
import { FIRST_POSITION, type FieldPosition, type Position, type Problem } from './problem'

/**
 * Translates offsets of a text into positions. Columns count UTF-16 units, as editors do.
 * @param linesAbove lines of the file above the text
 */
export function positionsIn(text: string, linesAbove = 0): (offset: number) => Position {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesAbove, column: col }
  }
}

export type FieldPath = readonly PropertyKey[]

export interface DataDocument {
  file: string
  /** Undefined when the syntax is broken; `problems` has the position. */
  value: unknown
  /** Position of a field: of its key if its value is an object, else of its value; of its parent if it is missing. */
  at(path: FieldPath): FieldPosition
  /** Position of a key; that of its parent if the key is missing. */
  atKey(path: FieldPath): FieldPosition
  problems: Problem[]
}

/** The dotted path of a field for messages: `faqs[2].answer.ru`. */
export function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  return steps.join('').replace(/^\./, '') || 'file'
}

/** Offsets of a field in a syntax tree; undefined where it is missing. */
interface FieldOffsets {
  key?: number
  value?: number
  isObject: boolean
}

/**
 * Creates a document from a value, with the positions of its fields.
 * @param find finds a field in the syntax tree
 */
export function dataDocument(
  file: string,
  value: unknown,
  problems: Problem[],
  position: (offset: number) => Position,
  find: (path: FieldPath) => FieldOffsets,
): DataDocument {
  const offsetOf = (path: FieldPath): number => {
    const { key, value: own, isObject } = find(path)
    return (isObject ? (key ?? own) : (own ?? key)) ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)))
  }
  const at = (path: FieldPath, offset: number) => ({ file, ...position(offset), field: fieldName(path) })
  return {
    file,
    value,
    problems,
    at: (path) => at(path, offsetOf(path)),
    atKey: (path) => at(path, find(path).key ?? offsetOf(path)),
  }
}

/** A document that could not be read. */
export function brokenDocument(file: string, problems: Problem[]): DataDocument {
  const nothing = () => ({ isObject: false })
  return dataDocument(file, undefined, problems, () => FIRST_POSITION, nothing)
}
