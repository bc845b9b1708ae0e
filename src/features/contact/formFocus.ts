import { useEffect, useRef, type RefObject } from 'react'
import { HASH_SCROLL_DELAY } from '../../constants'
import { CONTACT_FIELDS } from './contactFields'
import { contactStore } from './contactSession'

/** What was typed before the script ran is in the controls only, and would be wiped by the first render of the state. */
export function adoptTypedWords(form: HTMLFormElement): void {
  const store = contactStore()
  for (const field of CONTACT_FIELDS) {
    const typed = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)?.value ?? ''
    if (typed === '' || typed === store.getState().values[field]) continue
    store.dispatch(
      field === 'message' ? { type: 'messageSuggested', message: typed } : { type: 'edited', field, value: typed },
    )
  }
}

/** The first field that waits for the visitor, or the message. Not where the focus raises a keyboard over the form. */
function focusNextField(form: HTMLFormElement | null): void {
  if (window.matchMedia?.('(pointer: coarse)').matches) return
  const { values } = contactStore().getState()
  const next = CONTACT_FIELDS.find((field) => values[field].trim() === '' && field !== 'project') ?? 'message'
  form?.querySelector<HTMLElement>(`[name="${next}"]`)?.focus({ preventScroll: true })
}

/** Takes the focus to the form when the state asks for it, after a scroll to a fragment: a navigation moves it as well. */
export function useWantedFocus(isWanted: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      contactStore().dispatch({ type: 'focusTaken' })
      focusNextField(form.current)
    }, HASH_SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [isWanted, form])
}

/** Takes the focus to the first invalid field whenever a submit was refused. */
export function useFocusOnRefusal(invalidSubmits: number, firstInvalid: () => HTMLElement | null | undefined): void {
  const seen = useRef(invalidSubmits)
  useEffect(() => {
    if (invalidSubmits === seen.current) return
    seen.current = invalidSubmits
    firstInvalid()?.focus()
  }, [invalidSubmits, firstInvalid])
}

/** A disabled button loses the focus; whoever had it gets it back with the outcome. */
export function useFocusAfterSending(isSending: boolean, button: { current: HTMLButtonElement | null }): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    const isOver = wasSending.current && !isSending
    wasSending.current = isSending
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSending, button])
}
