import { DraftedIcon } from '../../ui/DraftedIcon/DraftedIcon'
import * as styles from './Highlight.module.css'

interface HighlightProps {
  /** Body of the icon above the sentence. */
  icon?: string
  children: string
}

/** The one sentence of a page that should be remembered, below a working drawing of its subject. */
export function Highlight({ icon, children }: HighlightProps) {
  return (
    <div className={styles.root}>
      {icon && (
        <div className={styles.drawing}>
          <DraftedIcon body={icon} />
        </div>
      )}
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
