import type { ReactNode } from 'react'
import * as styles from './Styleguide.module.css'

/** What belongs together, under its name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
