import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslate } from '../../i18n/language'
import { buttonClass } from '../../ui/Button/Button'
import { CONTACT_FIELDS, type ContactField } from './contactFields'
import { contactStore, preloadEmail, setRecipient, useContactState } from './contactSession'
import type { EmailRecipient } from './emailParameters'
import { Field } from './Field'
import { Offers } from './Offers'
import { callOffer } from './fallbackContacts'
import { Outcome } from './Outcome'
import { SendAnyway } from './SendAnyway'
import { emailConnection, isConnected } from './sendEmail'
import { isSuspicious } from './spamSignals'
import { onMessageSuggested } from './suggestMessage'
import { firstInvalidField } from './validateContact'
import * as styles from './ContactForm.module.css'

interface ContactFormProps {
  /** The company's general address and number, as they are printed. */
  email: string
  phone: string
  recipient: EmailRecipient
}

const CONNECTED = isConnected(emailConnection(''))
const HINTED: readonly ContactField[] = ['phone', 'project', 'message']

export function ContactForm({ email, phone, recipient }: ContactFormProps) {
  const t = useTranslate()
  const state = useContactState()
  const form = useRef<HTMLFormElement | null>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // Until the script runs, a submit would be the browser's own and put every word into the address.
  const [isReady, setReady] = useState(false)
  const { values, errors, status } = state

  const attach = useCallback((node: HTMLFormElement | null) => {
    form.current = node
    if (node) adoptTypedWords(node)
  }, [])
  useEffect(() => {
    setRecipient(recipient)
    setReady(true)
    return onMessageSuggested(() => focusNextField(form.current))
  }, [])
  useFocusOnRefusal(state.refusals, () =>
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
    contactStore().dispatch({ type: 'submitted', at, suspicious })
  }
  function confirm() {
    if (honeypot.current) honeypot.current.value = ''
    contactStore().dispatch({ type: 'confirmed', at: Date.now() })
  }
  function decline() {
    contactStore().dispatch({ type: 'declined' })
    submitButton.current?.focus()
  }

  return (
    <form
      ref={attach}
      className={styles.root}
      noValidate
      onSubmit={submit}
      onFocus={CONNECTED ? preloadEmail : undefined}
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
      <div className={styles.actions}>
        <button
          ref={submitButton}
          type="submit"
          className={buttonClass('primary', styles.submit)}
          disabled={!isReady || status === 'sending'}
        >
          {t(status === 'sending' ? 'contact:sending' : 'contact:send')}
        </button>
        <div className={styles.noScript}>
          <p>{t('contact:noScript')}</p>
          <div className={styles.offers}>
            <a className={buttonClass('primary')} href={`mailto:${email}`}>
              {email}
            </a>
            <a className={buttonClass('secondary')} href={callOffer(phone)}>
              {phone}
            </a>
          </div>
        </div>
      </div>
      {state.asking && <SendAnyway onConfirm={confirm} onDecline={decline} />}
      <Outcome state={state}>
        {CONNECTED && <Offers email={email} phone={phone} values={values} onRetry={() => submit()} />}
      </Outcome>
    </form>
  )
}

/** Whoever has ordered from a card sees first that the form knows of it. */
function fieldOrder(selectedProject: string): readonly ContactField[] {
  return selectedProject ? ['project', ...CONTACT_FIELDS.filter((field) => field !== 'project')] : CONTACT_FIELDS
}

/** What was typed before the script ran is in the controls only, and would be wiped by the first render of the state. */
function adoptTypedWords(form: HTMLFormElement): void {
  const store = contactStore()
  for (const field of CONTACT_FIELDS) {
    const typed = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)?.value ?? ''
    if (typed === '' || typed === store.getState().values[field]) continue
    store.dispatch(
      field === 'message' ? { type: 'messageSuggested', message: typed } : { type: 'edited', field, value: typed },
    )
  }
}

/** The first field that waits for the visitor, or the message. Not where the focus raises a keyboard over the form. */
function focusNextField(form: HTMLFormElement | null): void {
  if (window.matchMedia?.('(pointer: coarse)').matches) return
  const { values } = contactStore().getState()
  const next = CONTACT_FIELDS.find((field) => values[field].trim() === '' && field !== 'project') ?? 'message'
  form?.querySelector<HTMLElement>(`[name="${next}"]`)?.focus({ preventScroll: true })
}

function useFocusOnRefusal(refusals: number, firstInvalid: () => HTMLElement | null | undefined): void {
  const seen = useRef(refusals)
  useEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    firstInvalid()?.focus()
  }, [refusals])
}

/** A disabled button loses the focus; whoever had it gets it back with the outcome. */
function useFocusAfterSending(isSending: boolean, button: { current: HTMLButtonElement | null }): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    const isOver = wasSending.current && !isSending
    wasSending.current = isSending
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSending])
}
