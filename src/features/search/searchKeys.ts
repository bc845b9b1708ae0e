/** Whether a key press opens the search: Ctrl+K or ⌘K. */
export const opensSearch = (event: KeyboardEvent) =>
  event.code === 'KeyK' &&
  event.ctrlKey !== event.metaKey &&
  !(event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented)
