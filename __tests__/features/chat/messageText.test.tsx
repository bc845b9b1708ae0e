/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ChatMessage } from '../../../src/features/chat/chatMachine'
import { MAX_TRANSCRIPT_LENGTH, transcriptOf } from '../../../src/features/chat/ChatPanel'
import { withContacts } from '../../../src/features/chat/withContacts'

it('makes addresses and numbers of a text links, and leaves the words as they are', () => {
  const text = 'Write to hello@brightkeel.example or call +1\u00a0555\u00a0010\u00a00199. 2022, 24/7 and 50+ stay.'
  const { container } = render(<p>{withContacts(text)}</p>)
  expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@brightkeel.example',
    'tel:+15550100199',
  ])
})

const words = {
  'transcript.heading': 'Conversation:',
  'transcript.user': 'Visitor',
  'transcript.bot': 'Assistant',
  'transcript.omitted': '(earlier messages left out)',
}
const message = (id: number, sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id,
  sender,
  text,
  links: [],
  timestamp: id,
})

it('the transcript is the conversation as text, oldest first', () => {
  const messages = [message(1, 'bot', 'Hello.'), message(2, 'user', 'How long?'), message(3, 'bot', 'Four weeks.')]
  Object.assign(messages[2], { about: 'Terms', closest: 'Closest:' })
  expect(transcriptOf(messages, words)).toBe(
    'Conversation:\n\nAssistant: Hello.\n\nVisitor: How long?\n\nAssistant: Closest: Terms. Four weeks.',
  )
})

it('a long transcript leaves out whole messages from its beginning, and says so', () => {
  const messages = Array.from({ length: 100 }, (_, index) => message(index, 'user', `${index} ${'x'.repeat(200)}`))
  const text = transcriptOf(messages, words)
  expect(text.length).toBeLessThanOrEqual(MAX_TRANSCRIPT_LENGTH)
  expect(text.startsWith('Conversation:\n\n(earlier messages left out)\n\nVisitor: ')).toBe(true)
  expect(text.endsWith(`Visitor: 99 ${'x'.repeat(200)}`)).toBe(true)
})

it('the transcript keeps the newest message whole, however long it is', () => {
  const long = 'x'.repeat(MAX_TRANSCRIPT_LENGTH + 1)
  expect(transcriptOf([message(1, 'bot', 'Hello.'), message(2, 'user', long)], words)).toContain(long)
})
