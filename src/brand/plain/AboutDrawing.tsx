import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

/** Three concentric circles. */
export function AboutDrawing() {
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M46 50H474M46 120H474M46 190H474M46 260H474M120 20V346M260 20V346M400 20V346" />
      <g className={styles.frames} data-drawn="">
        <circle cx="200" cy="156" r="104" />
        <circle cx="320" cy="156" r="104" />
        <circle cx="260" cy="226" r="104" />
      </g>
      <path className={styles.keel} d="M46 346H474M260 334V358" />
    </HeroDrawing>
  )
}
