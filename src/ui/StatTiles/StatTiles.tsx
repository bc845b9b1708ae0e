import * as styles from './StatTiles.module.css'

export interface Stat {
  readonly value: string
  readonly label: string
}

/** Figures in a row: value large, what it counts below. Read out as one phrase, "50+ Projects Delivered". */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={styles.root}>
      {stats.map(({ value, label }) => (
        <li key={label} className={styles.tile}>
          <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
