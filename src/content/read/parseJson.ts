import { decodeSource } from './decodeText'
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { MERGE_CONFLICT, problem, type Problem, type ProblemId } from '../report/problem'
import { brokenDocument, dataDocument, positionsIn, type DataDocument } from '../report/positions'

/** Parses JSON (RFC 8259) and reports the first syntax error. */
export function parseJson(file: string, text: string): DataDocument {
  const position = positionsIn(text)
  const problems: Problem[] = []
  const report = (id: ProblemId, offset: number, message: string) =>
    problems.push(problem(id, { file, ...position(offset), field: 'JSON' }, message))
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(text)
  if (conflict) {
    report('file/merge-conflict', conflict.index, MERGE_CONFLICT)
    return brokenDocument(file, problems)
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const mistake = errors[0]
  if (mistake || !tree) {
    const error = mistake ?? { error: 0, offset: 0, length: 0 }
    report('json/syntax', error.offset, `Not valid JSON: ${explain(text, error)}`)
    return brokenDocument(file, problems)
  }
  const repeated = repeatedKeys(tree)
  for (const { offset, value } of repeated)
    report('json/repeated-field', offset, `The field "${String(value)}" is set twice. Remove one of the two.`)
  if (repeated.length > 0) return brokenDocument(file, problems)
  return dataDocument(file, JSON.parse(text), problems, position, (path) => {
    const node = findNodeAtLocation(tree, path as (string | number)[])
    const key = node?.parent?.type === 'property' ? node.parent.offset : undefined
    return { key, value: node?.offset, isObject: node?.type === 'object' }
  })
}

/** Decodes and parses a JSON file, and adds to `problems`. @returns null for a file with a syntax error */
export function readJson(file: string, bytes: Uint8Array, problems: Problem[]): DataDocument | null {
  const { text, problems: found } = decodeSource(file, bytes)
  const document = text === null ? null : parseJson(file, text)
  problems.push(...found, ...(document?.problems ?? []))
  return document?.value === undefined ? null : document
}

function repeatedKeys({ type, children }: Node): Node[] {
  if (!children) return []
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key) : []
  const seen = new Set<unknown>()
  const repeated = keys.filter(({ value }) => seen.size === seen.add(value).size)
  return [...repeated, ...children.flatMap(repeatedKeys)]
}

/** The expected syntax, by the name of the parser's error. */
const EXPECTED: Readonly<Record<string, string | undefined>> = {
  PropertyNameExpected: 'a field in double quotes',
  ValueExpected: 'a value',
  ColonExpected: '":"',
  CommaExpected: '"," or the closing bracket',
  CloseBraceExpected: '"," or the closing bracket',
  CloseBracketExpected: '"," or the closing bracket',
  EndOfFileExpected: 'the end of the file',
}

/** What is wrong, by the error of the parser, with advice for frequent mistakes. */
function explain(text: string, { error: code, offset, length }: ParseError): string {
  const error = printParseErrorCode(code)
  const expected = EXPECTED[error]
  if (error === 'InvalidCommentToken') return 'JSON has no comments. Remove this one.'
  if (expected) {
    const found = text[offset] ? JSON.stringify(text[offset]) : 'the end of the file'
    const isBehindComma = /,\s*$/.test(text.slice(0, offset)) && /[}\]]/.test(text[offset])
    return `found ${found} where ${expected} is expected.${isBehindComma ? ' Remove the comma before it.' : ''}`
  }
  if (text[offset] === '"') return 'the string is not closed, or has a character that must be escaped.'
  return `${JSON.stringify(text.slice(offset, offset + Math.max(1, length)))} is not a value. Put text in double quotes.`
}
