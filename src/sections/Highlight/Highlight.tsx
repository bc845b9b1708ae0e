import { LineDrawing } from '../../ui/LineDrawing'
import * as styles from './Highlight.module.css'

/** The page's key sentence below a drawing of its subject. */
export function Highlight({ drawing, children }: { drawing: string | null; children: string }) {
  return (
    <div className={styles.root}>
      {drawing && <LineDrawing svg={drawing} />}
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
