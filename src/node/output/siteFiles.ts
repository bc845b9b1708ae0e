/** Small files of the site for machines. */
import { siteNow } from '../../content/clock'
import { colourOf, type Colour } from '../../content/read/brand'
import { readColours } from '../brandFiles'
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
 * The web app manifest (https://www.w3.org/TR/appmanifest/), for home screens of phones.
 * @param colours of the company
 */
function webManifest({ name }: { name: string }, colours: ReadonlyMap<string, Colour>): string {
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
 * File of the built site with the ISO day from which a build of the same files
 * differs. `.github/workflows/rebuild.yml` reads it.
 */
export const NEXT_BUILD = 'next-build.txt'

export const siteFiles: Output = {
  name: 'small files for machines',
  write({ root, company, nextChange }, write) {
    write(NEXT_BUILD, `${nextChange}\n`)
    write('site.webmanifest', webManifest(company, readColours(root)))
    write(SECURITY_TEXT, securityText(company, siteNow()))
  },
}
