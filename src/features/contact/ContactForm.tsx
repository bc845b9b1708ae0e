import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { buttonClass } from '../../ui/Button'
import { telLink } from '../../ui/telLink'
import { formatClock } from '../formatClock'
import { CONTACT_FIELDS, type ContactField } from './contactFields'
import { contactStore, preloadEmail, useContactState } from './contactSession'
import { emailConnection, isConnected } from './emailConnection'
import type { EmailRecipient } from './emailParameters'
import { Field } from './Field'
import { Offers } from './Offers'
import { adoptTypedWords, useFocusAfterSending, useFocusOnRefusal, useWantedFocus } from './formFocus'
import { Outcome } from './Outcome'
import { SendAnyway } from './SendAnyway'
import { isSuspicious } from './spamSignals'
import { preloadConfirmation, useConfirmation } from './useConfirmation'
import { firstInvalidField } from './validateContact'
import * as styles from './ContactForm.module.css'

interface ContactFormProps {
  /** The company's general address and number, as they are printed. */
  email: string
  phone: string
  recipient: EmailRecipient
  /** The most hours until an answer comes. */
  replyHours: number | null
}

const CONNECTED = isConnected(emailConnection(''))
const HINTED: readonly ContactField[] = ['phone', 'project', 'message']

export function ContactForm({ email, phone, recipient, replyHours }: ContactFormProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const state = useContactState()
  const form = useRef<HTMLFormElement | null>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // Until the script runs, a submit is kept for it, or leads nowhere: the method is that of a dialog there is not.
  const [isReady, setReady] = useState(false)
  const { values, errors, status, confirmation, lastSentAt } = state
  const sent = useConfirmation(confirmation !== null)

  const attach = useCallback((node: HTMLFormElement | null) => {
    form.current = node
    if (node) adoptTypedWords(node)
  }, [])
  useEffect(() => {
    setReady(true)
    contactStore().dispatch({ type: 'formShown' })
    return () => contactStore().dispatch({ type: 'formLeft' })
  }, [])
  useWantedFocus(state.focusWanted, form)
  useFocusOnRefusal(state.invalidSubmits, () =>
    form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField(errors)}"]`),
  )
  useFocusAfterSending(status === 'sending', submitButton)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const at = Date.now()
    const suspicious = isSuspicious({
      honeypot: honeypot.current?.value ?? '',
      openedAt: performance.timeOrigin,
      submittedAt: at,
    })
    contactStore().dispatch({ type: 'submitted', at, suspicious, recipient })
  }
  function confirm() {
    if (honeypot.current) honeypot.current.value = ''
    contactStore().dispatch({ type: 'confirmed', at: Date.now(), recipient })
  }
  function decline() {
    contactStore().dispatch({ type: 'declined' })
    submitButton.current?.focus()
  }

  return (
    <form
      ref={attach}
      className={styles.root}
      method="dialog"
      noValidate
      onSubmit={submit}
      onFocus={CONNECTED ? preload : undefined}
    >
      {!CONNECTED && (
        <div className={styles.outcome}>
          <p>{t('contact:notConnected')}</p>
          <Offers email={email} phone={phone} values={values} />
        </div>
      )}
      <div className={styles.fields}>
        {fieldOrder(state.selectedProject).map((field) => (
          <Field
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            hint={HINTED.includes(field) ? t(`contact:hint.${field}`) : undefined}
            optional={field === 'project'}
          />
        ))}
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor="contact-fax">{t('contact:honeypot')}</label>
          <input ref={honeypot} id="contact-fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <p className={styles.hint}>
        {t('contact:privacy')} <LocalizedLink to="/privacy">{t('contact:privacyMore')}</LocalizedLink>
      </p>
      <div className={styles.actions}>
        <button
          ref={submitButton}
          type="submit"
          className={buttonClass('primary', styles.submit)}
          disabled={status === 'sending'}
          data-waiting={!isReady || undefined}
        >
          {t(status === 'sending' ? 'contact:sending' : 'contact:send')}
        </button>
        {lastSentAt !== null && !(confirmation && sent.Confirmation) && status !== 'sending' && (
          <p className={styles.hint}>
            {t('contact:lastSent', { time: formatClock(lastSentAt, language, Date.now()) })}
          </p>
        )}
        <div className={styles.noScript}>
          <p>{t('contact:noScript')}</p>
          <div className={styles.offers}>
            <a className={buttonClass('primary')} href={`mailto:${email}`}>
              {email}
            </a>
            <a className={buttonClass('secondary')} href={telLink(phone)}>
              {phone}
            </a>
          </div>
        </div>
      </div>
      {state.confirming && <SendAnyway onConfirm={confirm} onDecline={decline} />}
      <Outcome state={state}>
        {CONNECTED && (
          <Offers
            email={email}
            phone={phone}
            values={values}
            onRetry={state.reason === 'rejected' ? undefined : () => submit()}
          />
        )}
      </Outcome>
      {confirmation && sent.Confirmation && <sent.Confirmation message={confirmation} replyHours={replyHours} />}
    </form>
  )
}

/** What sending takes, while the form is being filled in. */
function preload() {
  preloadEmail()
  preloadConfirmation()
}

/** Whoever has ordered from a card sees first that the form knows of it. */
function fieldOrder(selectedProject: string): readonly ContactField[] {
  return selectedProject ? ['project', ...CONTACT_FIELDS.filter((field) => field !== 'project')] : CONTACT_FIELDS
}
