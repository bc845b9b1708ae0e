import { useSyncExternalStore } from 'react'
import { keepStored, readStored } from '../../browser/storage'
import { STATUS_DISPLAY_TIME } from '../../constants'
import { createStore, type Store } from '../createStore'
import { loadInTime } from '../loadInTime'
import { draftOf, restoreDraft } from './contactDraft'
import { contactReducer, INITIAL_CONTACT_STATE, type ContactEvent, type ContactState } from './contactMachine'
import { emailParameters, type EmailParameters } from './emailMessage'
import { sendNotice } from './sendNotice'
import type { SendOutcome } from './sendOutcome'

/** One key for both languages, so that the draft survives a language switch. */
const DRAFT_KEY = 'contact-draft'

/** Maximum duration of a try, including the load of the mail client, in milliseconds. DESIGN section 9. */
const SEND_TIMEOUT_MS = 15_000

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Whether an outcome is on screen. */
function isRead({ statusVisible, formsShown }: ContactState): boolean {
  return statusVisible && formsShown > 0
}

/**
 * Runs the contact machine, beginning with the stored draft. Its effects: send, store the draft, make the browser
 * confirm before the page is left during a send, hide the outcome five seconds after it was visible, and pass it to
 * `sendNotice` if there is no form to show it.
 * @param send rejects when the mail client could not be loaded, which is reported as a network failure
 */
export function createContactStore(
  send: (parameters: EmailParameters) => Promise<SendOutcome>,
): Store<ContactState, ContactEvent> {
  async function trySend({ inFlight, tried }: ContactState): Promise<SendOutcome> {
    if (!inFlight || !tried) return 'server'
    return send(emailParameters(inFlight.values, inFlight.recipient, tried.at))
  }

  const initial = restoreDraft(readStored('sessionStorage', DRAFT_KEY))
  return createStore<ContactState, ContactEvent>(contactReducer, initial, (state, previous, dispatch) => {
    const { attempt } = state
    const isSending = state.status === 'sending'
    const wasSending = previous.status === 'sending'
    keepStored('sessionStorage', DRAFT_KEY, JSON.stringify(draftOf(state)))
    if (isSending && !wasSending) {
      window.addEventListener('beforeunload', askBeforeLeaving)
      const sent = trySend(state).catch((): SendOutcome => (navigator.onLine ? 'unreachable' : 'offline'))
      void loadInTime(sent, SEND_TIMEOUT_MS)
        .catch((): SendOutcome => 'timeout')
        .then((outcome) => dispatch({ type: 'ended', attempt, at: Date.now(), outcome }))
    }
    if (wasSending && !isSending) window.removeEventListener('beforeunload', askBeforeLeaving)
    if (isRead(state) && !(isRead(previous) && previous.attempt === attempt)) {
      setTimeout(() => dispatch({ type: 'statusExpired', attempt }), STATUS_DISPLAY_TIME)
    }
    if (state.formsShown > 0) sendNotice.dispatch(null)
    else if (wasSending && !isSending) sendNotice.dispatch(state.status === 'sent' ? 'sent' : 'failed')
  })
}

/** The store of this tab; it outlives the page that shows the form. The mail client is loaded on the first send. */
export const contactStore = createContactStore((parameters) =>
  import('./sendEmail').then(({ sendEmail }) => sendEmail(parameters)),
)

const serverSnapshot = () => INITIAL_CONTACT_STATE

/** The state of this tab's form; during hydration, the initial state. */
export function useContactState(): ContactState {
  return useSyncExternalStore(contactStore.subscribe, contactStore.getState, serverSnapshot)
}

/**
 * Puts the title of a project card into the project field, where it stays
 * through success, reload and a switch of language, and moves the focus to the
 * form. Spec section 2, "Portfolio page"; section 4.
 */
export function selectProject(project: string): void {
  contactStore.dispatch({ type: 'projectSelected', project })
  contactStore.dispatch({ type: 'focusWanted' })
}

/**
 * Adds a text below what the visitor has written, and moves the focus to the
 * form of this page, or of the page the visitor goes to.
 */
export function suggestMessage(message: string): void {
  contactStore.dispatch({ type: 'messageSuggested', message })
  contactStore.dispatch({ type: 'focusWanted' })
}
