import { contactStore } from './contactTab'

let isFocusWanted = false
const forms = new Set<() => void>()

/**
 * Puts a text under what the visitor has written in the contact form, never
 * in its place, and takes the focus there: at once when the form is on the
 * page, else as soon as it is.
 */
export function suggestMessage(text: string): void {
  contactStore().dispatch({ type: 'messageSuggested', message: text })
  isFocusWanted = true
  for (const focus of forms) focus()
}

/**
 * Registers a form that is on the page.
 * @param focus takes the focus to the field the visitor should fill in next
 * @returns ends the registration
 */
export function onMessageSuggested(focus: () => void): () => void {
  const answer = () => {
    if (!isFocusWanted) return
    isFocusWanted = false
    focus()
  }
  forms.add(answer)
  answer()
  return () => forms.delete(answer)
}
