import * as styles from './DraftedIcon.module.css'

/** A line icon enlarged to a working drawing: centre lines, a construction circle, registration crosses. */
export function DraftedIcon({ svg }: { svg: string }) {
  return (
    <svg className={styles.root} viewBox="0 0 40 40" aria-hidden="true">
      <path className={styles.frame} d="M2 2H38V38H2Z" />
      <path
        className={styles.cross}
        d="M2 .5V3.5M.5 2H3.5M38 .5V3.5M36.5 2H39.5M2 36.5V39.5M.5 38H3.5M38 36.5V39.5M36.5 38H39.5"
      />
      <path className={styles.centre} d="M20 4V36M4 20H36" />
      <circle className={styles.centre} cx="20" cy="20" r="14.5" />
      <g className={styles.icon} transform="translate(8 8)" dangerouslySetInnerHTML={{ __html: svg }} />
    </svg>
  )
}
