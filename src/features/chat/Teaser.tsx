import { useRef, type ReactNode } from 'react'
import { IconButton } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { useRoom } from './useRoom'
import * as styles from './ChatWidget.module.css'

interface BubbleProps {
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** A bubble beside the button, with a button that dismisses it. */
export function Bubble({ dismiss, onDismiss, children }: BubbleProps) {
  return (
    <div className={styles.teaser}>
      {children}
      <IconButton icon="x" size={18} label={dismiss} className={styles.dismiss} onClick={onDismiss} />
    </div>
  )
}

interface TeaserProps {
  question: string
  dismiss: string
  onDismiss: () => void
  onPrepare: () => void
  onOpen: () => void
}

/** The question beside the button; while the page is scrolled, and where it would cover something, a dot on its rim. */
export function Teaser({ question, dismiss, onDismiss, onPrepare, onOpen }: TeaserProps) {
  const measure = useRef<HTMLDivElement>(null)
  const rise = useRoom({ box: measure, rises: true, meanwhile: null })
  const hasRoom = rise !== null
  return (
    <>
      {/* Invisible, as large as the bubble: shows where there is room for it. */}
      <div
        ref={measure}
        className={classNames(styles.teaser, styles.measure)}
        aria-hidden="true"
        data-words={question}
      />
      <div className={hasRoom ? styles.teaser : styles.docked} style={rise ? { translate: `0 -${rise}px` } : undefined}>
        <button
          type="button"
          className={styles.question}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onOpen}
          title={hasRoom ? undefined : question}
        >
          <span className={styles.words}>{question}</span>
        </button>
        <IconButton icon="x" size={18} label={dismiss} className={styles.dismiss} onClick={onDismiss} />
      </div>
    </>
  )
}
