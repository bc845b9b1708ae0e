import { brandIconPath } from '../../routing/brandIconPath'
import * as styles from './Icon.module.css'

interface BrandIconProps {
  name: string
  icon: string | null
  /** Address of another picture that has the mark. */
  src?: string
}

/** The brand mark of a technology, or the first letter of its name (spec section 3, "Technology group"). */
export function BrandIcon({ name, icon, src }: BrandIconProps) {
  if (!icon) {
    return (
      <span className={styles.letter} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )
  }
  return <img className={styles.brand} src={src ?? brandIconPath(icon)} width={24} height={24} alt="" loading="lazy" />
}
