import type { ReactNode } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import type { WordKey } from '../../i18n/wordKeys'
import * as styles from './CaseFigure.module.css'

interface CaseFigureProps {
  kind: WordKey
  title: string
  note: string
  lang?: string
  children: ReactNode
}

export function CaseFigure({ kind, title, note, lang, children }: CaseFigureProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  return (
    <figure className={styles.root} lang={lang}>
      <figcaption className={`${styles.caption} text`}>
        <span className={styles.kind} lang={lang && language}>
          {t(kind)}
        </span>
        <strong className={styles.title}>{title}</strong>
        <span>{note}</span>
      </figcaption>
      {children}
    </figure>
  )
}
