import type { Language } from '../../routing/languages'
import type { ChatMessage } from './chatMachine'

/**
 * The language of a message where it is not that of the page: a conversation
 * goes on in the other language (WCAG 3.1.2). Latin letters of a visitor may
 * be anything.
 */
export function foreignLanguage({ text, sender }: Pick<ChatMessage, 'text' | 'sender'>, page: Language) {
  const isRussian = /\p{Script=Cyrillic}/u.test(text)
  const language: Language | undefined = isRussian ? 'ru' : sender === 'bot' ? 'en' : undefined
  return language === page ? undefined : language
}
