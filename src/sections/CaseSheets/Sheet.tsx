import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import * as styles from './Sheet.module.css'

interface SheetProps {
  /** Dictionary key of the kind of drawing. */
  kind: string
  title: string
  note: string
  children: ReactNode
}

export function Sheet({ kind, title, note, children }: SheetProps) {
  const t = useTranslate()
  return (
    <figure className={styles.root}>
      <figcaption className={`${styles.caption} text`}>
        <span className={styles.kind}>{t(kind)}</span>
        <strong className={styles.title}>{title}</strong>
        <span>{note}</span>
      </figcaption>
      {children}
    </figure>
  )
}
