import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { chatStore } from './chatStore'
import * as styles from './ChatWidget.module.css'

/** A message beside the button, with a cross that dismisses it. */
export function Bubble({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const t = useTranslate()
  const dismiss = ({ currentTarget, detail }: MouseEvent) => {
    // The keyboard would lose the focus with the cross: the button of the chat takes it.
    if (detail === 0) currentTarget.closest('aside')?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    onDismiss()
  }
  return (
    <div className={styles.bubble}>
      {children}
      <IconButton icon="x" size={18} label={t('chat.dismiss')} onClick={dismiss} />
    </div>
  )
}

/** The question beside the button. On phones it gives way while the visitor scrolls down, or uses the keyboard elsewhere. */
export function Teaser({ onPrepare, onOpen }: { onPrepare: () => void; onOpen: () => void }) {
  const t = useTranslate()
  const scrollsDown = useScrollsDown()
  return (
    <div className={styles.teaser} data-away={scrollsDown || undefined}>
      <Bubble onDismiss={() => chatStore.dispatch({ type: 'teaserDismissed' })}>
        <button
          type="button"
          className={styles.question}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onOpen}
        >
          <span>{t('chat.teaser')}</span>
        </button>
      </Bubble>
    </div>
  )
}

/** Whether the visitor's last scroll went down the page. */
function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      if (window.scrollY !== last) setScrollsDown(window.scrollY > last)
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return scrollsDown
}
