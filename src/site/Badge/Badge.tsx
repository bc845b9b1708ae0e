import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

/** A word or two about a thing, in a frame. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>
}
