/** What a reply may quote. Spec section 5: figures of section 9, and the contacts. */
export interface ReplyFacts {
  /** Printed figures by id, as `projects` → `50+`. */
  figures: Readonly<Record<string, string>>
  email: string
  phone: string
}

const PLACEHOLDER = /\{[^{}]*\}/g
const FIGURE = /^\{figure:([a-z0-9-]+)\}$/

/** Every placeholder of a text, as it is written: `{figure:projects}`, `{email}`, also misspelt ones. */
export function placeholdersIn(text: string): string[] {
  return text.match(PLACEHOLDER) ?? []
}

/** The figure a placeholder names, or `undefined` when it is not `{figure:…}`. */
export function figureOf(placeholder: string): string | undefined {
  return FIGURE.exec(placeholder)?.[1]
}

/**
 * Puts the facts into a reply. A placeholder nobody knows stays as it is: the
 * content check refuses it long before a visitor could see it.
 */
export function fillPlaceholders(text: string, { figures, email, phone }: ReplyFacts): string {
  return text.replace(PLACEHOLDER, (placeholder) => {
    if (placeholder === '{email}') return email
    if (placeholder === '{phone}') return phone
    const figure = figureOf(placeholder)
    return (figure !== undefined && Object.hasOwn(figures, figure) ? figures[figure] : undefined) ?? placeholder
  })
}
