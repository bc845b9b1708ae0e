/** A file's data with the place of every key and value, whatever syntax it is written in. */
import { FIRST_POSITION, type FieldPosition, type Position, type Problem } from './problem'

export type FieldPath = readonly PropertyKey[]

export interface DataDocument {
  file: string
  /** Undefined when the syntax is broken; `problems` says where. */
  value: unknown
  /** Where the value of a field stands; of a missing one, where its parent stands. */
  at(path: FieldPath): FieldPosition
  /** Where a key is written. */
  atKey(path: FieldPath): FieldPosition
  problems: Problem[]
}

/** A dotted path as problems show it: `faqs[2].answer.ru`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${String(step)}` : String(step)),
    '',
  )
}

/** How the tree of a parser is walked. Offsets count from the start of its text. */
export interface TreeReader<Node> {
  start(node: Node): number
  isObject(node: Node): boolean
  /** The value of a key or the entry of a list, and where its key is written. */
  child(node: Node, step: PropertyKey): { key?: number; node?: Node } | undefined
}

/** Offset of a field: of its key when it is an object, else of its value; of a missing one, that of its parent. */
function offsetOf<Node>(root: Node, path: FieldPath, reader: TreeReader<Node>): number {
  let node = root
  let offset = reader.start(root)
  for (const step of path) {
    const found = reader.child(node, step)
    if (found?.node === undefined) return found?.key ?? offset
    node = found.node
    offset = reader.isObject(node) ? (found.key ?? reader.start(node)) : reader.start(node)
  }
  return offset
}

/** Offset of a key; of a missing one, that of its parent. */
function keyOffset<Node>(root: Node, path: FieldPath, reader: TreeReader<Node>): number {
  let node: Node | undefined = root
  for (const step of path.slice(0, -1)) node = node && reader.child(node, step)?.node
  return (node && reader.child(node, path[path.length - 1])?.key) ?? offsetOf(root, path, reader)
}

/** A document of a value and of a way to find its places, which is taken only when one is asked for. */
export function dataDocument<Node>(
  file: string,
  value: unknown,
  problems: Problem[],
  places: { tree(): Node; reader: TreeReader<Node>; position(offset: number): Position },
): DataDocument {
  const place = (path: FieldPath, offset: number): FieldPosition => ({
    file,
    ...places.position(offset),
    field: fieldName(path) || 'file',
  })
  return {
    file,
    value,
    problems,
    at: (path) => place(path, offsetOf(places.tree(), path, places.reader)),
    atKey: (path) => place(path, keyOffset(places.tree(), path, places.reader)),
  }
}

/** A document that could not be read. */
export function brokenDocument(file: string, problems: Problem[]): DataDocument {
  const at = (path: FieldPath): FieldPosition => ({ file, ...FIRST_POSITION, field: fieldName(path) || 'file' })
  return { file, value: undefined, problems, at, atKey: at }
}
