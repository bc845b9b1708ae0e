import type { EmailRecipient } from './emailMessage'
import { cleanValues, CONTACT_FIELDS, EMPTY_VALUES, type ContactField, type ContactValues } from './contactValues'
import { validateContact, type ContactErrors, type VisitorPhone } from './validation'

/** Why a message was not sent; each has its own advice below the spec's failure sentence. */
export const FAILURE_REASONS = [
  /** The browser reports no network. */
  'offline',
  /** There is a network, but the request did not get through: an ad blocker, a broken connection. */
  'unreachable',
  'timeout',
  'throttled',
  'refused',
  /** The service does not accept the content of this message. */
  'rejected',
  'misconfigured',
  /** Something answered in place of the service: a login page, a proxy. */
  'intercepted',
  'server',
  /** The page was left during the send: it is unknown whether the message arrived. */
  'unknown',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** The result of one try. */
export type SendOutcome = 'sent' | FailureReason

/** Times (`at`, `…At`) are milliseconds of the epoch. */
export interface ContactState {
  values: ContactValues
  errors: ContactErrors
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Set while `status` is `failed`. */
  reason: FailureReason | null
  /** Whether the text about `sent` or `failed` is shown. */
  statusVisible: boolean
  /** Whether retry, mail and phone are offered: from a failure to the next edit or send. */
  offersVisible: boolean
  /** Number of forms on the page. Without a form an outcome waits for the next one. */
  formsShown: number
  /** Number of the attempt; results and timers of earlier ones are ignored. */
  attempt: number
  /** Values and recipient of the attempt in progress. */
  inFlight: { values: ContactValues; recipient: EmailRecipient } | null
  /** A message that was tried and did not arrive, with the time of its first try. */
  tried: { message: string; at: number } | null
  lastSentAt: number | null
  /** Title passed by a project card; the project field returns to it after success. */
  selectedProject: string
  /** The title that was just passed, announced to screen readers; empty after the next edit. */
  announcedProject: string
  /** Whether the form of this page, or of the next, should take the focus. */
  focusWanted: boolean
}

export type ContactEvent =
  | { type: 'edited'; field: ContactField; value: string }
  /** `suspicious` if the field is filled in that people do not see, as programs do. */
  | { type: 'submitted'; at: number; suspicious: boolean; recipient: EmailRecipient; visitorPhone?: VisitorPhone }
  | { type: 'ended'; attempt: number; at: number; outcome: SendOutcome }
  | { type: 'statusExpired'; attempt: number }
  | { type: 'projectSelected'; project: string }
  | { type: 'messageSuggested'; message: string }
  | { type: 'focusWanted' }
  | { type: 'focusTaken' }
  | { type: 'formShown' }
  | { type: 'formLeft' }
  | { type: 'restored'; state: ContactState }

/** The form as the server renders it: empty and idle. */
export const INITIAL_CONTACT_STATE: ContactState = {
  values: EMPTY_VALUES,
  errors: {},
  status: 'idle',
  reason: null,
  statusVisible: false,
  offersVisible: false,
  formsShown: 0,
  attempt: 0,
  inFlight: null,
  tried: null,
  lastSentAt: null,
  selectedProject: '',
  announcedProject: '',
  focusWanted: false,
}

/** Shortest time between a message that was sent and the next one, in milliseconds. */
export const THROTTLE_MS = 10_000

function edit(state: ContactState, field: ContactField, value: string): ContactState {
  const { [field]: _cleared, ...errors } = state.errors
  const isOver = state.status === 'failed' && !state.statusVisible
  return {
    ...state,
    ...(isOver ? { status: 'idle', reason: null } : {}),
    values: { ...state.values, [field]: value },
    errors,
    offersVisible: false,
    announcedProject: '',
  }
}

/** Puts a message below the visitor's own words, of which none is lost; one that begins with them takes their place. */
function suggestMessage(state: ContactState, message: string): ContactState {
  const written = state.values.message.trimEnd()
  if (written.includes(message.trim())) return state
  return edit(state, 'message', message.startsWith(written) ? message : `${written}\n\n${message}`)
}

function fail(state: ContactState, reason: FailureReason): ContactState {
  return {
    ...state,
    status: 'failed',
    reason,
    statusVisible: true,
    offersVisible: true,
    inFlight: null,
  }
}

/** A clock that was set back does not lock the visitor out. */
function isThrottled(lastSentAt: number | null, at: number): boolean {
  return lastSentAt !== null && at >= lastSentAt && at - lastSentAt < THROTTLE_MS
}

function submit(
  before: ContactState,
  { at, suspicious, recipient, visitorPhone }: Extract<ContactEvent, { type: 'submitted' }>,
): ContactState {
  if (before.status === 'sending') return before
  // One more tap on the button of a message that was just sent.
  if (before.status === 'sent' && CONTACT_FIELDS.every((field) => field === 'project' || !before.values[field]))
    return before
  // The visitor sees in the fields what is judged and sent.
  const state = { ...before, values: cleanValues(before.values) }
  const errors = validateContact(state.values, visitorPhone)
  if (Object.keys(errors).length > 0) return { ...state, errors }
  const attempt = state.attempt + 1
  if (suspicious) return fail({ ...state, errors, attempt }, 'refused')
  if (isThrottled(state.lastSentAt, at)) return fail({ ...state, errors, attempt }, 'throttled')

  const message = state.values.message.trim()
  return {
    ...state,
    errors,
    status: 'sending',
    reason: null,
    statusVisible: false,
    offersVisible: false,
    announcedProject: '',
    attempt,
    inFlight: { values: state.values, recipient },
    tried: state.tried?.message === message ? state.tried : { message, at },
  }
}

/** Clears what was sent. Words typed during the send were not part of it, and stay. */
function succeed(state: ContactState, at: number): ContactState {
  const values = { ...state.values }
  for (const field of CONTACT_FIELDS) {
    if (values[field] === state.inFlight?.values[field]) values[field] = ''
  }
  return {
    ...state,
    values: { ...values, project: values.project || state.selectedProject },
    errors: {},
    status: 'sent',
    statusVisible: true,
    inFlight: null,
    tried: null,
    lastSentAt: at,
  }
}

/** Hides the text about the outcome; the state goes back to idle unless its offers are still shown. */
function expire(state: ContactState): ContactState {
  const hidden = { ...state, statusVisible: false }
  return state.offersVisible ? hidden : { ...hidden, status: 'idle', reason: null }
}

/**
 * The contact form as a state machine: idle → sending → sent | failed (spec
 * section 4). Pure; an event without effect in a state returns the same
 * state object.
 *
 * - A submit while sending, or of the emptied form below its success, changes nothing: a double click sends once.
 * - Only the attempt in progress can end, and only once: an answer after its
 *   timeout is ignored.
 * - Only success clears fields, and it keeps the selected project.
 * - The throttle counts from the last success; a failure never delays the retry.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'edited':
      return edit(state, event.field, event.value)
    case 'submitted':
      return submit(state, event)
    case 'ended':
      if (state.status !== 'sending' || state.attempt !== event.attempt) return state
      return event.outcome === 'sent' ? succeed(state, event.at) : fail(state, event.outcome)
    case 'statusExpired':
      return state.statusVisible && state.attempt === event.attempt ? expire(state) : state
    case 'projectSelected': {
      const { project } = event
      return { ...edit(state, 'project', project), selectedProject: project, announcedProject: project }
    }
    case 'messageSuggested':
      return suggestMessage(state, event.message)
    case 'focusWanted':
      return { ...state, focusWanted: true }
    case 'focusTaken':
      return { ...state, focusWanted: false }
    case 'formShown':
      return { ...state, formsShown: state.formsShown + 1 }
    case 'formLeft':
      return { ...state, formsShown: Math.max(0, state.formsShown - 1), announcedProject: '' }
    case 'restored':
      return { ...event.state, formsShown: state.formsShown, attempt: state.attempt }
  }
}
