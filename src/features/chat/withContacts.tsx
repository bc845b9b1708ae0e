import type { ReactNode } from 'react'
import { telLink } from '../../ui/telLink'

/** An e-mail address, or a phone number with its country; spaces in it do not break. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\u00a0() -]{6,}\d)/

/** A text whose addresses and numbers can be pressed: nobody copies them out of a chat on a phone. */
export function withContacts(text: string): ReactNode[] {
  // `split` puts what the group caught at the odd places.
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
