import { BOT_REPLY_DELAY } from '../../constants'
import type { Reply } from '../../assistant/answerTo'

/** Spec section 3, "Chat message": the id is a timestamp, made unique. */
export interface ChatMessage extends Reply {
  id: number
  sender: 'bot' | 'user'
  /** Milliseconds of the epoch. */
  timestamp: number
  /** The visitor's question that a bot message answers. */
  question?: string
}

/** A question whose reply is not shown yet. */
interface PendingReply {
  /** Id of the user's message. */
  to: number
  question: string
  reply: Reply
  /** Milliseconds from the question to its reply. Not a moment: the clock may be changed meanwhile. */
  delay: number
}

export interface ChatState {
  isOpen: boolean
  /** The bubble beside the button; until it is dismissed or the chat is opened. */
  isTeaserVisible: boolean
  messages: readonly ChatMessage[]
  /** Content of the input field. */
  input: string
  pending: readonly PendingReply[]
}

/** Moments (`at`) are milliseconds of the epoch; `random` is a number from 0 up to 1. */
export type ChatEvent =
  | { type: 'opened'; at: number; greeting: string }
  | { type: 'closed' }
  | { type: 'teaserDismissed' }
  | { type: 'typed'; value: string }
  /** `isTyped`: sent from the input, which is then cleared; a quick question leaves it alone. */
  | { type: 'sent'; at: number; random: number; question: string; isTyped: boolean; reply: Reply }
  | { type: 'replied'; at: number; to: number }

type SentEvent = Extract<ChatEvent, { type: 'sent' }>

/** The chat as the server renders it: closed, with the teaser, and without messages, which need a clock. */
export const INITIAL_CHAT_STATE: ChatState = {
  isOpen: false,
  isTeaserVisible: true,
  messages: [],
  input: '',
  pending: [],
}

/** A random delay between one and two seconds, in milliseconds. */
export function replyDelay(random: number): number {
  return Math.round(BOT_REPLY_DELAY.min + random * (BOT_REPLY_DELAY.max - BOT_REPLY_DELAY.min))
}

/** Whether the typing indicator shows: from a send until its reply. Spec section 4. */
export function isTyping(state: ChatState): boolean {
  return state.pending.length > 0
}

/** Whether the quick questions show: only while the conversation holds a single message. Spec section 2. */
export function showsQuickQuestions(state: ChatState): boolean {
  return state.messages.length === 1
}

/** Whether Send is enabled: not for an empty or blank input. Spec section 2. */
export function canSend(state: ChatState): boolean {
  return state.input.trim() !== ''
}

function addMessage(
  state: ChatState,
  sender: ChatMessage['sender'],
  at: number,
  { about, text, links, asks }: Reply,
  question?: string,
): ChatState {
  const last = state.messages.at(-1)
  const message = {
    id: last ? Math.max(at, last.id + 1) : at,
    sender,
    about,
    text,
    links,
    asks: asks?.length ? asks : undefined,
    timestamp: at,
    question,
  }
  return { ...state, messages: [...state.messages, message] }
}

function open(state: ChatState, at: number, greeting: string): ChatState {
  const opened = { ...state, isOpen: true, isTeaserVisible: false }
  return state.messages.length > 0 ? opened : addMessage(opened, 'bot', at, { text: greeting, links: [] })
}

/** Sends a question together with the reply that is to come. */
function send(state: ChatState, event: SentEvent): ChatState {
  const { at, random, question, isTyped } = event
  const text = question.trim()
  if (text === '') return state
  const asked = addMessage(state, 'user', at, { text, links: [] })
  const to = asked.messages.at(-1)?.id ?? at
  return {
    ...asked,
    input: isTyped ? '' : state.input,
    pending: [...state.pending, { to, question: text, reply: event.reply, delay: replyDelay(random) }],
  }
}

/**
 * Replies to a question, and to all earlier ones that still wait, so that replies
 * keep the order of the questions. A question is answered once.
 */
function reply(state: ChatState, at: number, to: number): ChatState {
  const end = state.pending.findIndex((waiting) => waiting.to === to) + 1
  if (end === 0) return state
  let replied: ChatState = { ...state, pending: state.pending.slice(end) }
  for (const waiting of state.pending.slice(0, end)) {
    replied = addMessage(replied, 'bot', at, waiting.reply, waiting.question)
  }
  return replied
}

/**
 * The chat widget as a machine (spec section 4, "Chat"). Pure; an event that
 * means nothing in a state returns that same state object. The store starts a
 * timer for each entry of `pending`, which ends with `replied`; closing the
 * panel does not cancel a reply.
 */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'opened':
      return state.isOpen ? state : open(state, event.at, event.greeting)
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false } : state
    case 'teaserDismissed':
      return state.isTeaserVisible ? { ...state, isTeaserVisible: false } : state
    case 'typed':
      return { ...state, input: event.value }
    case 'sent':
      return send(state, event)
    case 'replied':
      return reply(state, event.at, event.to)
  }
}
