import { telLink } from '../ui/telLink'
import { useSiteData } from './siteData'

/** Mail and phone of the company, for error messages. */
export function ContactWays() {
  const { email, phone } = useSiteData().company
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {' · '}
          <a href={telLink(phone)}>{phone}</a>
        </>
      )}
    </>
  )
}
