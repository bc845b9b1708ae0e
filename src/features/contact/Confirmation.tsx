import { usePageLanguage, useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { formatClock } from '../formatClock'
import type { ContactState } from './contactMachine'
import * as styles from './Confirmation.lazy.module.css'

/** Maximum number of characters of the message that are shown. */
const EXCERPT = 280

interface ConfirmationProps {
  message: NonNullable<ContactState['confirmation']>
  /** Maximum number of hours until the company replies. */
  replyHours: number | null
  next?: string | null
}

/** The sender's copy: the message, where the reply goes and by when, and what happens next. */
export function Confirmation({ message: { values, at }, replyHours, next }: ConfirmationProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const text = values.message.trim()
  const project = values.project.trim()
  const time = formatClock(at, language)
  const replyBy = replyHours === null ? null : formatClock(at + replyHours * 3_600_000, language, at)
  const facts: [label: string, value: string | null, className?: string][] = [
    [t('contact:sent.replyBy'), replyBy, 'figure'],
    [t('contact:sent.replyTo'), values.email.trim(), styles.address],
    [t('contact:field.project'), project],
    [t('contact:sent.message'), text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text, styles.message],
  ]
  return (
    <section className="framed" aria-labelledby="contact-confirmation">
      <div className={`${styles.head} cell row`}>
        <UiIcon name="check" className={styles.icon} size={28} />
        <h3 id="contact-confirmation" className={styles.title}>
          {t('contact:sent.title', { name: values.firstName.trim() })}
        </h3>
        <p className={styles.stamp}>{t('contact:sent.stamp', { time })}</p>
      </div>
      <dl>
        {facts.map(
          ([label, value, className]) =>
            value && (
              <div key={label} className="cell">
                <dt className="small-print">{label}</dt>
                <dd className={className}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {next && <p className={styles.next}>{next}</p>}
    </section>
  )
}
