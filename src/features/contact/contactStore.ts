import { useSyncExternalStore } from 'react'
import { keepStored, readStored } from '../../browser/storage'
import { STATUS_DISPLAY_TIME } from '../../constants'
import { createStore, type Store } from '../createStore'
import { loadInTime } from '../loadInTime'
import {
  contactReducer,
  FAILURE_REASONS,
  INITIAL_CONTACT_STATE,
  type ContactEvent,
  type ContactState,
  type FailureReason,
  type SendOutcome,
} from './contactMachine'
import { CONTACT_FIELDS, DRAFT_KEY, EMPTY_VALUES } from './contactValues'
import { emailParameters, type EmailParameters } from './emailMessage'
import { sendNotice } from './sendNotice'

/** Maximum duration of a try, including the load of the mail client, in milliseconds. DESIGN section 9. */
const SEND_TIMEOUT_MS = 15_000

/** The part of the state that survives a reload within the tab. */
interface ContactDraft extends Pick<ContactState, 'values' | 'selectedProject' | 'tried' | 'lastSentAt'> {
  /** Why the message was not sent; null if it was, or was edited since. */
  unsent: FailureReason | null
}

/** The draft of a state. After a reload it is unknown whether a message that was being sent has arrived. */
export function draftOf(state: ContactState): ContactDraft {
  const { values, selectedProject, tried, lastSentAt } = state
  const unsent = state.status === 'sending' ? 'unknown' : state.offersVisible ? state.reason : null
  return { values, selectedProject, tried, lastSentAt, unsent }
}

/** The parts of an object of unknown origin; of anything else, none. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A time that a `Date` can hold, in milliseconds of the epoch; otherwise null. */
const timeOf = (value: unknown) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime()) ? value : null

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

/**
 * The state of a form with a stored draft. An unsent message is offered again.
 * @param stored JSON, or null if there is none. Another version of the site may have written it, so a part that is not
 *   as expected is left out and the others are kept
 */
export function restoreDraft(stored: string | null): ContactState {
  const draft = partsOf(parse(stored))
  const texts = partsOf(draft.values)
  const values = { ...EMPTY_VALUES }
  for (const field of CONTACT_FIELDS) values[field] = textOf(texts[field])
  const tried = partsOf(draft.tried)
  const triedAt = timeOf(tried.at)
  const state: ContactState = {
    ...INITIAL_CONTACT_STATE,
    values,
    selectedProject: textOf(draft.selectedProject),
    tried: triedAt === null ? null : { message: textOf(tried.message), at: triedAt },
    lastSentAt: timeOf(draft.lastSentAt),
  }
  const reason = FAILURE_REASONS.find((each) => each === draft.unsent)
  return reason ? { ...state, status: 'failed', reason, offersVisible: true } : state
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Whether an outcome is on screen. */
function isRead({ statusVisible, formsShown }: ContactState): boolean {
  return statusVisible && formsShown > 0
}

/**
 * Runs the contact machine, beginning with the stored draft. Its effects: send, store the draft, make the browser
 * confirm before the page is left during a send or with words that could not be stored, hide the outcome five seconds
 * after a form has shown it, and pass it to `sendNotice` if there is no form to show it.
 * @param send rejects when the mail client could not be loaded, which is reported as a network failure; sends nothing
 *   after `deadline`, in milliseconds of the epoch
 */
export function createContactStore(
  send: (parameters: EmailParameters, deadline: number) => Promise<SendOutcome>,
): Store<ContactState, ContactEvent> {
  async function trySend({ inFlight, tried }: ContactState): Promise<SendOutcome> {
    if (!inFlight || !tried) return 'server'
    return send(emailParameters(inFlight.values, inFlight.recipient, tried.at), Date.now() + SEND_TIMEOUT_MS)
  }

  const initial = restoreDraft(readStored('sessionStorage', DRAFT_KEY))
  return createStore<ContactState, ContactEvent>(contactReducer, initial, (state, previous, dispatch) => {
    const { attempt } = state
    const isSending = state.status === 'sending'
    const wasSending = previous.status === 'sending'
    const isKept = keepStored('sessionStorage', DRAFT_KEY, JSON.stringify(draftOf(state)))
    const isAtRisk = isSending || (!isKept && Object.values(state.values).some(Boolean))
    if (isAtRisk) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
    if (isSending && !wasSending) {
      const sent = trySend(state).catch((): SendOutcome => (navigator.onLine ? 'unreachable' : 'offline'))
      void loadInTime(sent, SEND_TIMEOUT_MS)
        .catch((): SendOutcome => 'timeout')
        .then((outcome) => dispatch({ type: 'ended', attempt, at: Date.now(), outcome }))
    }
    if (isRead(state) && !(isRead(previous) && previous.attempt === attempt)) {
      setTimeout(() => dispatch({ type: 'statusExpired', attempt }), STATUS_DISPLAY_TIME)
    }
    if (state.formsShown > 0) sendNotice.dispatch(null)
    else if (wasSending && !isSending) sendNotice.dispatch(state.status === 'sent' ? 'sent' : 'failed')
  })
}

/** The store of this tab; it outlives the page that shows the form. The mail client is loaded on the first send. */
export const contactStore = createContactStore((parameters, deadline) =>
  import('./sendEmail').then(({ sendEmail }) => sendEmail(parameters, deadline)),
)

/** A page from the back/forward cache is older than the draft: another page of this tab may have sent it. */
globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  const stored = persisted && readStored('sessionStorage', DRAFT_KEY)
  if (stored) contactStore.dispatch({ type: 'restored', state: restoreDraft(stored) })
})

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
