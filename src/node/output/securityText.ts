import { LANGUAGES } from '../../routing/languages'

/** Where finders of a weakness look for an address (https://www.rfc-editor.org/rfc/rfc9116). */
export const SECURITY_TEXT = '.well-known/security.txt'

/** A year is the most the standard advises; a site that is not built for so long is not looked after. */
const VALID_DAYS = 365

/**
 * `security.txt`: whom to write to about a weakness.
 * @param builtAt when the site is built; after a year the file has expired
 */
export function securityText({ url, supportEmail }: { url: string; supportEmail: string }, builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${url}/${SECURITY_TEXT}`,
    '',
  ].join('\n')
}
