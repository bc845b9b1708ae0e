/** Small files of the site that machines ask for. */
import { LANGUAGES } from '../../routing/languages'
import { colourOf, type Colour } from '../../content/read/brand'

/** Where those who find a weakness look for an address to report it to (https://www.rfc-editor.org/rfc/rfc9116). */
export const SECURITY_TEXT = '.well-known/security.txt'

/** The standard advises at most a year. */
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

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/), for the home screens of phones.
 * @param colours of the company
 */
export function webManifest({ name }: { name: string }, colours: ReadonlyMap<string, Colour>): string {
  const paper = colourOf(colours, '--paper')
  const icon = (file: string, size: number) => ({ src: `/${file}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  }
  return `${JSON.stringify(manifest)}\n`
}

/**
 * File of the built site that holds an ISO day: from it on a build of the same
 * files differs. Whoever builds the site asks for it (`.github/workflows/rebuild.yml`).
 */
export const NEXT_BUILD = 'next-build.txt'
