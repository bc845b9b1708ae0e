import { useTranslate } from '../../i18n/language'
import { useContactState } from './contactStore'
import { plainText } from './emailMessage'
import { Offers } from './Outcome'
import * as styles from './ContactForm.module.css'

/** Replaces a form that has thrown: the visitor's text, which can be copied, and the other ways to send it. */
export function BrokenForm({ email, phone }: { email: string; phone: string | null }) {
  const t = useTranslate()
  const { values } = useContactState()
  const text = plainText(values)
  return (
    <div className={`${styles.outcome} stack`} role="alert">
      <p>{t(text ? 'contact:broken.withText' : 'contact:broken.empty')}</p>
      {text && (
        <textarea className={styles.control} readOnly value={text} aria-label={t('contact:sent.message')} rows={8} />
      )}
      <Offers email={email} phone={phone} values={values} />
    </div>
  )
}
