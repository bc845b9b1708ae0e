import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

const LINES = [0, 1, 2, 3, 4, 5, 6, 7].map((line) => `M166 ${112 + line * 26}H${line % 4 === 3 ? 270 : 354}`).join('')

/** A sheet of writing with its corner folded. */
export function BlogDrawing() {
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M46 90H474M46 180H474M46 270H474M90 20V346M430 20V346" />
      <g className={styles.frames}>
        <path className={styles.sheet} d="M136 36H344L384 76V326H136Z" />
        <path className={styles.signal} d="M344 36V76H384Z" />
        <path className={styles.fine} d={LINES} />
      </g>
      <path className={styles.keel} d="M46 346H474" />
    </HeroDrawing>
  )
}
