import type { ReactNode } from 'react'
import { classNames } from '../ui/classNames'
import * as styles from './HeroDrawing.module.css'

/** A drawing beside the title of a page, 520 by 372. */
export function HeroDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classNames(styles.root, 'no-print')} viewBox="0 0 520 372" aria-hidden="true">
      {children}
    </svg>
  )
}
