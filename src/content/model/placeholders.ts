/** Placeholders in words: figures of the ledger, and contacts (spec section 5). */
const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names of all placeholders of a text, also of misspelt ones: `figure:projects` of `{figure:projects}`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name)
}

/** Replaces the placeholders that have a value. The others stay unchanged: the content check reports them. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder)
}
