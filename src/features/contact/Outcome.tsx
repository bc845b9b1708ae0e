import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { Button, buttonClass } from '../../ui/Button'
import { UiIcon } from '../../ui/Icon'
import { telLink } from '../../ui/telLink'
import { formatClock } from '../formatClock'
import type { ContactState } from './contactMachine'
import { useContactState } from './contactStore'
import { mailOffer, plainText } from './emailMessage'
import type { ContactValues } from './contactValues'
import * as styles from './ContactForm.module.css'

/** The outcome of the last submit: live regions that exist before they are filled, and the offers after a failure. */
export function Outcome({ state, children }: { state: ContactState; children: ReactNode }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { status, statusVisible, offersVisible, reason, announcedProject, tried, lastSentAt } = state
  const invalid = Object.keys(state.errors).length
  const sentence = useRef<HTMLDivElement>(null)
  const isShown = statusVisible && status !== 'sending'
  // On a phone the form is longer than the screen, and the outcome shows for five seconds only.
  useEffect(() => {
    if (isShown) sentence.current?.scrollIntoView?.({ block: 'center' })
  }, [isShown])
  const clock = (at: number) => formatClock(at, language, Date.now())
  return (
    <div className={`${styles.outcome} stack`} data-offers={offersVisible || undefined}>
      <div>
        <div ref={sentence} role="status">
          {status === 'sending' && <p className="visually-hidden">{t('contact:sending')}</p>}
          {statusVisible && status === 'sent' && <p className={styles.success}>{t('contact:success')}</p>}
          {statusVisible && status === 'failed' && <p className={styles.failure}>{t('contact:failure')}</p>}
          {!statusVisible && invalid > 0 && (
            <p className={styles.failure}>{t('contact:error.summary', { count: invalid })}</p>
          )}
          {announcedProject && !statusVisible && invalid === 0 && (
            <p className="visually-hidden">{t('contact:projectChosen', { project: announcedProject })}</p>
          )}
        </div>
        {lastSentAt !== null && status !== 'sending' && !statusVisible && (
          <p className={`${styles.hint} ${styles.sent}`}>{t('contact:lastSent', { time: clock(lastSentAt) })}</p>
        )}
      </div>
      <div aria-live="polite">
        {offersVisible && reason && (
          <>
            <p>
              <strong>{t(reason === 'unknown' ? 'contact:offer.unknownTitle' : 'contact:offer.title')}</strong>
            </p>
            <p>{t(`contact:reason.${reason}`, { time: tried ? clock(tried.at) : '' })}</p>
          </>
        )}
      </div>
      {offersVisible && children}
    </div>
  )
}

interface OffersProps {
  email: string
  phone: string | null
  values: ContactValues
  /** Tries again; absent if another try cannot help. */
  onRetry?: () => void
}

/** Other ways to send a message that failed, with its text already filled in. */
export function Offers({ email, phone, values, onRetry }: OffersProps) {
  const t = useTranslate()
  const mail = mailOffer(email, values, { subject: t('contact:mail.subject'), pasteHere: t('contact:mail.pasteHere') })
  return (
    <>
      {!mail.carriesMessage && <p>{t('contact:offer.mailTooLong')}</p>}
      <div className={`${styles.offers} row`}>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            <UiIcon name="rotate-ccw" size={18} />
            {t('contact:offer.retry')}
          </Button>
        )}
        {!mail.carriesMessage && <CopyButton text={mail.text} />}
        <a className={buttonClass('secondary')} href={mail.href}>
          <UiIcon name="mail" size={18} />
          {t('contact:offer.mail')}
        </a>
        {phone && (
          <a className={buttonClass('secondary')} href={telLink(phone)}>
            <UiIcon name="phone" size={18} />
            {t('contact:offer.call', { phone: phone.replaceAll(' ', '\u00a0') })}
          </a>
        )}
      </div>
    </>
  )
}

/** Browsers have no clipboard on insecure connections; then the text can be copied from the form. */
function CopyButton({ text }: { text: string }) {
  const t = useTranslate()
  const [copied, setCopied] = useState('')
  if (!navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <UiIcon name="copy" size={18} />
      <span aria-live="polite">{t(copied === text ? 'contact:offer.copied' : 'contact:offer.copy')}</span>
    </Button>
  )
}

/** Replaces a form that has thrown: the visitor's text, which can be copied, and the other ways to send it. */
export function BrokenForm({ email, phone }: Pick<OffersProps, 'email' | 'phone'>) {
  const t = useTranslate()
  const { values } = useContactState()
  const text = plainText(values)
  return (
    <div className={`${styles.outcome} stack`} role="alert">
      <p>{t(text ? 'contact:broken.withText' : 'contact:broken.empty')}</p>
      {text && (
        <textarea className={styles.control} readOnly value={text} aria-label={t('contact:field.message')} rows={8} />
      )}
      <Offers email={email} phone={phone} values={values} />
    </div>
  )
}
