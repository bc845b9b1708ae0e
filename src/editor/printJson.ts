/** Prints JSON in the layout of the content files: what was on one line stays on one line. */
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'

/**
 * Prints a value in the layout of the text that it replaces. New values get
 * their own lines, as in the files that `npm run new` writes.
 * @param source the text before, '' for a new file
 */
export function printJson(value: unknown, source: string): string {
  return `${print(value, parseTree(source), source, '')}\n`
}

function print(value: unknown, node: Node | undefined, source: string, indent: string): string {
  if (typeof value !== 'object' || value === null) return scalar(value, node, source)
  const isList = Array.isArray(value)
  const isBroken = !node?.children || /^[[{][ \t]*\n/.test(source.slice(node.offset, node.offset + 40))
  const below = isBroken ? `${indent}  ` : indent
  const parts = Object.entries(value).map(([key, item]) => {
    const text = print(item, node && findNodeAtLocation(node, [isList ? Number(key) : key]), source, below)
    return isList ? text : `${JSON.stringify(key)}: ${text}`
  })
  const inLine = () => parts.reduce((line, part, index) => line + separator(node, index, source) + part)
  const [open, close] = isList ? '[]' : '{}'
  if (parts.length === 0) return open + close
  if (isBroken) return `${open}\n${parts.map((part) => below + part).join(',\n')}\n${indent}${close}`
  return isList ? `[${inLine()}]` : `{ ${inLine()} }`
}

/** The separator before an entry that is not the first: a long list that begins on the line of its bracket may continue below. */
function separator(node: Node | undefined, index: number, source: string): string {
  const [before, entry] = node?.children?.slice(index - 1, index + 1) ?? []
  const found = before && entry ? source.slice(before.offset + before.length, entry.offset) : ''
  return /^,\s+$/.test(found) ? found : ', '
}

/** The original text of an unchanged value: `1.0`, `\u00a0`. A missing value is empty. */
function scalar(value: unknown, node: Node | undefined, source: string): string {
  return node && node.value === value
    ? source.slice(node.offset, node.offset + node.length)
    : JSON.stringify(value ?? '')
}
