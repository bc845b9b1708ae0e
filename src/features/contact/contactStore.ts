import { STATUS_DISPLAY_TIME } from '../../constants'
import { createStore, type Store } from '../createStore'
import { contactReducer } from './contactMachine'
import { draftOf, INITIAL_CONTACT_STATE, type ContactEvent, type ContactState } from './contactState'
import { writeDraft, type DraftStorage } from './draft'
import { emailParameters, type EmailParameters } from './emailParameters'
import type { SendOutcome, StartTimer } from './sendEmail'

/** The world outside, replaced in tests. */
interface ContactEnvironment {
  send: (parameters: EmailParameters) => Promise<SendOutcome>
  /** Milliseconds of the epoch. */
  now: () => number
  startTimer: StartTimer
  storage: DraftStorage
  /** Whether the browser should ask before the page is left. */
  guardLeaving: (isGuarded: boolean) => void
  /** IANA zone of the date in the letter; the visitor's own unless given. */
  timeZone?: string
}

export type ContactStore = Store<ContactState, ContactEvent>

/** Whether an outcome stands where somebody can read it. */
function isTold({ statusVisible, formsShown }: ContactState): boolean {
  return statusVisible && formsShown > 0
}

/**
 * Runs the contact machine: carries out what a new state asks for (send, keep
 * the draft, ask before the page is left while a message is on its way, hide
 * the outcome five seconds after somebody could read it).
 */
export function createContactStore(environment: ContactEnvironment): ContactStore {
  async function send({ inFlight, firstTriedAt }: ContactState): Promise<SendOutcome> {
    if (!inFlight || firstTriedAt === null) return { kind: 'failed', reason: 'server' }
    try {
      return await environment.send(
        emailParameters(inFlight.values, inFlight.recipient, firstTriedAt, environment.timeZone),
      )
    } catch {
      return { kind: 'failed', reason: 'server' } // whatever it was, the visitor is told
    }
  }

  return createStore<ContactState, ContactEvent>(contactReducer, INITIAL_CONTACT_STATE, (state, previous, dispatch) => {
    const { attempt } = state
    writeDraft(environment.storage, draftOf(state))
    const isSending = state.status === 'sending'
    if (isSending !== (previous.status === 'sending')) environment.guardLeaving(isSending)
    if (isSending && attempt !== previous.attempt) {
      void send(state).then((outcome) =>
        dispatch(
          outcome.kind === 'sent'
            ? { type: 'answered', attempt, at: environment.now() }
            : { type: 'failed', attempt, reason: outcome.reason },
        ),
      )
    }
    if (isTold(state) && !(isTold(previous) && previous.attempt === attempt)) {
      environment.startTimer(() => dispatch({ type: 'statusExpired', attempt }), STATUS_DISPLAY_TIME)
    }
  })
}
