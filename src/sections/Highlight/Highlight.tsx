import { DraftedIcon } from '../../ui/DraftedIcon'
import * as styles from './Highlight.module.css'

/** The page's key sentence below a drawing of its subject. */
export function Highlight({ iconSvg, children }: { iconSvg: string; children: string }) {
  return (
    <div className={styles.root}>
      <DraftedIcon svg={iconSvg} />
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
