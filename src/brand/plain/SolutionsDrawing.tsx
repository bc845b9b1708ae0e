import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

/** As many numbered fields as there are solutions, nine at most, in rows of three. */
export function SolutionsDrawing({ count }: { count: number }) {
  const parts = Math.min(count, 9)
  const rows = Math.ceil(parts / 3)
  const top = 172 - rows * 50
  const fields = Array.from({ length: parts }, (_, index) => ({
    x: 110 + (index % 3) * 102,
    y: top + Math.floor(index / 3) * 102,
  }))
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M46 20V346M474 20V346M46 172H474" />
      <g className={styles.frames}>
        {fields.map(({ x, y }) => (
          <rect key={`${x} ${y}`} className={styles.opaque} x={x} y={y} width="92" height="92" />
        ))}
      </g>
      {fields.map(({ x, y }, index) => (
        <text key={`${x} ${y}`} className={styles.number} x={x + 46} y={y + 54}>
          {index + 1}
        </text>
      ))}
      <path className={styles.keel} d="M46 352H474" />
    </HeroDrawing>
  )
}
