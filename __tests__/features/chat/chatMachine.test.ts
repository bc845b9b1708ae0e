import { chatReducer, INITIAL_CHAT_STATE, type ChatEvent, type ChatState } from '../../../src/features/chat/chatMachine'

const run = (state: ChatState, ...events: ChatEvent[]) => events.reduce(chatReducer, state)
const opened = (at = 100): ChatEvent => ({ type: 'opened', at, greeting: 'Hello.', language: 'en' })
const typed = (value: string): ChatEvent => ({ type: 'typed', value })
const answer = { text: 'Four weeks.', links: [{ label: 'Contact', to: '/#contact' }], asks: ['Who are you?'] }
const sent = (at: number, question: string, isTyped = false, random = 0.5): ChatEvent => ({
  type: 'sent',
  at,
  random,
  question,
  isTyped,
  reply: answer,
})
const replied = (to: number, at = 2000): ChatEvent => ({ type: 'replied', at, to })

const open = run(INITIAL_CHAT_STATE, opened())
const waiting = run(open, typed(' How long? '), sent(200, ' How long? ', true))
const answered = run(waiting, replied(200))

it('a question appends the trimmed message, clears the input and types', () => {
  const greeting = { id: 100, sender: 'bot', text: 'Hello.', language: 'en', links: [], timestamp: 100 }
  const asked = { id: 200, sender: 'user', text: 'How long?', links: [], timestamp: 200 }
  const pending = [{ to: 200, reply: { ...answer, question: 'How long?' }, delay: 1500 }]
  expect(open).toEqual({ isOpen: true, isTeaserVisible: false, messages: [greeting], input: '', pending: [] })
  expect(waiting).toEqual({ ...open, messages: [greeting, asked], pending })
})

it('sends a quick question and leaves the input alone', () => {
  const state = run(open, typed('half a'), sent(200, 'How do I get started?'))
  expect(state.messages.at(-1)?.text).toBe('How do I get started?')
  expect(state.input).toBe('half a')
  for (const event of [opened(300), sent(300, ' ')]) expect(run(state, event)).toBe(state)
})

it('gives ids from the clock, unique also within a millisecond', () => {
  const state = run(open, sent(100, 'one'), sent(100, 'two'), sent(50, 'three'))
  expect(state.messages.map(({ id }) => id)).toEqual([100, 101, 102, 103])
})

it('answers each question once, also while the panel is closed', () => {
  const reply = { id: 2000, sender: 'bot', ...answer, question: 'How long?', timestamp: 2000 }
  expect(answered).toEqual({ ...waiting, messages: [...waiting.messages, reply], pending: [] })
  expect(run(waiting, { type: 'closed' }, replied(200), opened(9000))).toEqual(answered)
  expect(run(answered, replied(200))).toBe(answered)
  expect(run(open, replied(1))).toBe(open)
})

it('replies come in the order of the questions, a quick one with those before it', () => {
  const two = run(waiting, sent(300, 'How much?', false, 0), replied(300))
  expect(two.messages.slice(-2).map(({ question }) => question)).toEqual(['How long?', 'How much?'])
  expect(run(two, replied(200))).toBe(two)
})
