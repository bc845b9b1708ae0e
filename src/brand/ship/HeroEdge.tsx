import { classNames } from '../../ui/classNames'
import * as styles from '../HeroEdge.module.css'

/** Height of the deck edge above the base line at station x, both from 0 to 100. */
function sheer(x: number): number {
  return 14 + ((x - 58) / 58) ** 2 * 44
}

const STATIONS = Array.from({ length: 21 }, (_, index) => index * 5)
const CURVE = STATIONS.map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${(60 - sheer(x)).toFixed(2)}`).join('')

/** The edge between a hero and its page: a hull's sheer line, stations marked on the base line. */
export function HeroEdge() {
  return (
    <svg
      className={classNames(styles.root, 'no-print')}
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`${CURVE}V60H0Z`} />
      <path className={styles.stations} d={STATIONS.map((x) => `M${x} ${(60 - sheer(x)).toFixed(2)}V60`).join('')} />
      <path className={styles.curve} d={CURVE} data-drawn="" />
    </svg>
  )
}
