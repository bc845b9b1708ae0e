import { useSyncExternalStore } from 'react'
import { keepStored, readStored } from '../../browser/storage'
import { createStore } from '../createStore'
import { chatReducer, INITIAL_CHAT_STATE, type ChatEvent, type ChatState } from './chatMachine'

const TEASER_KEY = 'chat-teaser'

/** The conversation of this tab. It outlives the page it began on, so that a pending reply is shown on the next page. */
export const chatStore = createStore<ChatState, ChatEvent>(
  chatReducer,
  INITIAL_CHAT_STATE,
  (state, previous, dispatch) => {
    for (const { to, delay } of state.pending) {
      if (previous.pending.some((waiting) => waiting.to === to)) continue
      setTimeout(() => dispatch({ type: 'replied', at: Date.now(), to }), delay)
    }
    if (!state.isTeaserVisible) keepStored('localStorage', TEASER_KEY, 'dismissed')
  },
)

/** Hides a teaser that was dismissed on an earlier visit. */
export function restoreTeaser(): void {
  if (readStored('localStorage', TEASER_KEY) === 'dismissed') chatStore.dispatch({ type: 'teaserDismissed' })
}

/** The state of this tab's chat; during hydration, the initial state. */
export function useChatState(): ChatState {
  return useSyncExternalStore(chatStore.subscribe, chatStore.getState, () => INITIAL_CHAT_STATE)
}
