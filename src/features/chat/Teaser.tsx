import { useRef, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { chatStore } from './chatStore'
import { useRoom } from './useRoom'
import * as styles from './ChatWidget.module.css'

/** A message beside the button, with a cross that dismisses it. */
export function Bubble({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.teaser}>
      {children}
      <IconButton icon="x" size={18} label={t('chat.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/** The question beside the button; hidden while the page is scrolled, and where it would cover something. */
export function Teaser({ onPrepare, onOpen }: { onPrepare: () => void; onOpen: () => void }) {
  const t = useTranslate()
  const bubble = useRef<HTMLDivElement>(null)
  const rise = useRoom({ box: bubble, isTeaser: true })
  const translate = rise ? `0 -${rise}px` : undefined
  const dismiss = () => chatStore.dispatch({ type: 'teaserDismissed' })
  return (
    <div ref={bubble} className={styles.teaser} data-docked={rise === null || undefined} style={{ translate }}>
      <button type="button" className={styles.question} onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
        <span>{t('chat.teaser')}</span>
      </button>
      <IconButton icon="x" size={18} label={t('chat.dismiss')} onClick={dismiss} />
    </div>
  )
}
