import * as styles from './Logo.module.css'

/** Mark and name. The mark is a hull section with its keel. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3.5 5.5V11C3.5 20.5 8.5 25.5 16 25.5M28.5 5.5C26.8 15 22.5 22.3 16 25.5" />
        <path className={styles.keel} d="M16 11.5V29.5" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
