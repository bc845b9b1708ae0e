import { classNames } from '../../ui/classNames'
import * as styles from '../HeroEdge.module.css'

/** The edge between a hero and its page: a slope. */
export function HeroEdge() {
  return (
    <svg
      className={classNames(styles.root, 'no-print')}
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d="M0 52L100 12V60H0Z" />
      <path className={styles.curve} d="M0 52L100 12" data-drawn="" />
    </svg>
  )
}
