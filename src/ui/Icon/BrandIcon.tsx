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
  return <img className={styles.brand} src={`/brand-icons/${icon}.svg`} width={24} height={24} alt="" loading="lazy" />
}
