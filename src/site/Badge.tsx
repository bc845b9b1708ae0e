import type { ReactNode } from 'react'
import { formatDay } from '../routing/formatDay'
import { usePageLanguage, useTranslate } from '../i18n/language'
import * as styles from './Badge.module.css'

interface HeldBackProps {
  /** A day, `draft`, or null for published content (`src/content/model/publication.ts`). */
  until: string | null
}

/** Marks unpublished content in development and previews. A production build contains none. */
export function HeldBack({ until }: HeldBackProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  if (!until) return null
  return (
    <Badge>
      {until === 'draft' ? t('articleCard.draft') : t('articleCard.from', { day: formatDay(until, language) })}
    </Badge>
  )
}

export function Badge({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className={styles.root} lang={lang}>
      {children}
    </span>
  )
}
