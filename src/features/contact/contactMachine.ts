import { CONTACT_FIELDS, EMPTY_VALUES, type ContactField, type ContactValues } from './contactFields'
import type { ContactDraft } from './draft'
import { validateContact, type ContactErrors } from './validateContact'

/** Why a message was not sent; each has its own advice under the spec's failure sentence. */
export const FAILURE_REASONS = ['offline', 'timeout', 'throttled', 'refused', 'misconfigured', 'server'] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Shortest time between a message that was sent and the next one, in milliseconds. */
export const THROTTLE_MS = 10_000

export interface ContactState {
  values: ContactValues
  errors: ContactErrors
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Set while `status` is `failed`. */
  reason: FailureReason | null
  /** Whether the sentence of `sent` or `failed` is still in sight. */
  statusVisible: boolean
  /** Whether retry, mail and phone are offered: from a failure to the next edit or send. */
  offersVisible: boolean
  /** A suspicious sender is being asked whether to send anyway. */
  asking: boolean
  /** Counts outcomes asked for; an answer or a timer of another attempt is ignored. */
  attempt: number
  /** What the attempt under way carries. */
  inFlight: ContactValues | null
  /** Grows with each submit that validation refused: the cue to focus the first invalid field. */
  refusals: number
  /** Moment of the first try of the message in `triedMessage`, in milliseconds. */
  firstTriedAt: number | null
  triedMessage: string | null
  /** Moment of the last success, in milliseconds. */
  lastSentAt: number | null
  /** Title passed by a project card; what the project field returns to after success. */
  selectedProject: string
}

/** Moments (`at`) are milliseconds of the epoch. */
export type ContactEvent =
  | { type: 'edited'; field: ContactField; value: string }
  | { type: 'submitted'; at: number; suspicious: boolean }
  | { type: 'confirmed'; at: number }
  | { type: 'declined' }
  | { type: 'answered'; attempt: number; at: number }
  | { type: 'failed'; attempt: number; reason: FailureReason }
  | { type: 'timedOut'; attempt: number }
  | { type: 'statusExpired'; attempt: number }
  | { type: 'projectSelected'; project: string }
  | { type: 'messageSuggested'; message: string }
  | { type: 'restored'; draft: ContactDraft }

/** The form as the server renders it: empty and idle. */
export const INITIAL_CONTACT_STATE: ContactState = {
  values: EMPTY_VALUES,
  errors: {},
  status: 'idle',
  reason: null,
  statusVisible: false,
  offersVisible: false,
  asking: false,
  attempt: 0,
  inFlight: null,
  refusals: 0,
  firstTriedAt: null,
  triedMessage: null,
  lastSentAt: null,
  selectedProject: '',
}

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
    asking: false,
  }
}

function fail(state: ContactState, reason: FailureReason): ContactState {
  return { ...state, status: 'failed', reason, statusVisible: true, offersVisible: true, asking: false, inFlight: null }
}

function isThrottled(lastSentAt: number | null, at: number): boolean {
  return lastSentAt !== null && at >= lastSentAt && at - lastSentAt < THROTTLE_MS
}

function submit(state: ContactState, at: number, suspicious: boolean): ContactState {
  if (state.status === 'sending') return state
  const errors = validateContact(state.values)
  if (Object.keys(errors).length > 0) {
    return { ...state, errors, refusals: state.refusals + 1, asking: false }
  }
  if (suspicious) return { ...state, errors, asking: true }
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
    asking: false,
    attempt,
    inFlight: state.values,
    firstTriedAt: isRetry ? state.firstTriedAt : at,
    triedMessage: message,
  }
}

/** Clears what was sent. Words typed while the message was on its way were not, and stay. */
function cleared(state: ContactState): ContactValues {
  const values = { ...state.values }
  for (const field of CONTACT_FIELDS) {
    if (values[field] === state.inFlight?.[field]) values[field] = ''
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
      return submit(state, event.at, event.suspicious)
    case 'confirmed':
      return state.asking ? submit(state, event.at, false) : state
    case 'declined':
      return state.asking ? { ...state, asking: false } : state
    case 'answered':
      return isUnderWay(state, event.attempt) ? succeed(state, event.at) : state
    case 'failed':
      return isUnderWay(state, event.attempt) ? fail(state, event.reason) : state
    case 'timedOut':
      return isUnderWay(state, event.attempt) ? fail(state, 'timeout') : state
    case 'statusExpired':
      return state.statusVisible && state.attempt === event.attempt ? expire(state) : state
    case 'projectSelected':
      return { ...edit(state, 'project', event.project), selectedProject: event.project }
    case 'messageSuggested':
      return suggestMessage(state, event.message)
    case 'restored':
      return state.status === 'sending' ? state : restore(state, event.draft)
  }
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

/** What of a state outlives the page. */
export function draftOf(state: ContactState): ContactDraft {
  const { values, selectedProject, firstTriedAt, triedMessage, lastSentAt } = state
  return { values, selectedProject, firstTriedAt, triedMessage, lastSentAt }
}
