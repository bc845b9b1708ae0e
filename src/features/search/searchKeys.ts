import { keepStored, readStored } from '../../browser/storage'

const STORAGE_KEY = 'search-slash'
let isSlashOff: boolean | undefined

/**
 * Whether the “/” key opens the search. Speech input may press it by accident,
 * so it can be switched off (WCAG 2.1.4).
 */
export function slashOpens(): boolean {
  isSlashOff ??= readStored('localStorage', STORAGE_KEY) === 'off'
  return !isSlashOff
}

/** Switches the “/” key on or off; for this visit alone where storage is blocked. */
export function setSlashOpens(opens: boolean): void {
  isSlashOff = !opens
  keepStored('localStorage', STORAGE_KEY, opens ? null : 'off')
}

/** Whether a press of keys asks for the search: Ctrl+K or ⌘K anywhere, “/” outside of fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
  if (isComposing || altKey || event.defaultPrevented) return false
  if (code === 'KeyK' && !shiftKey) return ctrlKey !== metaKey
  if (key !== '/' || ctrlKey || metaKey || !slashOpens()) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}
