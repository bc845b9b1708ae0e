import { chatStore } from './chatSession'

/** Id of the button that opens the chat and closes it. */
export const CHAT_TOGGLE = 'chat-toggle'

/** Opens the chat as its button does, with a question in its input that the visitor has yet to send. */
export function openChat(question: string): void {
  chatStore.dispatch({ type: 'typed', value: question })
  const toggle = document.getElementById(CHAT_TOGGLE)
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
}
