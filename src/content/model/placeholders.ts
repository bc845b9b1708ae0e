/** The values a reply may contain. Spec section 5: figures of section 9, and the contacts. */
export interface ReplyFacts {
  /** Printed figures by id: `projects` → `50+`. */
  figures: Readonly<Record<string, string>>
  email: string
  supportEmail: string
  phone: string
  address: string
}

const PLACEHOLDER = /\{[^{}]*\}/g
const FIGURE = /^\{figure:([a-z0-9-]+)\}$/

/** All placeholders of a text, unchanged: `{figure:projects}`, `{email}`, also misspelt ones. */
export function placeholdersIn(text: string): string[] {
  return text.match(PLACEHOLDER) ?? []
}

/** The id of the figure in a placeholder, or `undefined` when it is not `{figure:…}`. */
export function figureOf(placeholder: string): string | undefined {
  return FIGURE.exec(placeholder)?.[1]
}

/**
 * Replaces the placeholders of a reply. Unknown placeholders stay unchanged:
 * the content check reports them.
 */
export function fillPlaceholders(text: string, { figures, email, supportEmail, phone, address }: ReplyFacts): string {
  return text.replace(PLACEHOLDER, (placeholder) => {
    if (placeholder === '{email}') return email
    if (placeholder === '{support}') return supportEmail
    if (placeholder === '{phone}') return phone
    if (placeholder === '{address}') return address
    const figure = figureOf(placeholder)
    return (figure !== undefined && Object.hasOwn(figures, figure) ? figures[figure] : undefined) ?? placeholder
  })
}
