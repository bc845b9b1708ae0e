import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language'
import { Button, buttonClass } from '../../ui/Button'
import * as styles from './ContactForm.module.css'

interface SendAnywayProps {
  onConfirm: () => void
  onDecline: () => void
}

/** Asks a suspicious sender; nobody is dropped without a word. */
export function SendAnyway({ onConfirm, onDecline }: SendAnywayProps) {
  const t = useTranslate()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div className={styles.outcome} role="group" aria-labelledby="contact-confirm">
      <p id="contact-confirm">{t('contact:confirm.question')}</p>
      <div className={styles.offers}>
        <button ref={confirm} type="button" className={buttonClass()} onClick={onConfirm}>
          {t('contact:confirm.send')}
        </button>
        <Button variant="secondary" onClick={onDecline}>
          {t('contact:confirm.back')}
        </Button>
      </div>
    </div>
  )
}
