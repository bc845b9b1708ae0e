import { useSyncExternalStore } from 'react'
import { INITIAL_CONTACT_STATE, type ContactState } from './contactMachine'
import { createContactStore, type ContactStore } from './contactStore'
import { readDraft, tabStorage } from './draft'
import { emailParameters, type EmailRecipient } from './emailParameters'
import { createEmailSender, emailConnection, loadEmailClient, startTimer, type EmailSender } from './sendEmail'

/** The one form of a tab: what it holds outlives the page that shows it. */
interface ContactSession {
  store: ContactStore
  sender: EmailSender
}

let tab: ContactSession | undefined
let recipient: EmailRecipient | undefined

function openSession(): ContactSession {
  const storage = tabStorage(window)
  const sender = createEmailSender({
    load: loadEmailClient,
    connection: emailConnection(window.location.origin),
    startTimer,
  })
  const store = createContactStore({
    send: (parameters) => sender.send(parameters),
    parametersOf(values, firstTriedAt) {
      if (!recipient) throw new Error('A message was sent before any form was shown.')
      return emailParameters(values, recipient, firstTriedAt)
    },
    now: Date.now,
    startTimer,
    storage,
  })
  // Before anything else can be said to the store: its first change overwrites the draft.
  const draft = readDraft(storage)
  if (draft) store.dispatch({ type: 'restored', draft })
  return { store, sender }
}

function currentSession(): ContactSession {
  tab ??= openSession()
  return tab
}

/** The store of this tab, with the draft of an earlier page restored. Browser only. */
export function contactStore(): ContactStore {
  return currentSession().store
}

/** Fetches the e-mail library ahead of the first send; asked again, does nothing. Browser only. */
export function preloadEmail(): void {
  currentSession().sender.preload()
}

/** Names the company the messages of this tab go to. */
export function setRecipient(company: EmailRecipient): void {
  recipient = company
}

const subscribe = (listener: () => void) => contactStore().subscribe(listener)
const snapshot = () => contactStore().getState()
const serverSnapshot = () => INITIAL_CONTACT_STATE

/** The state of this tab's form; while the page is being hydrated, that of an empty one. */
export function useContactState(): ContactState {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot)
}
