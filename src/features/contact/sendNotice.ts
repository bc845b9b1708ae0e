import { useSyncExternalStore } from 'react'
import { createStore } from '../createStore'

/** How a send ended on a page without a form; null once a form shows it, or after "Dismiss". */
type SendNotice = 'sent' | 'failed' | null

/** A file of its own, because every page shows the notice and only some carry the form. */
export const sendNotice = createStore<SendNotice, SendNotice>((_, notice) => notice, null)

export function useSendNotice(): SendNotice {
  return useSyncExternalStore(sendNotice.subscribe, sendNotice.getState, () => null)
}
