/** Placeholders in words: figures of the ledger, and contacts (spec section 5), also misspelt ones. */
export const PLACEHOLDER = /\{([^{}]*)\}/g

/** Replaces the placeholders that have a value. The others stay unchanged: the content check reports them. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder)
}
