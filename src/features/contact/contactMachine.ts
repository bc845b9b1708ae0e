import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contactFields'
import type { ContactEvent, ContactState } from './contactState'
import type { ContactDraft } from './draft'
import type { EmailRecipient } from './emailParameters'
import type { FailureReason } from './failureReasons'
import { validateContact, type ContactErrors } from './validateContact'

/** Shortest time between a message that was sent and the next one, in milliseconds. */
export const THROTTLE_MS = 10_000

function withoutError(errors: ContactErrors, field: ContactField): ContactErrors {
  const { [field]: _cleared, ...rest } = errors
  return rest
}

function edit(state: ContactState, field: ContactField, value: string): ContactState {
  const isOver = state.status === 'failed' && !state.statusVisible
  return {
    ...state,
    ...(isOver ? { status: 'idle', reason: null } : {}),
    values: { ...state.values, [field]: value },
    errors: withoutError(state.errors, field),
    offersVisible: false,
    confirming: false,
    announcedProject: '',
  }
}

function fail(state: ContactState, reason: FailureReason): ContactState {
  return {
    ...state,
    status: 'failed',
    reason,
    statusVisible: true,
    offersVisible: true,
    confirming: false,
    inFlight: null,
  }
}

function isThrottled(lastSentAt: number | null, at: number): boolean {
  return lastSentAt !== null && at >= lastSentAt && at - lastSentAt < THROTTLE_MS
}

function submit(state: ContactState, at: number, suspicious: boolean, recipient: EmailRecipient): ContactState {
  if (state.status === 'sending') return state
  const errors = validateContact(state.values)
  if (Object.keys(errors).length > 0) {
    return { ...state, errors, invalidSubmits: state.invalidSubmits + 1, confirming: false }
  }
  if (suspicious) return { ...state, errors, confirming: true }
  const attempt = state.attempt + 1
  if (isThrottled(state.lastSentAt, at)) return fail({ ...state, errors, attempt }, 'throttled')

  const message = state.values.message.trim()
  const isRetry = state.firstTriedAt !== null && state.triedMessage === message
  return {
    ...state,
    errors,
    status: 'sending',
    reason: null,
    statusVisible: false,
    offersVisible: false,
    confirmation: null,
    confirming: false,
    announcedProject: '',
    attempt,
    inFlight: { values: state.values, recipient },
    firstTriedAt: isRetry ? state.firstTriedAt : at,
    triedMessage: message,
  }
}

/** Clears what was sent. Words typed while the message was on its way were not, and stay. */
function cleared(state: ContactState): ContactValues {
  const values = { ...state.values }
  for (const field of CONTACT_FIELDS) {
    if (values[field] === state.inFlight?.values[field]) values[field] = ''
  }
  return { ...values, project: values.project || state.selectedProject }
}

function succeed(state: ContactState, at: number): ContactState {
  return {
    ...state,
    values: cleared(state),
    errors: {},
    status: 'sent',
    statusVisible: true,
    confirmation: state.inFlight && { values: state.inFlight.values, at },
    inFlight: null,
    firstTriedAt: null,
    triedMessage: null,
    lastSentAt: at,
  }
}

/** Hides the sentence; the state goes back to idle unless its offers are still standing. */
function expire(state: ContactState): ContactState {
  const hidden = { ...state, statusVisible: false }
  return state.offersVisible ? hidden : { ...hidden, status: 'idle', reason: null }
}

/** Fills in what the visitor has not typed already. */
function restore(state: ContactState, draft: ContactDraft): ContactState {
  const values = { ...state.values }
  for (const field of CONTACT_FIELDS) values[field] ||= draft.values[field]
  return {
    ...state,
    values,
    selectedProject: state.selectedProject || draft.selectedProject,
    firstTriedAt: state.firstTriedAt ?? draft.firstTriedAt,
    triedMessage: state.triedMessage ?? draft.triedMessage,
    lastSentAt: state.lastSentAt ?? draft.lastSentAt,
    ...(draft.unsent ? { status: 'failed', reason: draft.unsent, offersVisible: true } : {}),
  }
}

/**
 * The contact form as a machine: idle → sending → sent | failed (spec
 * section 4). Pure; an event that means nothing in a state returns that state
 * itself.
 *
 * - A submit while sending changes nothing: a double click sends once.
 * - Only the attempt under way can end, and only once: an answer that comes
 *   after its timeout is ignored.
 * - Nothing typed is lost except by success, which clears what was sent and
 *   leaves the selected project.
 * - Our own throttle counts from the last success; a failure never delays the
 *   retry.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'edited':
      return edit(state, event.field, event.value)
    case 'submitted':
      return submit(state, event.at, event.suspicious, event.recipient)
    case 'confirmed':
      return state.confirming ? submit(state, event.at, false, event.recipient) : state
    case 'declined':
      return state.confirming ? { ...state, confirming: false } : state
    case 'answered':
      return isUnderWay(state, event.attempt) ? succeed(state, event.at) : state
    case 'failed':
      return isUnderWay(state, event.attempt) ? fail(state, event.reason) : state
    case 'statusExpired':
      return state.statusVisible && state.attempt === event.attempt ? expire(state) : state
    case 'projectSelected':
      return {
        ...edit(state, 'project', event.project),
        selectedProject: event.project,
        announcedProject: event.project,
      }
    case 'messageSuggested':
      return suggestMessage(state, event.message)
    case 'focusWanted':
      return { ...state, focusWanted: true }
    case 'focusTaken':
      return { ...state, focusWanted: false }
    case 'restored':
      return state.status === 'sending' ? state : restore(state, event.draft)
    case 'formShown':
      return { ...state, formsShown: state.formsShown + 1 }
    case 'formLeft':
      return leave(state)
  }
}

/** The confirmation stays until the form is left; one that nobody has seen yet waits for the next form. */
function leave(state: ContactState): ContactState {
  return { ...state, formsShown: Math.max(0, state.formsShown - 1), confirmation: null, announcedProject: '' }
}

function isUnderWay(state: ContactState, attempt: number): boolean {
  return state.status === 'sending' && state.attempt === attempt
}

/** A message handed over by the chat goes under what the visitor wrote, never in its place. */
function suggestMessage(state: ContactState, message: string): ContactState {
  const written = state.values.message.trimEnd()
  if (written.includes(message.trim())) return state
  return edit(state, 'message', written ? `${written}\n\n${message}` : message)
}
