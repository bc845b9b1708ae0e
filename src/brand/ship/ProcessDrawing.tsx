import * as styles from '../HeroDrawing.module.css'
import { Layers } from '../Layers'
import { fair, frame, hullPoint, shares, stem, waterline } from './hull'

const BOTH = [-1, 1]
const KEEL = fair([hullPoint(0, 0), hullPoint(1, 0)])
const BED = 'M0 214C50 230 96 200 150 210S236 234 296 218S366 206 400 216'
const SOUNDINGS: readonly (readonly [x: number, bed: number, depth: number])[] = [
  [22, 219, 7],
  [92, 209, 6],
  [162, 212, 6],
  [232, 226, 8],
  [302, 216, 7],
  [372, 211, 6],
]
const LINES = [0.25, 0.5, 0.75, 1].flatMap((height) => BOTH.map((side) => fair(waterline(height, side)))).join('')
const FRAMES = shares(12)
  .slice(0, -1)
  .flatMap((station) => BOTH.map((side) => fair(frame(station, side))))
const SIDE =
  fair(waterline(1, 1)) + fair(stem().reverse(), 'L') + `L${hullPoint(0, 0).join(' ')}` + fair(frame(0, 1), 'L') + 'Z'
const STRAKES = shares(7)
  .slice(1, -1)
  .map((height) => fair(waterline(height, 1)))
const WAVES =
  'M0 156C16 150 32 150 48 156S80 162 96 156S128 150 144 156S176 162 192 156S224 150 240 156S272 162 288 156S320 150 336 156S368 162 384 156L400 152'

/** A ship, from the soundings of the sea to its launch: a layer for each step of the work. */
export function ProcessDrawing() {
  return (
    <Layers>
      <>
        <path className={styles.fine} d={BED + SOUNDINGS.map(([x, bed]) => `M${x} 156V${bed}`).join('')} />
        <path className={styles.grid} d="M0 156H400" />
        {SOUNDINGS.map(([x, bed, depth]) => (
          <text key={x} className={styles.note} x={x} y={bed + 16}>
            {depth}
          </text>
        ))}
      </>
      <path className={styles.fine} d={LINES + fair(stem()) + KEEL} />
      <>
        <path className={styles.ribs} d={FRAMES.join('')} />
        <path className={styles.keel} d={KEEL} />
      </>
      <>
        <path className={`${styles.ribs} ${styles.opaque}`} d={SIDE} />
        <path className={styles.ribs} d={STRAKES.join('')} />
      </>
      <>
        <path className={styles.ribs} d="M176 128V20M176 30L190 112" />
        <path className={styles.fine} d="M160 112A84 84 0 0 0 206 106M176 112V118M190 109V116M162 109V116" />
        <circle className={styles.signal} cx="190" cy="114" r="5" />
        <path className={`${styles.ribs} ${styles.opaque}`} d="M226 112H244V128H226ZM248 108H266V124H248Z" />
      </>
      <>
        <path className={styles.water} d={`${WAVES}V250H0Z`} />
        <path className={styles.keel} d={WAVES} />
        <path className={`${styles.ribs} ${styles.signal}`} d="M176 20L216 30L176 42Z" />
      </>
    </Layers>
  )
}
