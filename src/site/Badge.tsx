import type { ReactNode } from 'react'
import { formatDay } from '../routing/formatDay'
import { usePageLanguage, useTranslate } from '../i18n/language'
import * as styles from './Badge.module.css'

interface HeldBackProps {
  /** A day, `draft`, or nothing for what is out (`src/content/model/publication.ts`). */
  until: string | null
}

/** Says in development and in previews that readers do not get this yet. No production build has anything to say it of. */
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

/** A word or two about a thing, in a frame. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>
}
