import type { ReactNode } from 'react'
import { telLink } from '../../ui/telLink'

/**
 * An e-mail address, or a phone number with its country code; spaces and hyphens in it do not break. A sign of the
 * sentence behind it is no part of it, and a bracket is only as one of a pair.
 */
const CONTACT =
  /([a-z\d_+](?:[\w.+'-]*[\w+-])?@(?:[a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]*[a-z\d]|\+\d(?:[\u00a0\u2060 -]*(?:\d|\(\d+\))){6,})/i

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
