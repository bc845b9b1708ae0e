import { DraftedIcon } from '../../ui/DraftedIcon'
import * as styles from './Highlight.module.css'

interface HighlightProps {
  /** Icon above the sentence. */
  iconSvg?: string
  children: string
}

/** The one sentence of a page that should be remembered, below a working drawing of its subject. */
export function Highlight({ iconSvg, children }: HighlightProps) {
  return (
    <div className={styles.root}>
      {iconSvg && (
        <div className={styles.drawing}>
          <DraftedIcon svg={iconSvg} />
        </div>
      )}
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
