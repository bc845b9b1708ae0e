import { BOT_REPLY_DELAY } from '../../constants'
import type { Reply } from '../../assistant/topics'
import type { Language } from '../../routing/languages'

/** Spec section 3, "Chat message": the id is a timestamp, made unique. */
export interface ChatMessage extends Reply {
  id: number
  sender: 'bot' | 'user'
  /** Language of the assistant's text; a visitor's text may be in any language. */
  language?: Language
  /** Milliseconds of the epoch. */
  timestamp: number
  /** The visitor's question that a bot message answers. */
  question?: string
}

type Spoken = Reply & Pick<ChatMessage, 'language' | 'question'>

interface PendingReply {
  /** Id of the user's message. */
  to: number
  reply: Spoken
  /** Milliseconds from the question to its reply. A duration, because the clock may change meanwhile. */
  delay: number
}

export interface ChatState {
  isOpen: boolean
  /** The bubble beside the button; until it is dismissed or the chat is opened. */
  isTeaserVisible: boolean
  messages: readonly ChatMessage[]
  input: string
  /** While it is not empty, the typing indicator shows. Spec section 4. */
  pending: readonly PendingReply[]
}

/** Times (`at`) are milliseconds of the epoch; `random` is from 0 to below 1. */
export type ChatEvent =
  | { type: 'opened'; at: number; greeting: string; language: Language }
  | { type: 'closed' }
  | { type: 'teaserDismissed' }
  | { type: 'typed'; value: string }
  /** `isTyped`: sent from the input, which is then cleared; a suggested question does not clear it. */
  | { type: 'sent'; at: number; random: number; question: string; isTyped: boolean; reply: Spoken }
  | { type: 'replied'; at: number; to: number }

/** The chat as the server renders it: closed, with the teaser, and without messages, which need a clock. */
export const INITIAL_CHAT_STATE: ChatState = {
  isOpen: false,
  isTeaserVisible: true,
  messages: [],
  input: '',
  pending: [],
}

/** A random delay between one and two seconds, in milliseconds. */
function replyDelay(random: number): number {
  return Math.round(BOT_REPLY_DELAY.min + random * (BOT_REPLY_DELAY.max - BOT_REPLY_DELAY.min))
}

type Messages = ChatState['messages']

function withMessage(messages: Messages, at: number, message: Omit<ChatMessage, 'id' | 'timestamp'>): Messages {
  const last = messages.at(-1)
  return [...messages, { ...message, id: last ? Math.max(at, last.id + 1) : at, timestamp: at }]
}

/**
 * The chat widget as a state machine (spec section 4, "Chat"). Pure; an event
 * without effect in a state returns the same state object. The store starts a
 * timer for each entry of `pending`, which ends with `replied`; closing the
 * panel does not cancel a reply. A reply also shows the pending replies to
 * earlier questions, so that replies keep their order.
 */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  const { messages, pending } = state
  switch (event.type) {
    case 'opened': {
      if (state.isOpen) return state
      const greeting = { sender: 'bot', text: event.greeting, language: event.language, links: [] } as const
      const conversation = messages.length > 0 ? messages : withMessage(messages, event.at, greeting)
      return { ...state, isOpen: true, isTeaserVisible: false, messages: conversation }
    }
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false } : state
    case 'teaserDismissed':
      return state.isTeaserVisible ? { ...state, isTeaserVisible: false } : state
    case 'typed':
      return { ...state, input: event.value }
    case 'sent': {
      const question = event.question.trim()
      if (question === '') return state
      const asked = withMessage(messages, event.at, { sender: 'user', text: question, links: [] })
      const reply = { ...event.reply, question }
      const waiting = { to: asked.at(-1)!.id, reply, delay: replyDelay(event.random) }
      return { ...state, messages: asked, input: event.isTyped ? '' : state.input, pending: [...pending, waiting] }
    }
    case 'replied': {
      const end = pending.findIndex(({ to }) => to === event.to) + 1
      if (end === 0) return state
      const answered = pending
        .slice(0, end)
        .reduce((all, { reply }) => withMessage(all, event.at, { ...reply, sender: 'bot' }), messages)
      return { ...state, messages: answered, pending: pending.slice(end) }
    }
  }
}
