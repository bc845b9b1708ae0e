import type { TranscriptWords } from '../../assistant/answerTo'
import type { ChatMessage } from './chatMachine'

/**
 * Longest transcript in characters. Leaves half of the contact form's message
 * to the visitor's own words.
 */
export const MAX_TRANSCRIPT_LENGTH = 5000

/**
 * The conversation as plain text for the message of the contact form, one
 * paragraph a message, oldest first. A conversation that is too long loses
 * whole messages from its beginning, and says so.
 * @returns an empty string while the visitor has said nothing
 */
export function transcriptOf(messages: readonly ChatMessage[], words: TranscriptWords): string {
  if (!messages.some(({ sender }) => sender === 'user')) return ''
  const paragraphs = messages.map(({ sender, text }) => `${words[sender]}: ${text}`)
  const whole = [words.heading, ...paragraphs].join('\n\n')
  if (whole.length <= MAX_TRANSCRIPT_LENGTH) return whole

  const newest: string[] = []
  let length = words.heading.length + words.omitted.length + 4
  for (const paragraph of paragraphs.reverse()) {
    length += paragraph.length + 2
    if (length > MAX_TRANSCRIPT_LENGTH && newest.length > 0) break
    newest.unshift(paragraph)
  }
  return [words.heading, words.omitted, ...newest].join('\n\n')
}
