import { usePageLanguage, useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { formatClock } from '../formatClock'
import type { SentMessage } from './contactState'
import * as styles from './Confirmation.lazy.module.css'

/** As much of the message as is shown to recognise it by. */
const EXCERPT = 280

interface ConfirmationProps {
  message: SentMessage
  /** The most hours until an answer comes. */
  replyHours: number | null
}

/** The letter's copy for who has sent it: what left, where the answer goes, by when it comes and what follows. */
export function Confirmation({ message: { values, at }, replyHours }: ConfirmationProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const text = values.message.trim()
  const email = values.email.trim()
  const time = formatClock(at, language)
  const replyBy = replyHours === null ? null : formatClock(at + replyHours * 3_600_000, language, at)
  return (
    <section className={styles.root} aria-labelledby="contact-confirmation">
      <div className={styles.head}>
        <UiIcon name="check" className={styles.icon} size={28} />
        <h3 id="contact-confirmation" className={styles.title}>
          {t('contact:sent.title', { name: values.firstName.trim() })}
        </h3>
        <p className={styles.stamp}>{t('contact:sent.stamp', { time })}</p>
      </div>
      <dl className={styles.facts}>
        {replyBy && (
          <div className={styles.fact}>
            <dt>{t('contact:sent.replyBy')}</dt>
            <dd className={styles.figure}>{replyBy}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{t('contact:sent.replyTo')}</dt>
          <dd className={styles.address}>{email}</dd>
        </div>
        {values.project.trim() && (
          <div className={styles.fact}>
            <dt>{t('contact:field.project')}</dt>
            <dd>{values.project.trim()}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{t('contact:sent.message')}</dt>
          <dd className={styles.message}>{text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text}</dd>
        </div>
      </dl>
      <p className={styles.next}>{t('contact:sent.next')}</p>
    </section>
  )
}
