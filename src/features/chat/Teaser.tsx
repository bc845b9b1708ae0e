import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { chatStore } from './chatStore'
import { useRoom } from './useRoom'
import * as styles from './ChatWidget.module.css'

type BubbleProps = ComponentPropsWithoutRef<'div'> & { onDismiss: () => void }

/** A message beside the button, with a cross that dismisses it. */
export const Bubble = forwardRef<HTMLDivElement, BubbleProps>(function Bubble({ onDismiss, children, ...rest }, ref) {
  const t = useTranslate()
  return (
    <div ref={ref} className={styles.teaser} {...rest}>
      {children}
      <IconButton icon="x" size={18} label={t('chat.dismiss')} onClick={onDismiss} />
    </div>
  )
})

/** The question beside the button; hidden while the page scrolls and where it would cover content. */
export function Teaser({ onPrepare, onOpen }: { onPrepare: () => void; onOpen: () => void }) {
  const t = useTranslate()
  const bubble = useRef<HTMLDivElement>(null)
  const rise = useRoom({ box: bubble, isTeaser: true })
  const translate = rise ? `0 -${rise}px` : undefined
  const dismiss = () => chatStore.dispatch({ type: 'teaserDismissed' })
  return (
    <Bubble ref={bubble} data-docked={rise === null || undefined} style={{ translate }} onDismiss={dismiss}>
      <button type="button" className={styles.question} onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
        <span>{t('chat.teaser')}</span>
      </button>
    </Bubble>
  )
}
