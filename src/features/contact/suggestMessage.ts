import { HASH_SCROLL_DELAY } from '../../constants'
import { contactStore } from './contactSession'

let isFocusWanted = false
const forms = new Set<() => void>()

/**
 * Puts a text under what the visitor has written in the contact form, never
 * in its place, and takes the focus to the form: that of this page, or of the
 * page the visitor goes to. With the delay of a scroll to a fragment, because
 * a navigation moves the focus as well.
 */
export function suggestMessage(text: string): void {
  contactStore().dispatch({ type: 'messageSuggested', message: text })
  takeFocusToForm()
}

/** Takes the focus to the form of this page, or of the page the visitor goes to. */
export function takeFocusToForm(): void {
  isFocusWanted = true
  for (const focus of forms) focus()
}

/**
 * Registers a form that is on the page.
 * @param focus takes the focus to the field the visitor should fill in next
 * @returns ends the registration
 */
export function onMessageSuggested(focus: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = () => {
    if (!isFocusWanted) return
    timer = setTimeout(() => {
      isFocusWanted = false
      focus()
    }, HASH_SCROLL_DELAY)
  }
  forms.add(answer)
  answer()
  return () => {
    clearTimeout(timer)
    forms.delete(answer)
  }
}
