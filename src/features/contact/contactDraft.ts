import { INITIAL_CONTACT_STATE, type ContactState } from './contactMachine'
import { CONTACT_FIELDS, EMPTY_VALUES } from './contactValues'
import { isFailureReason, type FailureReason } from './sendOutcome'

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
  if (!isFailureReason(draft.unsent)) return state
  return { ...state, status: 'failed', reason: draft.unsent, offersVisible: true }
}
