/** Whether a press of keys asks for the search: Ctrl+K or ⌘K. */
export const opensSearch = (event: KeyboardEvent) =>
  event.code === 'KeyK' &&
  event.ctrlKey !== event.metaKey &&
  !(event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented)
