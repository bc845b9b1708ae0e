import { chatReducer, INITIAL_CHAT_STATE, type ChatEvent, type ChatState } from './chatMachine'
import type { Reply } from '../../assistant/reply'

/** The world outside, replaced in tests. */
export interface ChatEnvironment {
  reply: (question: string) => Reply
  /** Milliseconds of the epoch. */
  now: () => number
  /** Calls back once after so many milliseconds. */
  startTimer: (callback: () => void, milliseconds: number) => unknown
}

export interface ChatStore {
  getState(): ChatState
  dispatch(event: ChatEvent): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/**
 * Runs the chat machine: answers each question when its time has come and
 * tells its listeners. It belongs to the tab, not to a component: the
 * conversation goes on when the visitor follows a link of a reply.
 */
export function createChatStore(environment: ChatEnvironment): ChatStore {
  let state = INITIAL_CHAT_STATE
  const listeners = new Set<() => void>()

  function dispatch(event: ChatEvent): void {
    const previous = state
    state = chatReducer(previous, event)
    if (state === previous) return
    for (const listener of [...listeners]) listener()
    for (const { to, question, dueAt } of state.pending) {
      if (previous.pending.some((waiting) => waiting.to === to)) continue
      const answer = () => dispatch({ type: 'replied', at: environment.now(), to, reply: environment.reply(question) })
      environment.startTimer(answer, dueAt - environment.now())
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
