import { createHash } from 'node:crypto'
import type { InlineSources } from './inlineSources'

const hashes = (texts: Iterable<string>) =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

/** The e-mail service the contact form talks to, unless it is on the site's own server. */
const MAIL_SERVICE = 'https://api.emailjs.com'

/**
 * Where the contact form sends, as a source of a policy.
 * @param setting `GATSBY_EMAILJS_ORIGIN` of the build
 */
export function mailSource(setting: string | undefined): string | undefined {
  if (setting === 'same-origin') return undefined
  return setting ? new URL(setting).origin : MAIL_SERVICE
}

/**
 * The one policy of all pages: nothing but what the site itself brings along,
 * its inline scripts and styles by hash, its form's e-mail service, and no
 * place in other sites' frames (https://www.w3.org/TR/CSP3/).
 * @param mail origin the form sends to, when that is another than the site's
 */
export function contentSecurityPolicy(found: InlineSources, mail: string | undefined): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(found.scripts)],
    'style-src': ["'self'", ...hashes(found.styles)],
    'style-src-attr':
      found.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...hashes(found.styleAttributes)] : ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mail],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}
