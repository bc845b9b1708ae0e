import * as styles from '../NotFoundDrawing.module.css'

/** A row of squares in which one is missing. */
export function NotFoundDrawing() {
  return (
    <svg className={styles.root} viewBox="0 0 520 400" aria-hidden="true">
      <path className={styles.fine} d="M20 20H500V380H20ZM20 260H500" />
      <path d="M60 120H180V240H60ZM340 120H460V240H340Z" />
      <path className={styles.hidden} d="M200 120H320V240H200Z" />
      <path className={styles.signal} d="M248 290L340 270L360 356L266 372Z" />
      <path className={styles.fine} d="M200 252V300M320 252V266" />
      <text className={styles.measure} x="260" y="190" textAnchor="middle">
        404
      </text>
    </svg>
  )
}
