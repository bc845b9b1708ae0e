import { useSyncExternalStore } from 'react'
import { STATUS_DISPLAY_TIME } from '../../constants'
import { createStore, type Store } from '../createStore'
import {
  contactReducer,
  draftOf,
  INITIAL_CONTACT_STATE,
  restoreDraft,
  type ContactDraft,
  type ContactEvent,
  type ContactState,
} from './contactMachine'
import { emailParameters, type EmailParameters } from './emailMessage'
import { isFailureReason, sendEmail, type SendOutcome } from './sendEmail'
import { sendNotice } from './sendNotice'
import { CONTACT_FIELDS, EMPTY_VALUES } from './validation'

/** The part of `sessionStorage` that is used; `undefined` if the browser has none or blocks it. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined

/** One key for both languages, so that the draft survives a language switch. */
export const DRAFT_KEY = 'contact-draft'

/** The tab's storage. With cookies off, merely reading `window.sessionStorage` throws. */
function tabStorage(): DraftStorage {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The last moment that a date can hold (ECMA-262, section 21.4.1.1), in milliseconds. */
const LAST_MOMENT = 8.64e15

function moment(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Reads the draft. Whatever is in the storage, also from an older version of
 * the site, the result is a complete draft or `null`; it never throws.
 */
export function readDraft(storage: DraftStorage): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.values)) return null
    const values = { ...EMPTY_VALUES }
    for (const field of CONTACT_FIELDS) values[field] = text(stored.values[field])
    return {
      values,
      selectedProject: text(stored.selectedProject),
      firstTriedAt: moment(stored.firstTriedAt),
      triedMessage: typeof stored.triedMessage === 'string' ? stored.triedMessage : null,
      lastSentAt: moment(stored.lastSentAt),
      unsent: isFailureReason(stored.unsent) ? stored.unsent : null,
    }
  } catch {
    return null
  }
}

/** Stores the draft. Never throws: with a full or blocked storage the form works, without memory. */
function writeDraft(storage: DraftStorage, draft: ContactDraft): void {
  try {
    storage?.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Nothing is stored.
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Whether an outcome is on screen. */
function isRead({ statusVisible, formsShown }: ContactState): boolean {
  return statusVisible && formsShown > 0
}

/**
 * Runs the contact machine, beginning with the stored draft. Its effects: send,
 * store the draft, have the browser ask before the page is left during a send,
 * hide the outcome five seconds after it could be read, and pass it to
 * `sendNotice` if there is no form to show it.
 * @param send never has to catch: a rejection is told to the visitor
 */
export function createContactStore(
  send: (parameters: EmailParameters) => Promise<SendOutcome>,
  storage: DraftStorage,
): Store<ContactState, ContactEvent> {
  async function trySend({ inFlight, firstTriedAt }: ContactState): Promise<SendOutcome> {
    if (!inFlight || firstTriedAt === null) return 'server'
    try {
      return await send(emailParameters(inFlight.values, inFlight.recipient, firstTriedAt))
    } catch {
      return 'server'
    }
  }

  const draft = readDraft(storage)
  const initial = draft ? restoreDraft(draft) : INITIAL_CONTACT_STATE
  return createStore<ContactState, ContactEvent>(contactReducer, initial, (state, previous, dispatch) => {
    const { attempt } = state
    const isSending = state.status === 'sending'
    const wasSending = previous.status === 'sending'
    writeDraft(storage, draftOf(state))
    if (isSending && !wasSending) {
      window.addEventListener('beforeunload', askBeforeLeaving)
      void trySend(state).then((outcome) => dispatch({ type: 'ended', attempt, at: Date.now(), outcome }))
    }
    if (wasSending && !isSending) window.removeEventListener('beforeunload', askBeforeLeaving)
    if (isRead(state) && !(isRead(previous) && previous.attempt === attempt)) {
      setTimeout(() => dispatch({ type: 'statusExpired', attempt }), STATUS_DISPLAY_TIME)
    }
    if (state.formsShown > 0) sendNotice.dispatch(null)
    else if (wasSending && !isSending) sendNotice.dispatch(state.status === 'sent' ? 'sent' : 'failed')
  })
}

let store: Store<ContactState, ContactEvent> | undefined

/** The store of this tab; it outlives the page that shows the form. Browser only. */
export function contactStore(): Store<ContactState, ContactEvent> {
  store ??= createContactStore(sendEmail, tabStorage())
  return store
}

const subscribe = (listener: () => void) => contactStore().subscribe(listener)
const snapshot = () => contactStore().getState()
const serverSnapshot = () => INITIAL_CONTACT_STATE

/** The state of this tab's form; during hydration, that of an empty one. */
export function useContactState(): ContactState {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot)
}

/**
 * Puts the title of a project card into the project field, where it stays
 * through success, reload and a switch of language, and moves the focus to the
 * form. Spec section 2, "Portfolio page"; section 4.
 */
export function selectProject(project: string): void {
  contactStore().dispatch({ type: 'projectSelected', project })
  contactStore().dispatch({ type: 'focusWanted' })
}

/**
 * Adds a text below what the visitor has written, and moves the focus to the
 * form of this page, or of the page the visitor goes to.
 */
export function suggestMessage(message: string): void {
  contactStore().dispatch({ type: 'messageSuggested', message })
  contactStore().dispatch({ type: 'focusWanted' })
}
