import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { HASH_SCROLL_DELAY } from '../../constants'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useTranslate } from '../../i18n/language'
import { buttonClass } from '../../ui/Button'
import { contactStore, useContactState } from './contactStore'
import { CONTACT_FIELDS, type ContactField } from './contactValues'
import type { EmailRecipient } from './emailMessage'
import { Field, isChanged } from './Field'
import { Offers, Outcome } from './Outcome'
import { fieldsAsked, firstInvalidField, isOptional, type VisitorPhone } from './validation'
import * as styles from './ContactForm.module.css'

interface ContactFormProps {
  company: EmailRecipient & { phone: string | null; visitorPhone: string }
  messageHint: string | null
  /** Whether there is a page about personal data. */
  hasPrivacy: boolean
  /** Whether the site shows projects, so that a visitor may name one. */
  hasProjects: boolean
}

/** Whether the build has all three ids; without them no message can be sent. */
const CONNECTED = Boolean(
  process.env.GATSBY_EMAILJS_PUBLIC_KEY &&
  process.env.GATSBY_EMAILJS_SERVICE_ID &&
  process.env.GATSBY_EMAILJS_TEMPLATE_ID,
)

/** Loads the mail client when a visitor begins to write. A failed load is retried when it is needed. */
function prepareSending(): void {
  import('./sendEmail').then(({ preloadEmail }) => preloadEmail()).catch(() => undefined)
}

function controlOf(form: HTMLFormElement | null, field: ContactField) {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)
}

export function ContactForm({ company, messageHint, hasPrivacy, hasProjects }: ContactFormProps) {
  const visitorPhone = company.visitorPhone as VisitorPhone
  const t = useTranslate()
  const state = useContactState()
  const form = useRef<HTMLFormElement | null>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // Until hydration a submit is queued, or does nothing: `method="dialog"` has no effect outside a dialog.
  const [isReady, setReady] = useState(false)
  const { values, errors, status } = state
  const offered = { email: company.email, phone: company.phone, values }

  const asked = fieldsAsked(visitorPhone).filter((field) => field !== 'project' || hasProjects)

  const attach = useCallback((node: HTMLFormElement | null) => {
    form.current = node
    readControls(node, true)
  }, [])
  useEffect(() => {
    setReady(true)
    contactStore.dispatch({ type: 'formShown' })
    return () => contactStore.dispatch({ type: 'formLeft' })
  }, [])
  useWantedFocus(state.focusWanted, form)
  useFocusAfterSending(status === 'sending', submitButton)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    readControls(form.current)
    const suspicious = honeypot.current!.value.trim() !== ''
    // A password manager fills in decoys too: the next try of a person is sent.
    honeypot.current!.value = ''
    contactStore.dispatch({ type: 'submitted', at: Date.now(), suspicious, recipient: company, visitorPhone })
    const invalid = firstInvalidField(contactStore.getState().errors)
    if (invalid) controlOf(form.current, invalid)?.focus()
  }

  return (
    <form
      ref={attach}
      className={`${styles.root} no-print`}
      method="dialog"
      noValidate
      onChange={() => readControls(form.current)}
      onSubmit={submit}
      onFocus={CONNECTED ? prepareSending : undefined}
    >
      {!CONNECTED && (
        <div className={`${styles.outcome} stack`}>
          <p>{t('contact:notConnected')}</p>
          <Offers {...offered} />
        </div>
      )}
      <div className={`${styles.fields} with-script`}>
        {fieldOrder(asked, state.selectedProject).map((field) => (
          <Field
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            optional={isOptional(field, visitorPhone)}
            hint={field === 'message' ? messageHint : null}
          />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="contactForm-fax">{t('contact:honeypot')}</label>
          <input ref={honeypot} id="contactForm-fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <p className={`${styles.hint} with-script`}>
        {CONNECTED && t('contact:privacy')}{' '}
        {hasPrivacy && <LocalizedLink to="/privacy">{t('contact:privacyMore')}</LocalizedLink>}
      </p>
      <div className={styles.actions}>
        <button
          ref={submitButton}
          type="submit"
          className={buttonClass('primary', 'with-script')}
          disabled={status === 'sending'}
        >
          {t(status === 'sending' ? 'contact:sending' : 'contact:send')}
        </button>
        {!isReady && CONNECTED && (
          <div className={styles.noScript}>
            <p>{t('contact:noScript')}</p>
            <Offers {...offered} />
          </div>
        )}
      </div>
      <Outcome state={state}>
        {CONNECTED && <Offers {...offered} onRetry={state.reason === 'rejected' ? undefined : () => submit()} />}
      </Outcome>
    </form>
  )
}

/** If the visitor ordered from a project card, the project comes first. */
function fieldOrder(fields: readonly ContactField[], selectedProject: string): readonly ContactField[] {
  return selectedProject ? ['project', ...fields.filter((field) => field !== 'project')] : fields
}

/**
 * Takes the values of the controls into the state: what was typed, and what a password manager has filled in without an
 * event. A control that nobody has changed may be older than the state, for example before an order is rendered.
 * @param isEarly before hydration: a message then goes below that of a stored draft
 */
function readControls(form: HTMLFormElement | null, isEarly = false): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field)
    if (!control || !isChanged(control) || control.value === contactStore.getState().values[field]) continue
    const { value } = control
    const isBelow = isEarly && field === 'message'
    contactStore.dispatch(isBelow ? { type: 'messageSuggested', message: value } : { type: 'edited', field, value })
  }
}

// Before React starts: it replaces a form into which something has put elements, as password managers do, by an empty one.
if (typeof document !== 'undefined')
  readControls(document.querySelector('form[method="dialog"]:has([name="fax"])'), true)

/** Focuses the first empty field that is required, or the message. Not on touch screens, where the keyboard would cover the form. */
function focusNextField(form: HTMLFormElement | null): void {
  if (window.matchMedia?.('(pointer: coarse)').matches) return
  const controls = CONTACT_FIELDS.map((field) => controlOf(form, field))
  const next = controls.find((control) => control?.required && control.value.trim() === '')
  ;(next ?? controlOf(form, 'message'))?.focus({ preventScroll: true })
}

/** Moves the focus to the form if the state asks for it. Waits, because a scroll to a fragment moves the focus too. */
function useWantedFocus(isWanted: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      contactStore.dispatch({ type: 'focusTaken' })
      focusNextField(form.current)
    }, HASH_SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [isWanted, form])
}

/** A button loses the focus when it is disabled; this returns the focus when the send has ended. */
function useFocusAfterSending(isSending: boolean, button: RefObject<HTMLButtonElement>): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    const isOver = wasSending.current && !isSending
    wasSending.current = isSending
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSending, button])
}
