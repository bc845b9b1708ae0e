/** Small files of the site for machines. */
import { siteNow } from '../../content/clock'
import { LANGUAGES } from '../../routing/languages'
import type { Output } from './output'

/** File with the contact address for security reports (https://www.rfc-editor.org/rfc/rfc9116). */
const SECURITY_TEXT = '.well-known/security.txt'

/** The standard recommends at most a year. */
const VALID_DAYS = 365

/**
 * `security.txt`: the contact for security reports.
 * @param builtAt time of the build; the file expires a year later
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

/**
 * File of the built site with the ISO day from which a build of the same files
 * differs. `.github/workflows/rebuild.yml` reads it.
 */
export const NEXT_BUILD = 'next-build.txt'

export const siteFiles: Output = ({ company, nextChange }, write) => {
  write(NEXT_BUILD, `${nextChange}\n`)
  write(SECURITY_TEXT, securityText(company, siteNow()))
}
