import type { ReactNode } from 'react'
import { telLink } from '../../ui/telLink'

/** An e-mail address, or a phone number with its country code; spaces and hyphens in it do not break. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\u00a0\u2060() -]{6,}\d)/

/** A text with its e-mail addresses and phone numbers as links: on a phone it is hard to copy them from a chat. */
export function withContacts(text: string): ReactNode[] {
  // `split` puts the matches of the group at odd indices.
  return text.split(CONTACT).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={place} href={part.includes('@') ? `mailto:${part}` : telLink(part)}>
        {part}
      </a>
    ),
  )
}
