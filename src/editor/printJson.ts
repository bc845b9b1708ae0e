/** Prints records as JSON in the layout of the content files: what was on one line stays on one line. */
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { elementOf, isName, mayBeLeftOut, shapeOf, whenThere, type AnySchema } from '../content/schemas/walkSchema'
import { LANGUAGES } from '../routing/languages'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether a field is empty: forms keep empty fields, files omit them. */
export function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}

/** Whether a field is omitted from the file. A list, or an object of lists, that was already empty stays. */
function isUnset(schema: AnySchema, value: unknown, node: Node | undefined): boolean {
  const isOptional = mayBeLeftOut(schema)
  if (!node) return isEmpty(value) || (value === false && isOptional)
  return isEmpty(value) && isOptional && !(node.children && isEmpty(getNodeValue(node)))
}

/** A name that is the same in all languages, as one text; other values as they are. */
function oneName(schema: AnySchema, value: unknown): unknown {
  if (!isName(whenThere(schema)) || !isObject(value)) return value
  const [first, ...others] = LANGUAGES.map((language) => value[language])
  return others.every((each) => each === first) ? first : value
}

/**
 * Prints a record in the order and layout of the text that it replaces. New
 * values get their own lines, as in the files that `npm run new` writes. An
 * empty field is omitted unless the text had it; one that no form has stays.
 * @param source the text before, '' for a new file
 */
export function printJson(schema: AnySchema, record: unknown, source: string): string {
  const textOf = ({ offset, length }: Node) => source.slice(offset, offset + length)

  function print(of: AnySchema, given: unknown, node: Node | undefined, indent: string): string {
    const value = node?.type === 'object' ? given : oneName(of, given)
    // An unchanged value keeps its text: `1.0`, `\u00a0`. A missing value is empty.
    if (!isObject(value)) return node && node.value === value ? textOf(node) : JSON.stringify(value ?? '')
    const element = elementOf(of)
    const shape = shapeOf(of) ?? {}
    const children = node?.children ?? []
    const isBroken = !node || children.length === 0 || /^[[{][ \t]*\n/.test(textOf(node))
    const below = isBroken ? `${indent}  ` : indent
    const written = element ? [] : children.map(({ children: [name] = [] }) => String(name.value))
    const keys = new Set([...written, ...Object.keys(element ? value : shape)])
    const parts = [...keys].flatMap((key) => {
      const old = node && findNodeAtLocation(node, [element ? Number(key) : key])
      const field = element ?? shape[key]
      if (!element && field && isUnset(field, value[key], old)) return []
      const text = old && !field ? textOf(old) : print(field, value[key], old, below)
      return element ? text : `${JSON.stringify(key)}: ${text}`
    })
    const [open, close] = element ? '[]' : '{}'
    if (parts.length === 0) return open + close
    // The text before each child and after the last, as it was: a long list may have several texts on a line.
    const ends = [node && node.offset + 1, ...children.map(({ offset, length }) => offset + length)]
    const starts = [...children.map(({ offset }) => offset), node && node.offset + node.length - 1]
    const gaps = children.length > 0 ? ends.map((end, index) => source.slice(end, starts[index])) : []
    const inside = parts.reduce((text, part, index) => {
      const gap = index < children.length && /^,\s+$/.test(gaps[index]) ? gaps[index] : isBroken ? `,\n${below}` : ', '
      return text + gap + part
    })
    return open + (gaps[0] ?? `\n${below}`) + inside + (gaps.at(-1) ?? `\n${indent}`) + close
  }

  return `${print(schema, record, parseTree(source), '')}\n`
}
