import { ProcessDrawing } from '@brand/ProcessDrawing'
import { LayersUpTo } from '../../brand/Layers'
import * as styles from './ProcessLayers.module.css'

/** The drawing that gains a layer with each step, and below it, as a parts list, what the client has after each step. */
export function ProcessLayers({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <div className={styles.root} aria-hidden="true">
      <ProcessDrawing />
      <div className="numbered">
        {outcomes.map((outcome) => (
          <p key={outcome} data-layer="">
            <span>{outcome}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** The drawing with the layers of so many steps. */
export const processStrip = (steps: number) => <LayersUpTo count={steps} className={styles.strip} />
