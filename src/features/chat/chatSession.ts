import { useSyncExternalStore } from 'react'
import type { Reply } from '../../assistant/reply'
import { INITIAL_CHAT_STATE, type ChatState } from './chatMachine'
import { createChatStore } from './chatStore'

let answer: (question: string) => Reply = () => ({ text: '', links: [] })

/** The conversation of this tab: it outlives the page it began on. */
export const chatStore = createChatStore({
  reply: (question) => answer(question),
  now: Date.now,
  startTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
})

/** Hands over the answers, which come with the panel. */
export function answerWith(reply: (question: string) => Reply): void {
  answer = reply
}

const TEASER_KEY = 'chat-teaser'
let isRemembering = false

/** Keeps a dismissed teaser away for as long as the tab is open, page loads included. */
export function rememberTeaser(): void {
  if (isRemembering) return
  isRemembering = true
  try {
    if (sessionStorage.getItem(TEASER_KEY)) chatStore.dispatch({ type: 'teaserDismissed' })
    chatStore.subscribe(() => {
      if (!chatStore.getState().isTeaserVisible) sessionStorage.setItem(TEASER_KEY, 'dismissed')
    })
  } catch {
    // A browser that keeps nothing shows the teaser again.
  }
}

const serverSnapshot = () => INITIAL_CHAT_STATE

/** The state of this tab's chat; while the page is being hydrated, that of a closed one. */
export function useChatState(): ChatState {
  return useSyncExternalStore(chatStore.subscribe, chatStore.getState, serverSnapshot)
}
