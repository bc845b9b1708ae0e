import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

const STERN = 48
const STEM = 472

/** A hull in longitudinal section, with one watertight compartment for each solution, nine at most: each closes by itself. */
export function SolutionsDrawing({ count }: { count: number }) {
  const parts = Math.min(count, 9)
  const bulkheads = Array.from({ length: parts + 1 }, (_, index) => STERN + ((STEM - STERN) * index) / parts)
  const compartments = bulkheads.slice(0, -1).map((aft, index) => ({ aft, fore: bulkheads[index + 1] }))
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M20 106H500M20 162H500M20 218H500M20 274H500" />
      <path className={styles.fine} d="M8 190H44M476 190H512" strokeDasharray="14 5" />
      <g className={styles.frames}>
        <path className={styles.opaque} d={compartments.map(({ aft, fore }) => section(aft, fore)).join('')} />
      </g>
      {compartments.map(({ aft, fore }, index) => (
        <text key={aft} className={styles.number} x={(aft + fore) / 2} y="200">
          {index + 1}
        </text>
      ))}
      <path className={styles.fine} d={bulkheads.map((x) => `M${x.toFixed(1)} 306V336`).join('')} />
      <path className={styles.keel} d={`M${STERN} 322H${STEM}`} />
    </HeroDrawing>
  )
}

function section(aft: number, fore: number): string {
  const stations = Array.from({ length: 9 }, (_, index) => aft + ((fore - aft) * index) / 8)
  const deck = stations.map((x) => `${x.toFixed(1)} ${(126 - ((x - 230) / 250) ** 2 * 64).toFixed(1)}`)
  const bottom = stations.map((x) => `${x.toFixed(1)} ${(284 - Math.abs((x - 256) / 222) ** 8 * 120).toFixed(1)}`)
  return `M${[...deck, ...bottom.reverse()].join('L')}Z`
}
