import * as styles from './Highlight.module.css'

/** The one sentence to remember, hung on a keel line. */
export function Highlight({ children }: { children: string }) {
  return <p className={styles.root}>{children}</p>
}
