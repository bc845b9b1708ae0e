import type { ReactNode } from 'react'
import * as styles from './table.module.css'

interface ArticleTableProps {
  align: readonly ('left' | 'center' | 'right' | null)[]
  header: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  /** Names of the columns, which name the table. */
  label: string
}

export function ArticleTable({ align, header, rows, label }: ArticleTableProps) {
  const alignment = (column: number) => ({ textAlign: align[column] ?? undefined })
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column} scope="col" style={alignment(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} style={alignment(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
