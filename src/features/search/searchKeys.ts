/** Whether a press of keys asks for the search: Ctrl+K or ⌘K. */
export function opensSearch({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent) {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing && !defaultPrevented
}
