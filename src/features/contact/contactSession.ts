import { useSyncExternalStore } from 'react'
import { INITIAL_CONTACT_STATE, type ContactState } from './contactState'
import { createContactStore, type ContactStore } from './contactStore'
import { readDraft, tabStorage } from './draft'
import { emailConnection } from './emailConnection'
import { createEmailSender, loadEmailClient, startTimer, type EmailSender } from './sendEmail'

/** The one form of a tab: what it holds outlives the page that shows it. */
interface ContactSession {
  store: ContactStore
  sender: EmailSender
}

let tab: ContactSession | undefined

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function openSession(): ContactSession {
  const storage = tabStorage(window)
  const sender = createEmailSender({
    load: loadEmailClient,
    connection: emailConnection(window.location.origin),
    startTimer,
    isOnline: () => navigator.onLine,
  })
  const store = createContactStore({
    send: (parameters) => sender.send(parameters),
    now: Date.now,
    startTimer,
    storage,
    guardLeaving(isGuarded) {
      if (isGuarded) window.addEventListener('beforeunload', askBeforeLeaving)
      else window.removeEventListener('beforeunload', askBeforeLeaving)
    },
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

const subscribe = (listener: () => void) => contactStore().subscribe(listener)
const snapshot = () => contactStore().getState()
const serverSnapshot = () => INITIAL_CONTACT_STATE

/** The state of this tab's form; while the page is being hydrated, that of an empty one. */
export function useContactState(): ContactState {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot)
}
