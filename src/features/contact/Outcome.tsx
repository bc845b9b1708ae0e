import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import type { ContactState } from './contactMachine'
import * as styles from './ContactForm.module.css'

/** How the last submit ended: live regions that stand before they are filled, and the offers after a failure. */
export function Outcome({ state, children }: { state: ContactState; children: ReactNode }) {
  const t = useTranslate()
  const { status, statusVisible, offersVisible, reason } = state
  const invalid = Object.keys(state.errors).length
  const root = useRef<HTMLDivElement>(null)
  const isTold = statusVisible && status !== 'sending'
  // On a phone the form is longer than the screen, and the sentence stands for five seconds.
  useEffect(() => {
    if (isTold) root.current?.scrollIntoView?.({ block: 'center' })
  }, [isTold])
  return (
    <div ref={root} className={styles.outcome}>
      <div role="status">
        {statusVisible && status === 'sent' && <p className={styles.success}>{t('contact:success')}</p>}
        {statusVisible && status === 'failed' && <p className={styles.failure}>{t('contact:failure')}</p>}
        {!statusVisible && invalid > 0 && <p>{t('contact:error.summary', { count: invalid })}</p>}
      </div>
      <div aria-live="polite">
        {offersVisible && reason && (
          <>
            <p className={styles.offerTitle}>{t('contact:offer.title')}</p>
            <p>{t(`contact:reason.${reason}`)}</p>
          </>
        )}
      </div>
      {offersVisible && children}
    </div>
  )
}
