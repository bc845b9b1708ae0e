import { contactStore } from './contactSession'

/**
 * Puts a text under what the visitor has written in the contact form, never
 * in its place, and takes the focus to the form: that of this page, or of the
 * page the visitor goes to.
 */
export function suggestMessage(text: string): void {
  contactStore().dispatch({ type: 'messageSuggested', message: text })
  contactStore().dispatch({ type: 'focusWanted' })
}
