import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

/** Pivot of all three screens, below the drawing. */
const PIVOT = { x: 260, y: 640 }
const TURN = 15

const LIST = 'M222 116H298M222 146H298M222 176H284M222 206H298M222 236H270'
const CHART = 'M222 230C240 226 246 176 262 186S282 146 298 120M222 250H298M222 120H250M222 138H240'
const MAP = 'M206 166C240 150 250 196 314 170M240 110L252 286M292 96C280 150 292 230 276 286'

/** Screens of an application, fanned out like the cards of the portfolio on a circle around the pivot. */
export function ProjectsDrawing() {
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M46 106H474M46 162H474M46 218H474M46 274H474" />
      <path className={styles.centre} d={[-TURN, 0, TURN].map(ray).join('') + `M${at(-21)}A600 600 0 0 1 ${at(21)}`} />
      <Screen turn={-TURN} content={LIST} />
      <Screen turn={TURN} content={MAP} />
      <Screen turn={0} content={CHART} />
      <path className={styles.keel} d="M46 330H474M260 318V342" />
    </HeroDrawing>
  )
}

function Screen({ turn, content }: { turn: number; content: string }) {
  return (
    <g className={styles.frames} transform={`rotate(${turn} ${PIVOT.x} ${PIVOT.y})`}>
      <rect className={styles.opaque} x="196" y="56" width="128" height="250" rx="20" />
      <path d="M244 74H276" />
      <path className={styles.fine} d={content} />
    </g>
  )
}

/** A centre line of a screen, from the circle down past the keel. */
function ray(turn: number): string {
  return `M${at(turn, 612)}L${at(turn, 294)}`
}

function at(turn: number, radius = 600): string {
  const angle = (turn * Math.PI) / 180
  return `${(PIVOT.x + radius * Math.sin(angle)).toFixed(1)} ${(PIVOT.y - radius * Math.cos(angle)).toFixed(1)}`
}
