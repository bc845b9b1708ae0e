import type { Table } from 'mdast'
import type { Block } from './blocks'
import { checkLine } from './checkRawMarkup'
import type { Findings } from './findings'
import { inlines } from './inlines'
import { checkRows } from './slips'

/** Turns a table into its block, with a problem for each row that has other cells than the header. */
export function table(node: Table, findings: Findings): Block {
  checkRows(node, findings)
  const [header, ...rows] = node.children.map((row) =>
    row.children.map((cell) => {
      checkLine(cell.children, findings)
      return inlines(cell.children, findings)
    }),
  )
  return { type: 'table', align: node.align ?? [], header: header ?? [], rows }
}
