import { useSyncExternalStore } from 'react'
import { INITIAL_CHAT_STATE, type ChatState } from './chatMachine'
import { createChatStore } from './chatStore'

const TEASER_KEY = 'chat-teaser'

/** The conversation of this tab: it outlives the page it began on. */
export const chatStore = createChatStore({
  now: Date.now,
  startTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
  forgetTeaser() {
    try {
      localStorage.setItem(TEASER_KEY, 'dismissed')
    } catch {
      // A browser that keeps nothing, or has no room left, shows the teaser again.
    }
  },
})

/** Dismisses a teaser that was dismissed on an earlier visit. */
export function recallTeaser(): void {
  try {
    if (localStorage.getItem(TEASER_KEY)) chatStore.dispatch({ type: 'teaserDismissed' })
  } catch {
    // Nothing was kept.
  }
}

const serverSnapshot = () => INITIAL_CHAT_STATE

/** The state of this tab's chat; while the page is being hydrated, that of a closed one. */
export function useChatState(): ChatState {
  return useSyncExternalStore(chatStore.subscribe, chatStore.getState, serverSnapshot)
}
