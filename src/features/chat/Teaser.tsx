import { useRef, type ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import { UiIcon } from '../../ui/Icon'
import { useRoomForTeaser } from './useRoomForTeaser'
import * as styles from './ChatWidget.module.css'

interface BubbleProps {
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** A bubble beside the button with a way to put it away. */
export function Bubble({ dismiss, onDismiss, children }: BubbleProps) {
  return (
    <div className={styles.teaser}>
      {children}
      <Dismiss label={dismiss} onDismiss={onDismiss} />
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

/** The question beside the button; where it would lie on something, a dot on the rim of the button stands for it. */
export function Teaser({ question, dismiss, onDismiss, onPrepare, onOpen }: TeaserProps) {
  const measure = useRef<HTMLDivElement>(null)
  const hasRoom = useRoomForTeaser(measure)
  return (
    <>
      {/* As large as the bubble at its longest: what is looked under before it is shown. */}
      <div ref={measure} className={classNames(styles.teaser, styles.measure)} aria-hidden="true" />
      <div className={hasRoom ? styles.teaser : styles.docked}>
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
        <Dismiss label={dismiss} onDismiss={onDismiss} />
      </div>
    </>
  )
}

function Dismiss({ label, onDismiss }: { label: string; onDismiss: () => void }) {
  return (
    <button type="button" className={styles.dismiss} aria-label={label} onClick={onDismiss}>
      <UiIcon name="x" size={18} />
    </button>
  )
}
