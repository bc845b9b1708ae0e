import * as styles from './StatTiles.module.css'

export interface Stat {
  readonly value: string
  readonly label: string
}

interface StatTilesProps {
  stats: readonly Stat[]
  /** Small print below the row: who and what is counted. */
  note?: string | null
}

/** Figures in a row: value large, what it counts below. Read out as one phrase, "50+ Projects Delivered". Renders nothing without any. */
export function StatTiles({ stats, note }: StatTilesProps) {
  if (stats.length === 0) return null
  return (
    <>
      <ul className={styles.root}>
        {stats.map(({ value, label }) => (
          <li key={label} className={styles.tile}>
            <span className={styles.value}>{value}</span> <span className={`${styles.label} small-print`}>{label}</span>
          </li>
        ))}
      </ul>
      {note && <p className={`${styles.note} small-print`}>{note}</p>}
    </>
  )
}
