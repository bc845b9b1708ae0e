import { decodeSource } from './decodeText'
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { MERGE_CONFLICT, problem, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import { brokenDocument, dataDocument, positionsIn, type DataDocument, type FieldPath } from '../report/positions'

/** A file of the site has some hundreds of values; lists of many thousands were written by no person. */
const MOST_VALUES = 20_000

/**
 * Parses JSON (RFC 8259) and reports the first syntax error. A tab is reported
 * but does not stop parsing, so that other mistakes are found in the same run.
 */
export function parseJson(file: string, text: string): DataDocument {
  const position = positionsIn(text)
  const say = (id: ProblemId, offset: number, message: string): Problem =>
    problem(id, { file, ...position(offset), field: 'JSON' }, message)
  const marks = text.match(/[,[{]/g)?.length ?? 0
  if (marks > MOST_VALUES)
    return brokenDocument(file, [
      say(
        'file/too-many-values',
        0,
        `The file holds more than ${MOST_VALUES} values. Split it, or leave out what no page shows.`,
      ),
    ])
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(text)
  if (conflict) return brokenDocument(file, [say('file/merge-conflict', conflict.index, MERGE_CONFLICT)])
  const problems: Problem[] = []
  const tab = text.search(/^[ ]*\t/m)
  if (tab !== -1) problems.push(say('json/tab', text.indexOf('\t', tab), 'Indented with a tab. Use two spaces.'))
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const mistake = errors[0]
  if (mistake || !tree) {
    const { offset, message } = explain(text, mistake ?? { error: 0, offset: 0, length: 0 })
    return brokenDocument(file, [...problems, say('json/syntax', offset, `Not valid JSON: ${message}`)])
  }
  const repeated = repeatedKeys(tree).map((key) =>
    say('json/repeated-field', key.offset, `The field "${String(key.value)}" stands twice. Remove one of the two.`),
  )
  if (repeated.length > 0) return brokenDocument(file, [...problems, ...repeated])
  for (const { 1: before, 2: escape, index } of text.matchAll(CONTROL_ESCAPE))
    problems.push(
      problem(
        'letter/control',
        { file, ...position(index + before.length), field: 'letters' },
        `${escape} stands for a control letter, which shows nothing. Delete it.`,
      ),
    )
  const nodeAt = (path: FieldPath) =>
    findNodeAtLocation(
      tree,
      path.map((step) => (typeof step === 'number' ? step : String(step))),
    )
  const keyOf = (node: Node) => (node.parent?.type === 'property' ? node.parent.offset : undefined)
  return dataDocument(file, JSON.parse(text), problems, {
    field: (path) => {
      const node = nodeAt(path)
      return node && ((node.type === 'object' ? keyOf(node) : undefined) ?? node.offset)
    },
    key: (path) => {
      const node = nodeAt(path)
      return node && keyOf(node)
    },
    position,
  })
}

/** Escapes of control letters, but for tab and line ends; of two backslashes the first escapes the second. */
const CONTROL_ESCAPE = /(?<!\\)((?:\\\\)*)(\\(?:[bf]|u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])))/gi

/** Decodes and parses a JSON file. @returns null when it cannot be understood; `problems` gets what is wrong */
export function readJson(file: string, bytes: Uint8Array, problems: Problem[]): DataDocument | null {
  const { text, problems: found } = decodeSource(file, bytes)
  const document = text === null ? null : parseJson(file, text)
  problems.push(...found, ...(document?.problems ?? []))
  return document?.value === undefined ? null : document
}

/** The keys that stand a second time in their object. */
function repeatedKeys(root: Node): Node[] {
  const found: Node[] = []
  const search = ({ type, children = [] }: Node): void => {
    if (type === 'object') {
      const seen = new Set<unknown>()
      for (const { children: [key] = [] } of children) {
        if (seen.has(key.value)) found.push(key)
        seen.add(key.value)
      }
    }
    children.forEach(search)
  }
  search(root)
  return found
}

/** What the parser expected, by the name of its error. */
const EXPECTED: Readonly<Record<string, string | undefined>> = {
  PropertyNameExpected: 'a field in double quotes',
  ValueExpected: 'a value',
  ColonExpected: '":"',
  CommaExpected: '"," or the closing bracket',
  EndOfFileExpected: 'the end of the file',
}

/** Explains an error of the parser, with advice for the mistakes that are made most. */
function explain(text: string, { error: code, offset, length }: ParseError): { offset: number; message: string } {
  const error = printParseErrorCode(code)
  const expected = EXPECTED[error]
  const end = text.trimEnd().length
  if (offset >= end)
    return { offset: end, message: `the file ends where ${expected ?? EXPECTED['CommaExpected']} is expected.` }
  const comma = /,\s*$/.exec(text.slice(0, offset))
  const found = text[offset]
  if (comma && (found === '}' || found === ']')) {
    const next = found === '}' ? EXPECTED['PropertyNameExpected'] : EXPECTED['ValueExpected']
    const message = `the comma before "${found}" is one too many; ${next} would have to follow.`
    return { offset: comma.index, message }
  }
  const word = text.slice(offset, offset + Math.max(1, length))
  const message =
    error === 'InvalidCommentToken'
      ? 'a comment stands here, and JSON has none. Remove it.'
      : found === "'"
        ? "' stands where a value is expected. Strings are in double quotes."
        : expected
          ? `${JSON.stringify(found)} stands where ${expected} is expected.`
          : found === '"'
            ? 'the string is not closed, or holds a character that must be escaped.'
            : `${JSON.stringify(word)} is no value. Text stands in double quotes.`
  return { offset, message }
}
