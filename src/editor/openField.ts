/** The way from the pane to a field of the form. */
import { DEFAULT_LANGUAGE } from '../routing/languages'

/**
 * Opens a field in the form, by the message with which the editor's own previews do. The editor makes a field when
 * its place comes in sight: so the places before it are brought there one by one.
 * @param path in the form: `items.0.question.en`
 * @param locale language of an article's form; that of the open form if it is left out
 * @param onMissing called if the form has no such field
 */
export function openField(path: string, locale: string | undefined, onMissing: () => void, tries = 100): void {
  // The message alone would put a second form in place of the pane.
  document.querySelector<HTMLElement>(`[role="radio"][value="${locale}"][aria-checked="false"]`)?.click()
  const form = document.querySelector<HTMLElement>('.pane[data-mode="edit"]')
  const fieldAt = (at: string) => form?.querySelector(`[data-key-path="${CSS.escape(at)}"]`)
  // Of the fields of words in each language, the first one.
  const keyPath = [`${path}.${DEFAULT_LANGUAGE}`, path].find(fieldAt) ?? path
  postMessage(
    { type: 'highlight-editor-field', payload: { locale: locale ?? form?.dataset.locale, keyPath } },
    location.origin,
  )
  const field = fieldAt(keyPath)
  if (field && (field.querySelector('[data-key-path]') || !field.querySelector('.placeholder'))) return
  const steps = path.split('.')
  const above = steps.map((_, gone) => fieldAt(steps.slice(0, steps.length - gone).join('.'))).find(Boolean)
  ;(above ?? form)?.querySelector('.placeholder')?.scrollIntoView()
  if (tries === 0) onMissing()
  else setTimeout(() => openField(path, locale, onMissing, tries - 1), 50)
}
