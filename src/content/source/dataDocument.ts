/**
 * JSON and front matter, read by the same YAML parser because it keeps the
 * position of every key and value. (JSON is YAML 1.2; what YAML allows beyond
 * JSON is refused before.)
 */
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node, type Pair } from 'yaml'
import { jsonError } from './jsonError'
import { FIRST_POSITION, type Position, type Problem } from '../report/problem'
import { LineIndex } from './sourceText'

export type FieldPath = readonly PropertyKey[]

export interface DataDocument {
  value: unknown
  /** Where the value of a field stands; of a missing one, where its parent stands. */
  locate(path: FieldPath): Position
  /** Where a key is written. */
  locateKey(path: FieldPath): Position
  problems: Problem[]
}

export interface DataSource {
  file: string
  text: string
  format: 'json' | 'yaml'
  /** Lines of the file above `text`. */
  linesAbove?: number
}

/** Parses JSON or YAML. On a syntax error `value` is undefined and `problems` says where. */
export function parseData({ file, text, format, linesAbove = 0 }: DataSource): DataDocument {
  const lines = new LineIndex(text)
  const at = (offset: number): Position => {
    const { line, column } = lines.position(offset)
    return { line: line + linesAbove, column }
  }
  const problem = (offset: number, message: string): Problem => ({
    file,
    ...at(offset),
    field: format === 'json' ? 'JSON' : 'front matter',
    message,
    severity: 'error',
  })
  const failed = (problems: Problem[]): DataDocument => ({
    value: undefined,
    locate: () => FIRST_POSITION,
    locateKey: () => FIRST_POSITION,
    problems,
  })

  const tab = text.search(/^[ ]*\t/m)
  const tabs = tab === -1 ? [] : [problem(text.indexOf('\t', tab), 'Indented with a tab. Use two spaces.')]
  if (tabs.length > 0 && format === 'yaml') return failed(tabs)
  const strict = format === 'json' ? jsonError(text) : null
  if (strict) return failed([...tabs, problem(strict.offset, `Not valid JSON: ${strict.message}`)])
  const document = parseDocument(tabs.length > 0 ? text.replace(/\t/g, ' ') : text, {
    prettyErrors: false,
    uniqueKeys: true,
  })
  const syntax = document.errors.map((error) => problem(error.pos[0], yamlMessage(error.message, format)))
  for (const offset of aliases(document))
    syntax.push(
      problem(
        offset,
        'Not valid here: "*" starts a reference to another value. Write the value itself, in quotes if it starts with "*".',
      ),
    )
  if (syntax.length > 0) return failed([...tabs, ...syntax])

  const root = document.contents as Node | null
  return {
    value: document.toJS(),
    locate: (path) => at(offsetOf(root, path)),
    locateKey: (path) => at(keyOffset(root, path)),
    problems: tabs,
  }
}

function yamlMessage(message: string, format: DataSource['format']): string {
  const short = message.split('\n')[0].replace(/\.?$/, '.')
  if (format === 'json') return `Not valid JSON: ${short}`
  const remedy = YAML_REMEDIES.find(([said]) => said.test(short))?.[1] ?? ''
  return `Not valid YAML: ${short}${remedy}`
}

/** What the parser says of a slip, and the way out. */
const YAML_REMEDIES: readonly [said: RegExp, remedy: string][] = [
  [
    /Nested mappings|Unexpected scalar|cannot start with|Implicit keys|Unexpected flow|block mapping/,
    ' Put the whole value in quotes: title: "Naming: a guide".',
  ],
  [/Missing closing/, ' A quote that opens a value also closes it, on the same line.'],
  [/must be unique/, ' The field stands twice; remove one of the two.'],
]

/** Where YAML aliases stand. None is wanted: nested ones grow without bounds, and unknown ones throw. */
function aliases(document: Document): number[] {
  const offsets: number[] = []
  visit(document, {
    Alias: (_key, node) => {
      offsets.push(node.range?.[0] ?? 0)
    },
  })
  return offsets
}

function childPair(node: Node | null, key: PropertyKey): Pair<Node, Node | null> | undefined {
  if (!isMap(node)) return undefined
  return node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key)) as Pair<
    Node,
    Node | null
  >
}

function offsetOf(root: Node | null, path: FieldPath): number {
  let node = root
  let offset = root?.range?.[0] ?? 0
  for (const step of path) {
    const pair = childPair(node, step)
    const next: Node | null | undefined = pair
      ? pair.value
      : isSeq(node) && typeof step === 'number'
        ? (node.items[step] as Node | undefined)
        : undefined
    if (!next?.range) return pair ? (pair.key.range?.[0] ?? offset) : offset
    offset = isMap(next) && pair ? (pair.key.range?.[0] ?? next.range[0]) : next.range[0]
    node = next
  }
  return node && isMap(node) ? offset : (node?.range?.[0] ?? offset)
}

function keyOffset(root: Node | null, path: FieldPath): number {
  const parents = path.slice(0, -1)
  let node = root
  for (const step of parents) {
    const pair = childPair(node, step)
    node = pair ? pair.value : isSeq(node) && typeof step === 'number' ? (node.items[step] as Node) : null
  }
  return childPair(node, path[path.length - 1])?.key.range?.[0] ?? offsetOf(root, path)
}
