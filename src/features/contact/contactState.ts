import { EMPTY_VALUES, type ContactField, type ContactValues } from './contactFields'
import type { ContactDraft } from './draft'
import type { EmailRecipient } from './emailParameters'
import type { FailureReason } from './failureReasons'
import type { ContactErrors } from './validateContact'

/** A message on its way, and whom it goes to. */
interface InFlight {
  values: ContactValues
  recipient: EmailRecipient
}

/** A message that has arrived. */
export interface SentMessage {
  values: ContactValues
  /** In milliseconds of the epoch. */
  at: number
}

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
  /** What was sent, from the success until the form is left or sends again. */
  confirmation: SentMessage | null
  /** Forms on the page. An outcome that comes while there is none waits for one to be told in. */
  formsShown: number
  /** A suspicious sender is being asked whether to send anyway. */
  confirming: boolean
  /** Counts outcomes asked for; an answer or a timer of another attempt is ignored. */
  attempt: number
  /** What the attempt under way carries. */
  inFlight: InFlight | null
  /** Grows with each submit that validation refused: the cue to focus the first invalid field. */
  invalidSubmits: number
  /** Moment of the first try of the message in `triedMessage`, in milliseconds. */
  firstTriedAt: number | null
  triedMessage: string | null
  /** Moment of the last success, in milliseconds. */
  lastSentAt: number | null
  /** Title passed by a project card; what the project field returns to after success. */
  selectedProject: string
  /** The title that was just passed, to be said to who cannot see the field fill; empty after the next edit. */
  announcedProject: string
  /** The focus is to go to the form, that of this page or of the one the visitor goes to. */
  focusWanted: boolean
}

/** Moments (`at`) are milliseconds of the epoch. */
export type ContactEvent =
  | { type: 'edited'; field: ContactField; value: string }
  | { type: 'submitted'; at: number; suspicious: boolean; recipient: EmailRecipient }
  | { type: 'confirmed'; at: number; recipient: EmailRecipient }
  | { type: 'declined' }
  | { type: 'answered'; attempt: number; at: number }
  | { type: 'failed'; attempt: number; reason: FailureReason }
  | { type: 'statusExpired'; attempt: number }
  | { type: 'projectSelected'; project: string }
  | { type: 'messageSuggested'; message: string }
  | { type: 'focusWanted' }
  | { type: 'focusTaken' }
  | { type: 'restored'; draft: ContactDraft }
  | { type: 'formShown' }
  | { type: 'formLeft' }

/** The form as the server renders it: empty and idle. */
export const INITIAL_CONTACT_STATE: ContactState = {
  values: EMPTY_VALUES,
  errors: {},
  status: 'idle',
  reason: null,
  statusVisible: false,
  offersVisible: false,
  confirmation: null,
  formsShown: 0,
  confirming: false,
  attempt: 0,
  inFlight: null,
  invalidSubmits: 0,
  firstTriedAt: null,
  triedMessage: null,
  lastSentAt: null,
  selectedProject: '',
  announcedProject: '',
  focusWanted: false,
}

/** What of a state outlives the page. A message on its way is one of which nobody knows whether it arrived. */
export function draftOf(state: ContactState): ContactDraft {
  const { values, selectedProject, firstTriedAt, triedMessage, lastSentAt } = state
  const unsent = state.status === 'sending' ? 'unknown' : state.offersVisible ? state.reason : null
  return { values, selectedProject, firstTriedAt, triedMessage, lastSentAt, unsent }
}
