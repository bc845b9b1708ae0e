import { STATUS_DISPLAY_TIME } from '../../constants'
import { contactReducer, draftOf, INITIAL_CONTACT_STATE, type ContactEvent, type ContactState } from './contactMachine'
import { writeDraft, type DraftStorage } from './draft'
import type { EmailParameters } from './emailParameters'
import type { ContactValues } from './contactFields'
import type { SendOutcome, StartTimer } from './sendEmail'

/** The world outside, replaced in tests. */
export interface ContactEnvironment {
  send: (parameters: EmailParameters) => Promise<SendOutcome>
  /** Builds `template_params`; site data is the caller's. */
  parametersOf: (values: ContactValues, firstTriedAt: number) => EmailParameters
  /** Milliseconds of the epoch. */
  now: () => number
  startTimer: StartTimer
  storage: DraftStorage
}

export interface ContactStore {
  getState(): ContactState
  dispatch(event: ContactEvent): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/**
 * Runs the contact machine: carries out what a new state asks for (send,
 * hide the status after five seconds, keep the draft) and tells its listeners.
 * It belongs to the tab, not to a component: a message that is under way when
 * the visitor goes to another page still ends in the right state, and its
 * draft is cleared exactly when it has arrived.
 */
export function createContactStore(environment: ContactEnvironment): ContactStore {
  let state = INITIAL_CONTACT_STATE
  const listeners = new Set<() => void>()

  async function send({ attempt, inFlight, firstTriedAt }: ContactState): Promise<void> {
    if (!inFlight || firstTriedAt === null) return
    const outcome = await environment.send(environment.parametersOf(inFlight, firstTriedAt))
    if (outcome.kind === 'sent') dispatch({ type: 'answered', attempt, at: environment.now() })
    else if (outcome.kind === 'aborted') dispatch({ type: 'timedOut', attempt })
    else dispatch({ type: 'failed', attempt, reason: outcome.reason })
  }

  function dispatch(event: ContactEvent): void {
    const previous = state
    state = contactReducer(previous, event)
    if (state === previous) return
    writeDraft(environment.storage, draftOf(state))
    for (const listener of [...listeners]) listener()

    const { attempt } = state
    if (state.status === 'sending' && attempt !== previous.attempt) void send(state)
    if (state.statusVisible && (!previous.statusVisible || attempt !== previous.attempt)) {
      environment.startTimer(() => dispatch({ type: 'statusExpired', attempt }), STATUS_DISPLAY_TIME)
    }
  }

  return {
    getState: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
