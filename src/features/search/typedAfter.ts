type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/**
 * What has been typed once another key is pressed, in a box that is not there yet.
 * @returns null when Esc gives it up, undefined when the key writes nothing
 */
export function typedAfter(
  typed: string,
  { key, ctrlKey, metaKey, altKey, isComposing }: Key,
): string | null | undefined {
  if (isComposing || ctrlKey || metaKey || altKey) return undefined
  if (key === 'Escape') return null
  if (key === 'Backspace') return typed.slice(0, -1)
  return key.length === 1 ? typed + key : undefined
}
