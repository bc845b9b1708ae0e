import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

const LINES = [0, 1, 2, 3, 4, 5, 6]

/** Ship's logbook, opened: entries to the left, a measured curve to the right. */
export function BlogDrawing() {
  return (
    <HeroDrawing>
      <path
        className={styles.grid}
        d="M46 106H474M46 162H474M46 218H474M46 274H474M100 40V346M180 40V346M340 40V346M420 40V346"
      />
      <g className={styles.frames}>
        <path className={styles.opaque} d={page(62, 16)} />
        <path className={styles.opaque} d={page(458, 16)} />
        <path className={styles.opaque} d={page(62, 0)} />
        <path className={styles.opaque} d={page(458, 0)} />
        <path d="M296 246C318 240 322 150 344 158S372 226 390 200S414 122 434 116" />
        <path className={styles.fine} d={LINES.map(entry).join('') + 'M288 116V262C330 246 392 240 440 244'} />
      </g>
      <path className={styles.centre} d="M260 40V356" />
      <path className={styles.keel} d="M46 342H474M260 330V354" />
    </HeroDrawing>
  )
}

/** A page from the spine to its outer edge; `below` moves it down the stack. */
function page(edge: number, below: number): string {
  const x = (share: number) => 260 + (edge - 260) * share
  const y = (height: number) => height + below
  return `M260 ${y(92)}C${x(0.23)} ${y(62)} ${x(0.66)} ${y(58)} ${edge} ${y(78)}V${y(288)}C${x(0.66)} ${y(268)} ${x(0.23)} ${y(272)} 260 ${y(302)}Z`
}

/** A line of writing that follows the curve of the left page. */
function entry(line: number): string {
  const y = 106 + line * 24
  const end = line % 3 === 2 ? 190 : 236
  return `M88 ${y}C130 ${y - 6} ${end - 46} ${y - 6} ${end} ${y + (end === 236 ? 12 : 0)}`
}
