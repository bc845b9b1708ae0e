import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'
import { fair, shares } from './hull'

const HALF_BREADTH = 190
const DEPTH = 260

/** Half a frame of the hull as a path from the keel up: `fullness` 0 is a wall, large is a knife. */
function frame(breadth: number, fullness: number, rise: number, side: 1 | -1): string {
  const points = shares(7).map((share) => {
    const height = share ** 3
    return [260 + side * HALF_BREADTH * breadth * height ** fullness, 330 - (DEPTH + rise) * height] as const
  })
  return fair(points)
}

const FORE = [0, 1, 2, 3, 4].map((station) => frame(1 - 0.17 * station, 0.16 + 0.3 * station, 3 * station ** 2, 1))
const AFT = [0, 1, 2, 3, 4].map((station) => frame(1 - 0.09 * station, 0.16 + 0.16 * station, 1.6 * station ** 2, -1))
const WATERLINES = [0, 1, 2, 3, 4].map((line) => `M46 ${330 - line * 56}H474`)
const BUTTOCKS = [-2, -1, 1, 2].map((line) => `M${260 + line * 80} 40V346`)

/** The body plan of a hull, the first drawing of every ship: fore frames to the right, aft frames to the left. */
export function AboutDrawing() {
  return (
    <HeroDrawing>
      <path className={styles.grid} d={[...WATERLINES, ...BUTTOCKS].join('')} />
      <path className={styles.centre} d="M260 16V360" />
      <path className={styles.frames} data-drawn="" d={[...FORE, ...AFT].join('')} />
      <path className={styles.keel} d="M46 330H474M260 318V342" />
    </HeroDrawing>
  )
}
