import { HeroDrawing } from '../HeroDrawing'
import * as styles from '../HeroDrawing.module.css'

/** Sheets that lie one over the other, the top one with a chart. */
export function ProjectsDrawing() {
  return (
    <HeroDrawing>
      <path className={styles.grid} d="M46 60H474M46 130H474M46 200H474M46 270H474" />
      <g className={styles.frames}>
        <rect className={styles.sheet} x="206" y="36" width="240" height="220" />
        <rect className={styles.sheet} x="146" y="66" width="240" height="220" />
        <rect className={styles.sheet} x="86" y="96" width="240" height="220" />
        <path className={styles.fine} d="M116 140H296M116 164H240M116 286H296" />
      </g>
      <path className={styles.signal} d="M132 286V240H160V286ZM252 286V190H280V286Z" />
      <path className={styles.centre} d="M192 286V214H220V286" />
      <path className={styles.keel} d="M46 346H474" />
    </HeroDrawing>
  )
}
