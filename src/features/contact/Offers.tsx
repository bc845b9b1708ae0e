import { useState } from 'react'
import { useTranslate } from '../../i18n/language'
import { Button, buttonClass } from '../../ui/Button'
import type { ContactValues } from './contactFields'
import { mailOffer, unbroken } from './fallbackContacts'
import { UiIcon } from '../../ui/Icon'
import { telLink } from '../../ui/telLink'
import * as styles from './ContactForm.module.css'

interface OffersProps {
  email: string
  phone: string
  values: ContactValues
  /** Tries again; absent where trying cannot help. */
  onRetry?: () => void
}

/** The ways around a message that was not sent, with its text already filled in. */
export function Offers({ email, phone, values, onRetry }: OffersProps) {
  const t = useTranslate()
  const mail = mailOffer(email, values, { subject: t('contact:mail.subject'), pasteHere: t('contact:mail.pasteHere') })
  return (
    <>
      {!mail.carriesMessage && <p>{t('contact:offer.mailTooLong')}</p>}
      <div className={styles.offers}>
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
        <a className={buttonClass('secondary')} href={telLink(phone)}>
          <UiIcon name="phone" size={18} />
          {t('contact:offer.call', { phone: unbroken(phone) })}
        </a>
      </div>
    </>
  )
}

/** Browsers offer no clipboard to pages without a secure connection; the text is in the form to be copied by hand. */
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
