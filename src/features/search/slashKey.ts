const KEY = 'search-slash'
let isOff: boolean | undefined

/**
 * Whether the “/” key opens the search. Who speaks to the computer may press it
 * by accident and can switch it off (WCAG 2.1.4); storage may be blocked.
 */
export function slashOpens(): boolean {
  try {
    isOff ??= localStorage.getItem(KEY) === 'off'
  } catch {
    isOff = false
  }
  return !isOff
}

export function setSlashOpens(opens: boolean): void {
  isOff = !opens
  try {
    if (opens) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is blocked: it holds until the page is loaded anew.
  }
}

/** Whether a press of keys asks for the search: Ctrl+K or ⌘K anywhere, “/” where nothing is being typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
  if (isComposing || altKey || event.defaultPrevented) return false
  if (code === 'KeyK' && !shiftKey) return ctrlKey !== metaKey
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  return key === '/' && !ctrlKey && !metaKey && !isTyping && slashOpens()
}
