import { useEffect, useRef, type ReactNode } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { formatClock } from '../formatClock'
import type { ContactState } from './contactState'
import * as styles from './ContactForm.module.css'

/** How the last submit ended: live regions that stand before they are filled, and the offers after a failure. */
export function Outcome({ state, children }: { state: ContactState; children: ReactNode }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { status, statusVisible, offersVisible, reason, announcedProject, firstTriedAt } = state
  const invalid = Object.keys(state.errors).length
  const sentence = useRef<HTMLDivElement>(null)
  const isTold = statusVisible && status !== 'sending'
  // On a phone the form is longer than the screen, and the sentence stands for five seconds.
  useEffect(() => {
    if (isTold) sentence.current?.scrollIntoView?.({ block: 'center' })
  }, [isTold])
  const time = firstTriedAt === null ? '' : formatClock(firstTriedAt, language, Date.now())
  return (
    <div className={styles.outcome}>
      <div ref={sentence} role="status">
        {statusVisible && status === 'sent' && <p className={styles.success}>{t('contact:success')}</p>}
        {statusVisible && status === 'failed' && <p className={styles.failure}>{t('contact:failure')}</p>}
        {!statusVisible && invalid > 0 && <p>{t('contact:error.summary', { count: invalid })}</p>}
        {announcedProject && !statusVisible && invalid === 0 && (
          <p className="visually-hidden">{t('contact:projectChosen', { project: announcedProject })}</p>
        )}
      </div>
      <div aria-live="polite">
        {offersVisible && reason && (
          <>
            <p className={styles.offerTitle}>
              {t(reason === 'unknown' ? 'contact:offer.unknownTitle' : 'contact:offer.title')}
            </p>
            <p>{t(`contact:reason.${reason}`, { time })}</p>
          </>
        )}
      </div>
      {offersVisible && children}
    </div>
  )
}
