import { createStore, type Store } from '../createStore'
import { chatReducer, INITIAL_CHAT_STATE, type ChatEvent, type ChatState } from './chatMachine'

/** The world outside, replaced in tests. */
interface ChatEnvironment {
  /** Milliseconds of the epoch. */
  now: () => number
  /** Calls back once after so many milliseconds. */
  startTimer: (callback: () => void, milliseconds: number) => unknown
  /** Keeps a teaser that is gone from coming back. Never throws. */
  forgetTeaser: () => void
}

type ChatStore = Store<ChatState, ChatEvent>

/** Runs the chat machine: reveals each reply when its time has come, also on the page a link of a reply led to. */
export function createChatStore(environment: ChatEnvironment): ChatStore {
  return createStore<ChatState, ChatEvent>(chatReducer, INITIAL_CHAT_STATE, (state, previous, dispatch) => {
    for (const { to, dueAt } of state.pending) {
      if (previous.pending.some((waiting) => waiting.to === to)) continue
      const reveal = () => dispatch({ type: 'replied', at: environment.now(), to })
      environment.startTimer(reveal, dueAt - environment.now())
    }
    if (previous.isTeaserVisible && !state.isTeaserVisible) environment.forgetTeaser()
  })
}
