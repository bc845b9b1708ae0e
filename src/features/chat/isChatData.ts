import type { ChatData } from '../../assistant/answerTo'

/** A file of another build than the panel's code, or a page in its place, is no chat. */
export function isChatData(value: unknown): value is ChatData {
  const data = value as Partial<ChatData> | null
  return (
    typeof data === 'object' &&
    data !== null &&
    typeof data.greeting === 'string' &&
    [data.quickQuestions, data.intents, data.answers].every(Array.isArray) &&
    [data.fallbacks?.short, data.fallbacks?.long].every((reply) => typeof reply?.text === 'string') &&
    typeof data.words?.title === 'string'
  )
}
