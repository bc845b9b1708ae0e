import { DraftedIcon } from '../../ui/DraftedIcon'
import * as styles from './Highlight.module.css'

interface HighlightProps {
  /** Icon above the sentence. */
  iconSvg?: string
  children: string
}

/** The page's key sentence below a drawing of its subject. */
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
