import * as styles from './Icon.module.css'

/** The brand mark of a technology, or the first letter of its name (spec section 3, "Technology group"). */
export function BrandIcon({ name, icon }: { name: string; icon: string | null }) {
  if (!icon) {
    return (
      <span className={styles.letter} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <svg className={styles.brand} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/brand-icons.svg#${icon}`} />
    </svg>
  )
}
