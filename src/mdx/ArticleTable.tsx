import { useId, type ReactNode } from 'react'
import * as styles from './table.module.css'

interface ArticleTableProps {
  align: readonly ('left' | 'center' | 'right' | null)[]
  header: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
}

export function ArticleTable({ align, header, rows }: ArticleTableProps) {
  const columns = useId()
  const alignment = (column: number) => ({ textAlign: align[column] ?? undefined })
  return (
    <div className={styles.scroll} role="region" aria-labelledby={columns} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr id={columns}>
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
