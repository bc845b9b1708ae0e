import * as styles from './Logo.module.css'

const MARK = { __html: globalThis.BUILD?.mark ?? '' }

/** Mark and name. The mark is `content/brand/mark.svg`, written into the pages at build time. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={`${styles.root} row`}>
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={MARK} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
